"""Record files in and out: foreign formats and our own transcript."""
