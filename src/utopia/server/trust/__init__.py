"""HTTPS at home: an authority of this server's own, its certificates, and the page that explains how to trust them."""
