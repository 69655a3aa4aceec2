"""What the log means for 掼蛋: frames of the hands, views, places of plays, results in words."""
