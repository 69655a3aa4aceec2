"""五子棋 on a page: what the viewer draws its board from, and the board without script."""
