"""The project's documentation, and what writes its generated pages."""
