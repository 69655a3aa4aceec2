"""What 升级 adds to what the log of its table means."""
