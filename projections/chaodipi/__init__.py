"""What 炒地皮 adds to what the log of its table means."""
