/** What flies when one position becomes the next: found by comparing the two, so that nothing need be told twice. */

import type { View } from '../protocol'

/** Where a piece comes from or goes to. `away` is its owner's supply, or the bag. */
export type End =
  | { kind: 'district'; district: number }
  | { kind: 'ship'; guest: number }
  | { kind: 'wonder'; island: number }
  | { kind: 'away'; seat: number }

export interface Flight {
  piece: 'prince' | 'guest' | 'monument'
  /** -1: nobody's, a guest. */
  seat: number
  civilization: number
  from: End
  to: End
}

/** More than this are not followed by any eye: the new position is simply shown. */
export const MOST = 12

/** The flights of princes, guests and monuments from the one view to the other, those that belong together in a row. */
export function flightsBetween(before: View, after: View): Flight[] {
  const flights = [...princes(before, after), ...monuments(before, after)]
  return flights.length > MOST ? [] : flights
}

type Change = { district: number; seat: number; civilization: number; by: number }

function princes(before: View, after: View): Flight[] {
  const changes = changesOf(before, after)
  const gone = changes.filter((one) => one.by < 0).map((one) => ({ ...one }))
  const flights: Flight[] = []
  for (const come of changes.filter((one) => one.by > 0)) {
    for (let count = 0; count < come.by; count++) {
      const from = gone.find((one) => one.seat === come.seat && one.civilization === come.civilization && one.by < 0)
      if (from) from.by += 1
      const start: End = from ? { kind: 'district', district: from.district } : comingFrom(before, after, come)
      flights.push(prince(come, start, { kind: 'district', district: come.district }))
    }
  }
  for (const left of gone)
    for (let count = left.by; count < 0; count++)
      flights.push(prince(left, { kind: 'district', district: left.district }, goingTo(before, after, left)))
  return flights
}

function prince(change: Change, from: End, to: End): Flight {
  return { piece: 'prince', seat: change.seat, civilization: change.civilization, from, to }
}

function changesOf(before: View, after: View): Change[] {
  const sums = new Map<string, Change>()
  const add = ([district, seat, civilization, count]: [number, number, number, number], sign: number): void => {
    const key = `${district} ${seat} ${civilization}`
    const one = sums.get(key) ?? { district, seat, civilization, by: 0 }
    one.by += sign * count
    sums.set(key, one)
  }
  for (const stack of before.princes) add(stack, -1)
  for (const stack of after.princes) add(stack, 1)
  return [...sums.values()].filter((one) => one.by !== 0)
}

/** A prince who enters comes off the ship that a guest of the same civilization has just left. */
function comingFrom(before: View, after: View, come: Change): End {
  for (let guest = come.civilization; guest < 20; guest += 5)
    if ((after.ships[guest] ?? 0) < (before.ships[guest] ?? 0)) return { kind: 'ship', guest }
  return { kind: 'away', seat: come.seat }
}

/** A prince who leaves goes to the wonder that was just built, or home. */
function goingTo(before: View, after: View, left: Change): End {
  const island = after.wonders.findIndex((seat, index) => seat === left.seat && before.wonders[index] !== seat)
  return island >= 0 ? { kind: 'wonder', island } : { kind: 'away', seat: left.seat }
}

function monuments(before: View, after: View): Flight[] {
  return after.monuments.flatMap((civilization, district): Flight[] => {
    if (civilization < 0 || before.monuments[district] === civilization) return []
    const seat = after.owners[district] ?? -1
    return [{ piece: 'monument', seat, civilization, from: { kind: 'away', seat }, to: { kind: 'district', district } }]
  })
}
