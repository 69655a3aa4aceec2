"""What the log means: frames, scores, findings, reports, and answers to rule questions."""
