"""升级 on a page: what the viewer draws its table from, the table without script, and what could be played."""
