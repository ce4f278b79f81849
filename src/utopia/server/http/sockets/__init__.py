"""The websockets: who may open one, how many, and which only tell."""
