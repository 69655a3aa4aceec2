"""炒地皮 as it is written in a transcript."""
