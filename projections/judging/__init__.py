"""The operations of the judge protocol, one module a game."""
