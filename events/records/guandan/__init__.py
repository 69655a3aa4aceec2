"""Record files of 掼蛋."""
