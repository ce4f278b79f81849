/** Where the pieces of a district stand: its monument first, then the stacks, as large as they go, in neat rows. */

import { Ground, type Standing } from './ground'
import type { DistrictSheet, Point } from './types'

/** How large pieces and signs are drawn: on a small map they are bigger in map units. */
export interface Measure {
  /** Radius of a prince where there is room enough. */
  prince: number
  seal: number
  boat: number
}
export const ROOMY: Measure = { prince: 22, seal: 1, boat: 1 }
export const COMPACT: Measure = { prince: 30, seal: 1.35, boat: 1.2 }

export interface Placed {
  x: number
  y: number
  radius: number
}

export interface Layout {
  /** Middle of the monument's foot. */
  monument: Standing | null
  /** One place a stack, in reading order. */
  stacks: Placed[]
}

/** The last ones are for what no game has seen: 25 stacks beside a monument in the smallest district. */
const SHRINK = [1, 0.93, 0.86, 0.8, 0.73, 0.66, 0.6, 0.53, 0.46, 0.39, 0.33, 0.28, 0.23]
const MONUMENT_SCALES = [0.86, 0.78, 0.7, 0.62, 0.55]
/** Share of its radius that a piece needs around its middle: the corners of shapes may touch the rim. */
const NEEDED = 0.92
const HONEYCOMB_GAIN = 1.12

/** Where nothing stands: its ground need not be surveyed yet. */
const BARE: Layout = { monument: null, stacks: [] }

const grounds = new WeakMap<DistrictSheet, Map<Measure, Ground>>()
const known = new WeakMap<Ground, Map<string, Layout>>()

/** The places of a monument and of so many stacks in a district; the same question has the same answer. */
export function layoutOf(district: DistrictSheet, stacks: number, hasMonument: boolean, measure: Measure): Layout {
  if (!stacks && !hasMonument) return BARE
  const ground = groundOf(district, measure)
  const layouts = known.get(ground) ?? new Map<string, Layout>()
  known.set(ground, layouts)
  const key = `${stacks} ${hasMonument}`
  const here = layouts.get(key) ?? solve(ground, district, stacks, hasMonument, measure)
  layouts.set(key, here)
  return here
}

function groundOf(district: DistrictSheet, measure: Measure): Ground {
  const grown = grounds.get(district) ?? new Map<Measure, Ground>()
  grounds.set(district, grown)
  const signs = [measure.seal, ...(district.boat ? [measure.boat] : [])]
  const here =
    grown.get(measure) ??
    new Ground(
      district.ground,
      district.clear.map(([x, y, radius], index) => [x, y, radius * (signs[index] ?? 1)]),
    )
  grown.set(measure, here)
  return here
}

function solve(
  ground: Ground,
  district: DistrictSheet,
  stacks: number,
  hasMonument: boolean,
  measure: Measure,
): Layout {
  const monument = hasMonument ? placeOfMonument(ground, district, stacks, measure) : null
  if (stacks === 0) return { monument, stacks: [] }
  const room = monument ? ground.beside(monument) : ground.room
  const placed = fill(spaceOf(ground, room), stacks, measure.prince) ?? fill(spaceOf(ground, ground.room), stacks, measure.prince)
  return { monument, stacks: placed ?? [] }
}

/** Where the monument leaves most to the pieces: the larger both are the better. */
function placeOfMonument(ground: Ground, district: DistrictSheet, stacks: number, measure: Measure): Standing {
  const [x, y] = district.monument
  let best: Standing = { x, y, scale: MONUMENT_SCALES[MONUMENT_SCALES.length - 1]! }
  let bestWorth = 0
  for (const scale of MONUMENT_SCALES) {
    // Both shall be large: a little more for the one is worth no great loss for the other.
    const own = scale
    for (const standing of standings(ground, district, scale)) {
      if (stacks === 0) return standing
      const least = (bestWorth / own) * measure.prince
      if (least >= measure.prince) continue
      const radius = largestRows(spaceOf(ground, ground.beside(standing), true), stacks, measure.prince, least)
      if (!radius) continue
      best = standing
      bestWorth = own * (radius / measure.prince)
    }
  }
  return best
}

const borne = new WeakMap<Ground, Map<number, Standing[]>>()

/** Where a monument of that size can stand: the usual place first, then as far as possible to each side. */
function standings(ground: Ground, district: DistrictSheet, scale: number): Standing[] {
  const byScale = borne.get(ground) ?? new Map<number, Standing[]>()
  borne.set(ground, byScale)
  const here = byScale.get(scale) ?? findStandings(ground, district.monument, scale)
  byScale.set(scale, here)
  return here
}

function findStandings(ground: Ground, usual: Point, scale: number): Standing[] {
  const able: Standing[] = []
  for (const [x, y] of ground.placesFrom(usual, true)) if (ground.bears({ x, y, scale })) able.push({ x, y, scale })
  if (!able.length) return []
  const [middleX, middleY] = ground.middle
  const by = (far: (one: Standing) => number) => able.reduce((a, b) => (far(b) < far(a) ? b : a))
  const found = [
    able[0]!,
    by((one) => one.x + Math.abs(one.y - middleY - 30) / 4),
    by((one) => -one.x + Math.abs(one.y - middleY - 30) / 4),
    by((one) => one.y + Math.abs(one.x - middleX) / 4),
    by((one) => -one.y + Math.abs(one.x - middleX) / 4),
  ]
  return [...new Set(found)]
}

