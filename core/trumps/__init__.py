"""The table of games with named trumps and a bottom: two packs, four seats, partners opposite. It knows no game's name."""
