"""Record files of 斗地主: OpenSpiel playthroughs, RLCard-Showdown replays and lists of plays in ranks."""
