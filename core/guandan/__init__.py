"""掼蛋: the house rules of the invitational (GD) and the competition rules (GC), one game with two presets."""
