/** The examples of the rules as `ui/scripts/examples.py` has played them: positions, and what is done between two. */

import { CIVILIZATIONS, ISLANDS, SEATS } from '../alphabet'
import { contents, districtName } from '../board/naming'
import type { Arrow, BoardSheet } from '../board/types'
import type { View } from '../protocol'
import { say } from '../words/words.svelte'
import made from './examples.json'

/** What a picture shows of a position. */
export interface Frame extends Pick<View, 'princes' | 'monuments' | 'owners' | 'wonders' | 'ships' | 'scale' | 'track' | 'turn' | 'acted'> {
  /** [seat] -> points. */
  scores: number[]
}

export interface Step {
  /** What is printed on each card, and what it counts as. */
  cards: [number, number][]
  points: [seat: number, points: number][]
  /** Guests out of the bag. */
  drawn: number[]
  arrows: Arrow[]
  /** Districts in which something is new. */
  changed: number[]
}

export interface Example {
  /** The part of the map that is shown. */
  box: [x: number, y: number, width: number, height: number] | null
  /** Each ship by itself. */
  ships: boolean
  scale: boolean
  track: boolean
  /** Districts that nobody may enter. */
  closed: number[]
  /** Districts that the first picture marks. */
  lit: number[]
  frames: Frame[]
  /** [number] -> what leads from that frame to the next. */
  steps: Step[]
}

export const BOARD = made.board
/** What the legend shows of the map, by name. */
export const CUTS: Record<string, number[]> = made.cuts
const EXAMPLES = made.examples as unknown as Record<string, Example>

export const exampleOf = (rule: string): Example | undefined => EXAMPLES[rule]
export const seatName = (seat: number): string => say(`seat-${SEATS[seat] ?? 'red'}`)
const NAMES = (): string[] => SEATS.map((_, seat) => seatName(seat))

/** Everything on a piece of the map in words. */
export function described(sheet: BoardSheet, example: Example, frame: Frame): string {
  const inside = (x: number, y: number): boolean => {
    const [left, top, width, height] = example.box!
    return x > left && x < left + width && y > top && y < top + height
  }
  const districts = sheet.districts.flatMap((district, number) => {
    const here = inside(...district.middle) ? contents(frame, number, NAMES()) : []
    return here.length ? [`${districtName(district)}: ${here.join(', ')}`] : []
  })
  const islands = sheet.islands.flatMap((island, number) => [
    ...(frame.wonders[number]! >= 0 && inside(...island.wonder) ? [wonder(number, frame.wonders[number]!)] : []),
    ...(inside(...island.ship) ? guests(frame, number) : []),
  ])
  const closed = example.closed.length ? [say('example-closed')] : []
  return [...closed, ...islands, ...districts].join('; ') || say('board-empty')
}

const wonder = (island: number, seat: number): string => `${say('board-wonder', { island: ISLANDS[island]! })}: ${seatName(seat)}`

/** The guests by the ship of an island, one phrase a kind. */
export const guests = (frame: Frame, island: number): string[] =>
  CIVILIZATIONS.flatMap((civ, civilization) => {
    const count = frame.ships[island * CIVILIZATIONS.length + civilization]!
    return count ? [say('board-guest', { civ, island: ISLANDS[island]!, count })] : []
  })
