/** Which of the labels along an axis are shown: the last one, and before it those that have room. */

/** `places` in order, in pixels; `least` is how far two labels stand apart at least. */
export function spaced(places: readonly number[], least: number): boolean[] {
  let next = Infinity
  return places
    .toReversed()
    .map((place) => {
      if (next - place < least) return false
      next = place
      return true
    })
    .toReversed()
}
