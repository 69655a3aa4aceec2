"""What the log means for 升级: frames of hands and bottom, views, places of plays, results in words, what may be done."""
