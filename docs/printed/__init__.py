"""The generated pages, one module each: plain functions from the program's own values to Markdown."""
