/** Drawings of two people at one position: both stay. */

/** What stands there, without what one has taken away and with what one has added since one saw it. */
export function merged<Thing>(stored: readonly Thing[], seen: readonly Thing[], wanted: readonly Thing[], placeOf: (one: Thing) => string): Thing[] {
  const isSame = (one: Thing, other: Thing): boolean => JSON.stringify(one) === JSON.stringify(other)
  const kept = new Set(wanted.map(placeOf))
  const gone = new Set(seen.map(placeOf).filter((place) => !kept.has(place)))
  const added = wanted.filter((one) => !seen.some((other) => isSame(one, other)))
  const places = new Set(added.map(placeOf))
  return [...stored.filter((one) => !gone.has(placeOf(one)) && !places.has(placeOf(one))), ...added]
}
