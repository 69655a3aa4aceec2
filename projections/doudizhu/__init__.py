"""What the log means for 斗地主: frames of the hands, views, places of plays, results in words."""
