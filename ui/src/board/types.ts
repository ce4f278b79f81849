/** What goes in and out of the board: plain data. The board knows nothing of moves. */

/** A place on the sheet, in map units (x to the right, y down). */
export type Point = [x: number, y: number]
/** A circle on the sheet: middle and radius. */
export type Circle = [x: number, y: number, radius: number]
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A district as `GET /api/boards/DIGEST.json` gives it; numbers of islands, sectors and districts count from 0. */
export interface DistrictSheet {
  id: string
  name: string
  island: number
  /** Printed on the map. */
  value: number
  harbour: boolean
  /** -1 inland. */
  sector: number
  /** `d` of the ground between the streets, corners rounded. */
  path: string
  /** The same ground as a polygon: pieces stand inside. */
  ground: Point[]
  /** Where no piece may stand: value, boat, wonder. */
  clear: Circle[]
  seal: Point
  boat: Point | null
  /** Middle of the monument's foot. */
  monument: Point
  /** Middle of the free ground. */
  middle: Point
  /** Districts across a street or bridge. */
  neighbours: number[]
}

export interface IslandSheet {
  id: string
  /** `d` of the coast. */
  path: string
  /** Middle of the wonder's plinth. */
  wonder: Point
  /** Middle of the guest ship's waterline. */
  ship: Point
  /** Where the island's name stands, below its ship. */
  label: Point
}

export interface SectorSheet {
  id: string
  name: string
  label: Point
  /** `d` of the lane that boats take along the coast; empty if no harbour lies here. */
  lane: string
  adjacent: number[]
}

export interface BoardSheet {
  name: string
  canvas: [width: number, height: number]
  /** The map within the canvas; around it lie the score track and, at the left, the scale. */
  sea: Box
  /** The part of the sea to show where there is no room for track and scale. */
  crop: Box
  districts: DistrictSheet[]
  islands: IslandSheet[]
  sectors: SectorSheet[]
}

/** Something on the board that can be touched, pointed at, lit or chosen. A guest's kind is `island * 5 + civilization`. */
export type Touched =
  | { kind: 'district'; district: number }
  | { kind: 'stack'; district: number; seat: number; civilization: number }
  | { kind: 'guest'; guest: number }
  | { kind: 'civilization'; civilization: number }
  | { kind: 'seat'; seat: number }
  | { kind: 'wonder'; island: number }
  | { kind: 'monument'; district: number }

/** The same word for the same thing, to be kept in sets: `district 4`, `stack 4 0 2`, `guest 11`. */
export type Key = string

export function keyOf(thing: Touched): Key {
  switch (thing.kind) {
    case 'district':
    case 'monument':
      return `${thing.kind} ${thing.district}`
    case 'stack':
      return `stack ${thing.district} ${thing.seat} ${thing.civilization}`
    case 'guest':
      return `guest ${thing.guest}`
    case 'civilization':
      return `civilization ${thing.civilization}`
    case 'seat':
      return `seat ${thing.seat}`
    case 'wonder':
      return `wonder ${thing.island}`
  }
}

/** What can be touched now. While it is not empty the rest of the map dims. */
export type Lit = ReadonlySet<Key>
/** What has been chosen on the way to a move. */
export type Chosen = ReadonlySet<Key>
/** What is there as long as its maker does not take it back. */
export type Tentative = ReadonlySet<Key>

/** What a move would bring, drawn before it is made. `count` is how many would stand there then (0: it would be gone). */
export type Ghost =
  | { kind: 'stack'; district: number; seat: number; civilization: number; count: number }
  | { kind: 'monument'; district: number; seat: number; civilization: number }
  | { kind: 'wonder'; island: number; seat: number }
  | { kind: 'scale'; civilization: number; value: number }

/** A touch that was refused: shaken and crossed out for a moment. `at` grows, so that the same thing can shake again. */
export interface Refused {
  thing: Touched
  at: number
}

/** Where princes go: from x, y to x, y, and whether by sea. */
export type Arrow = [x: number, y: number, toX: number, toY: number, sea: boolean | number]

/** What a district has just paid its owner. */
export interface Payment {
  district: number
  seat: number
  points: number
}
