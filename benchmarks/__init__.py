"""Measured against peers in one run: `python -m benchmarks` prints ratios."""
