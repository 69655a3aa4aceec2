"""The viewer: a component that holds all frames of a match in the browser and steps through them without asking the server."""
