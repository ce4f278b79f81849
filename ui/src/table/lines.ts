/** What happened as the lines of the chronicle: draws of one kind together, the points beside, rounds as headings. */

import { decode } from '../alphabet'
import { keyOf, type Key } from '../board/types'
import type { Happening, Phrase } from '../protocol'

export interface Line {
  /** Of its first event: what it is called in a list, too. */
  number: number
  /** Of its last event. */
  last: number
  seat: number
  phrase: Phrase
  gains: [seat: number, points: number][]
  /** What it speaks of, to be lit on the board. */
  keys: Key[]
  /** [civilization] -> cards of ours that were dealt. */
  dealt: number[]
}

export interface RoundOfLines {
  /** 0: the set-up. */
  round: number
  lines: Line[]
}

const DEALT = new Set(['event-card', 'event-unseen-card'])
const CARDS_FIRST = 30

/** The lines in the order of events, gathered by rounds; `now` is the round of the last one. */
export function roundsOf(happenings: readonly Happening[], now: number, viewer: number): RoundOfLines[] {
  const rounds: Line[][] = [[]]
  for (const [index, one] of happenings.entries()) {
    const before = happenings[index - 1]
    if (beginsRound(one, before)) rounds.push([])
    const lines = rounds.at(-1)!
    const last = lines.at(-1)
    if (last && joins(one, before)) add(last, one, viewer)
    else if (!goesWithoutSaying(one, before)) lines.push(lineOf(one, isArrival(one, before), viewer))
    lines.push(...prestigeOf(one))
  }
  const first = now - rounds.length + 1
  return rounds.map((lines, index) => ({ round: Math.max(0, first + index), lines })).filter(({ lines }) => lines.length > 0)
}

const isGuest = (one: Happening | undefined): boolean => one?.phrase.id === 'event-guest'
const isArrival = (one: Happening, before: Happening | undefined): boolean =>
  isGuest(one) && before?.phrase.id !== 'event-surprise'
const beginsRound = (one: Happening, before: Happening | undefined): boolean =>
  isArrival(one, before) && !isGuest(before)

function joins(one: Happening, before: Happening | undefined): boolean {
  if (!before) return false
  if (isGuest(one)) return isGuest(before)
  if (one.phrase.id === 'event-scale') return before.phrase.id === 'event-scale'
  return DEALT.has(one.phrase.id) && DEALT.has(before.phrase.id)
}

/** Whoever has welcomed his guest mostly ends his turn at once. */
const goesWithoutSaying = (one: Happening, before: Happening | undefined): boolean =>
  one.phrase.id === 'event-end' && one.seat === before?.seat && ['event-enter', 'event-take'].includes(before.phrase.id)

/** Draws that come in number are told in one line. */
function lineOf(one: Happening, isArriving: boolean, viewer: number): Line {
  const line: Line = { number: one.number, last: one.number, seat: one.seat, phrase: one.phrase, gains: [], keys: keysOf(one), dealt: [] }
  if (!one.prestige) line.gains = one.gains ?? []
  if (isArriving) line.phrase = { id: 'table-log-guests', words: { number: 0 } }
  else if (one.phrase.id === 'event-scale') line.phrase = { id: 'table-log-scale', words: { number: 0 } }
  else if (DEALT.has(one.phrase.id)) line.phrase = { id: 'table-log-dealt', words: { number: 0 } }
  else return line
  add(line, one, viewer)
  return line
}

function add(line: Line, one: Happening, viewer: number): void {
  const words = line.phrase.words ?? {}
  line.phrase = { ...line.phrase, words: { ...words, number: Number(words['number'] ?? 0) + 1 } }
  line.last = one.number
  line.keys = []
  if (one.phrase.id !== 'event-card' || one.phrase.words?.['other'] !== viewer || one.code === null) return
  const civilization = one.code - CARDS_FIRST
  line.dealt[civilization] = (line.dealt[civilization] ?? 0) + 1
}

/** The last thing of a round brings everybody the points of his districts (R-SCORE-1). */
function prestigeOf(one: Happening): Line[] {
  if (!one.prestige) return []
  const gains = one.gains ?? []
  const id = gains.length ? 'table-log-prestige' : 'table-log-no-prestige'
  return [{ number: one.number, last: one.number, seat: -1, phrase: { id }, gains, keys: [], dealt: [] }]
}

/** Pieces and places that an event speaks of. */
export function keysOf(one: Happening): Key[] {
  if (one.code === null || one.seat < 0) return []
  const { kind, civilization, district, island, seat } = decode(one.code)
  if (kind === 'name') return [keyOf({ kind: 'seat', seat })]
  if (kind === 'wonder') return [keyOf({ kind: 'wonder', island })]
  if (kind === 'raise' || kind === 'lower') return [keyOf({ kind: 'civilization', civilization })]
  if (district < 0) return []
  const place = keyOf({ kind: 'district', district })
  return civilization < 0 ? [place] : [place, keyOf({ kind: 'stack', district, seat: one.seat, civilization })]
}
