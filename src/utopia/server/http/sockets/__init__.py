"""The websockets: access, limits, and those that only send."""
