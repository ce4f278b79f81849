"""Fair draws: fixed by a secret seed before the first one, and open to everybody's check afterwards (docs/fair.md)."""
