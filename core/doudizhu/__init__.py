"""斗地主: three seats, hidden hands, one landlord against two farmers."""
