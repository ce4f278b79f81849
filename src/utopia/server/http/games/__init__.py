"""Games that run or ran: mine, their records, the next one with the same people."""
