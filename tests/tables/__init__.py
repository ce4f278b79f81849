"""Tables: seats, drafts, take-backs and the record on disk."""
