"""The terminal face: `fupan`."""