/** The room in which pieces are to stand, with all that is worth knowing of it beforehand. */
interface Space {
  ground: Ground
  room: Float32Array
  middle: Point
  /** The nearest to the middle first. */
  places: Point[]
  area: number
}

function spaceOf(ground: Ground, room: Float32Array, isCoarse = false): Space {
  const middle = ground.middleOf(room)
  return { ground, room, middle, places: ground.placesFrom(middle, isCoarse), area: ground.areaOf(room) }
}

/** So many pieces as large as they go; null if they do not fit. */
function fill(space: Space, count: number, largest: number): Placed[] | null {
  const radii = SHRINK.map((share) => share * largest).filter((one) => isThinkable(space, count, one))
  const rows = firstOf(radii, (radius) => inRows(space, count, radius))
  const beaten = rows ? rows[0]!.radius * HONEYCOMB_GAIN : 0
  const larger = radii.filter((radius) => radius >= beaten)
  return firstOf(larger, (radius) => inHoneycomb(space, count, radius)) ?? rows
}

/** How large so many pieces in rows can be, if larger than `least`; else 0. */
function largestRows(space: Space, count: number, largest: number, least: number): number {
  const radii = SHRINK.map((share) => share * largest).filter((one) => one > least && isThinkable(space, count, one))
  return firstOf(radii, (radius) => inRows(space, count, radius))?.[0]?.radius ?? 0
}

function firstOf(radii: number[], solved: (radius: number) => Placed[] | null): Placed[] | null {
  for (const radius of radii) {
    const found = solved(radius)
    if (found) return found
  }
  return null
}

/** Whether circles of that size cover no more ground than there is, packed as densely as circles can be. */
function isThinkable(space: Space, count: number, radius: number): boolean {
  return (count * Math.PI * (radius * NEEDED) ** 2) / 0.907 <= space.area
}

/** The block of rows nearest to the middle that fits. */
function inRows({ ground, room, middle, places }: Space, count: number, radius: number): Placed[] | null {
  const pitch = radius * 2 + 1
  let best: Placed[] | null = null
  let bestFar = Infinity
  for (let columns = 1; columns <= Math.min(count, 9); columns++) {
    const lines = Math.ceil(count / columns)
    if (columns > 1 && Math.ceil(count / (columns - 1)) === lines) continue // an emptier block of as many rows
    const block = blockOf(count, columns, lines, pitch)
    const hardest = [...block].sort((a, b) => Math.hypot(...b) - Math.hypot(...a))
    const fits = ([x, y]: Point) =>
      hardest.every(([dx, dy]) => ground.roomAt(x + dx, y + dy, room) >= radius * NEEDED)
    const place = places.find(fits)
    if (!place) continue
    // Of two blocks as near the squarer one reads better.
    const far = Math.hypot(place[0] - middle[0], place[1] - middle[1]) + Math.abs(columns - lines) * 2
    if (far >= bestFar) continue
    best = block.map(([dx, dy]) => ({ x: place[0] + dx, y: place[1] + dy, radius }))
    bestFar = far
  }
  return best
}

function blockOf(count: number, columns: number, lines: number, pitch: number): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const line = Math.floor(index / columns)
    const inLine = line === lines - 1 ? count - line * columns : columns
    return [((index % columns) - (inLine - 1) / 2) * pitch, (line - (lines - 1) / 2) * pitch]
  })
}

/** The places of a honeycomb nearest to the middle, in reading order. */
function inHoneycomb(space: Space, count: number, radius: number): Placed[] | null {
  const { middle } = space
  const farOf = (one: Placed) => Math.hypot(one.x - middle[0], one.y - middle[1])
  let best: Placed[] | null = null
  let bestFar = Infinity
  for (const shiftX of [0, 0.25, 0.5, 0.75]) {
    for (const shiftY of [0, 0.25, 0.5, 0.75]) {
      const cells = cellsOf(space, radius, shiftX, shiftY)
      if (cells.length < count) continue
      const nearest = cells.sort((a, b) => farOf(a) - farOf(b)).slice(0, count)
      const far = nearest.reduce((sum, one) => sum + farOf(one), 0)
      if (far < bestFar) [best, bestFar] = [nearest, far]
    }
  }
  return best?.sort((a, b) => a.y - b.y || a.x - b.x) ?? null
}

/** All places of a honeycomb, shifted by a share of its pitch, that have room for a piece. */
function cellsOf({ ground, room, middle }: Space, radius: number, shiftX: number, shiftY: number): Placed[] {
  const pitch = radius * 2 + 1
  const high = pitch * 0.87
  const cells: Placed[] = []
  const reach = Math.ceil(110 / pitch)
  for (let line = -reach; line <= reach; line++) {
    for (let column = -reach; column <= reach; column++) {
      const x = middle[0] + (column + shiftX + (line & 1 ? 0.5 : 0)) * pitch
      const y = middle[1] + (line + shiftY) * high
      if (ground.roomAt(x, y, room) >= radius * NEEDED) cells.push({ x, y, radius })
    }
  }
  return cells
}
