"""`utopia token`: what a token of a server may do, its end, and keeping it on this machine for `utopia bot`."""
