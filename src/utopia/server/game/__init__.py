"""Games in memory, each with its clients: commands one after the other, durable before anybody is told."""
