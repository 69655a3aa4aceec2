"""The referee's desk: calls, facts, offences, rulings and appeals, beside whatever game is played."""
