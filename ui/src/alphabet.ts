/** Moves as numbers: `alphabet.json` says which ranges there are, this decodes and encodes. No rule is known here. */

import alphabet from './alphabet.json'

export const CIVILIZATIONS = alphabet.civilizations
export const ISLANDS = alphabet.islands
export const SEATS = alphabet.seats
export const SOURCES = alphabet.sources
/** [pair] -> its two civilizations, the second the same or a later one. */
export const PAIRS = alphabet.pairs as [number, number][]

export type Kind =
  | 'enter'
  | 'take'
  | 'surprise'
  | 'name'
  | 'end'
  | 'district'
  | 'wonder'
  | 'leave'
  | 'discard'
  | 'discard-two'
  | 'privilege'
  | 'move'
  | 'to'
  | 'add'
  | 'anywhere'
  | 'remove'
  | 'raise'
  | 'lower'
  | 'pay'
  | 'pay-two'

/** A move with its parts by name; those that its kind does not have are -1. */
export interface Move {
  code: number
  kind: Kind
  civilization: number
  /** Of a pair of cards, or what a card is turned into. */
  second: number
  district: number
  island: number
  seat: number
  /** Princes that move: 1 or 2. */
  number: number
}

type Part = 'civilization' | 'second' | 'district' | 'island' | 'seat' | 'number' | 'pair'

interface Range {
  kind: Kind
  first: number
  parts: Part[]
  sizes: number[]
}

const RANGES = alphabet.moves as Range[]
const NO_PARTS = { civilization: -1, second: -1, district: -1, island: -1, seat: -1, number: -1 }

/** The move of a number; RangeError for what is none. */
export function decode(code: number): Move {
  if (!Number.isInteger(code) || code < 0 || code >= alphabet.codes) throw new RangeError(`${code} is no move`)
  const range = RANGES.findLast((one) => one.first <= code)!
  const move: Move = { ...NO_PARTS, code, kind: range.kind }
  let rest = code - range.first
  for (const [index, part] of [...range.parts.entries()].reverse()) {
    const size = range.sizes[index]!
    put(move, part, rest % size)
    rest = Math.floor(rest / size)
  }
  return move
}

function put(move: Move, part: Part, value: number): void {
  if (part === 'number') move.number = value + 1
  else if (part === 'pair') [move.civilization, move.second] = PAIRS[value]!
  else move[part] = value
}

/** The number of a move; parts that its kind does not have are not looked at. RangeError for impossible parts. */
export function encode(kind: Kind, parts: Partial<Omit<Move, 'code' | 'kind'>> = {}): number {
  const range = RANGES.find((one) => one.kind === kind)!
  const offset = range.parts.reduce((sum, part, index) => {
    const value = get(parts, part)
    const size = range.sizes[index]!
    if (value < 0 || value >= size) throw new RangeError(`${part} of ${kind} is ${value}, not 0 to ${size - 1}`)
    return sum * size + value
  }, 0)
  return range.first + offset
}

function get(parts: Partial<Move>, part: Part): number {
  if (part === 'number') return (parts.number ?? 0) - 1
  if (part !== 'pair') return parts[part] ?? -1
  const wanted = [parts.civilization ?? -1, parts.second ?? -1].sort((a, b) => a - b)
  return PAIRS.findIndex(([first, second]) => first === wanted[0] && second === wanted[1])
}

/** The number of a guest's kind. */
export const guestOf = (island: number, civilization: number): number => island * CIVILIZATIONS.length + civilization
export const islandOfGuest = (guest: number): number => Math.floor(guest / CIVILIZATIONS.length)
export const civilizationOfGuest = (guest: number): number => guest % CIVILIZATIONS.length
