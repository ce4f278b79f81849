"""What crosses the wire, as msgspec structs; the page's TypeScript types are made from them (`just types`)."""
