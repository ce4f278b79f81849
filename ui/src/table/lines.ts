/** What happened as the lines of the chronicle: one a decision, draws of one kind together, the points beside, turns below rounds. */

import type { Key } from '../board/types'
import type { Happening, Phrase } from '../protocol'
import { keysOf } from './spoken'

export interface Line {
  /** Of its first event: what it is called in a list, too. */
  number: number
  /** Of its last event. */
  last: number
  /** The same, or of the end of the turn, which has no line of its own. */
  until: number
  seat: number
  phrase: Phrase
  gains: [seat: number, points: number][]
  /** What it speaks of, to be lit on the board. */
  keys: Key[]
  /** [civilization] -> cards of ours that were dealt. */
  dealt: number[]
}

/** What one player did without anybody between, or one line of what was drawn. */
export interface Turn {
  seat: number
  lines: Line[]
}

export interface RoundOfLines {
  /** 0: the set-up. */
  round: number
  lines: Line[]
}

const DEALT = new Set(['event-card', 'event-unseen-card'])
const CARDS_FIRST = 30

/** The lines in the order of events, gathered by rounds; `now` is the round of the last one, `you` is who reads. */
export function roundsOf(happenings: readonly Happening[], now: number, viewer: number, you = viewer): RoundOfLines[] {
  const rounds: Line[][] = [[]]
  for (const [index, one] of happenings.entries()) {
    const before = happenings[index - 1]
    if (beginsRound(one, before)) rounds.push([])
    const lines = rounds.at(-1)!
    const last = lines.at(-1)
    if (last && joins(one, before)) add(last, one, viewer)
    else if (last && goesOn(last, one)) goOn(last, one)
    else lines.push(lineOf(one, isArrival(one, before), viewer, you))
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

const SPENDS_A_CARD = ['log-move', 'log-add', 'log-anywhere', 'log-remove', 'log-raise', 'log-lower']
/** [what a decision began as] -> what may follow as a part of it. */
const GOES_ON: Record<string, readonly string[]> = {
  'log-privilege': SPENDS_A_CARD,
  'log-move': ['log-to-1', 'log-to-2'],
  'log-raise': ['log-pay'],
  'log-lower': ['log-pay', 'log-pay-two'],
  'log-wonder': ['log-leave'],
  'log-surprise': ['log-guest'],
}

const logOf = ({ id }: Phrase): string => (id.startsWith('event-') ? `log-${id.slice(6)}` : id)

/** Whether that belongs to the decision that the line tells; that a turn ended is told by the next one. */
function goesOn(line: Line, one: Happening): boolean {
  const id = logOf(one.phrase)
  if (id === 'log-guest') return line.phrase.id === 'log-surprise'
  return one.seat >= 0 && one.seat === line.seat && (id === 'log-end' || !!GOES_ON[line.phrase.id]?.includes(id))
}

function goOn(line: Line, one: Happening): void {
  const id = logOf(one.phrase)
  const { phrase } = line
  line.until = one.number
  if (id !== 'log-end') line.last = one.number
  if (!one.prestige) line.gains = [...line.gains, ...(one.gains ?? [])]
  line.keys = [...line.keys, ...keysOf(one)]
  if (phrase.id === 'log-privilege' && id !== 'log-end') {
    line.phrase = { id, words: { ...phrase.words, ...one.phrase.words, turned: phrase.words!['civ']! } }
  } else if (id === 'log-guest') {
    line.phrase = { id: 'log-surprise-guest', words: { ...phrase.words, ...one.phrase.words } }
  } else if (id.startsWith('log-to-')) {
    const [from, to] = [phrase.words!['district']!, one.phrase.words!['district']!]
    line.phrase = { id: `log-moved-${id.slice(-1)}`, words: { ...phrase.words, from, to } }
  }
}

/** What belongs together in a round. */
export function turnsOf(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = []
  for (const line of lines) {
    const last = turns.at(-1)
    if (last && line.seat >= 0 && last.seat === line.seat) last.lines.push(line)
    else turns.push({ seat: line.seat, lines: [line] })
  }
  return turns
}

/** [seat] -> points of all these lines. */
export function gainsOf(lines: readonly Line[]): Line['gains'] {
  const sums = new Map<number, number>()
  for (const [seat, points] of lines.flatMap(({ gains }) => gains)) sums.set(seat, (sums.get(seat) ?? 0) + points)
  return [...sums]
}

/** Draws that come in number are told in one line. */
function lineOf(one: Happening, isArriving: boolean, viewer: number, you: number): Line {
  const line: Line = { number: one.number, last: one.number, until: one.number, seat: one.seat, phrase: one.phrase, gains: [], keys: keysOf(one), dealt: [] }
  if (!one.prestige) line.gains = one.gains ?? []
  if (isArriving) line.phrase = { id: 'table-log-guests', words: { number: 0 } }
  else if (one.phrase.id === 'event-scale') line.phrase = { id: 'table-log-scale', words: { number: 0 } }
  else if (DEALT.has(one.phrase.id)) line.phrase = { id: 'table-log-dealt', words: { number: 0 } }
  else return told(line, you)
  add(line, one, viewer)
  return line
}

/** A player's decision as a line; the reader's own begins with 'You'. */
function told(line: Line, you: number): Line {
  const { phrase, seat } = line
  if (seat >= 0) line.phrase = { id: logOf(phrase), words: { seat, ...phrase.words, you: Number(seat === you), turned: 'none' } }
  return line
}

function add(line: Line, one: Happening, viewer: number): void {
  const words = line.phrase.words ?? {}
  line.phrase = { ...line.phrase, words: { ...words, number: Number(words['number'] ?? 0) + 1 } }
  line.last = line.until = one.number
  line.keys = []
  if (one.phrase.id !== 'event-card' || one.phrase.words?.['other'] !== viewer || one.code === null) return
  const civilization = one.code - CARDS_FIRST
  line.dealt[civilization] = (line.dealt[civilization] ?? 0) + 1
}

/** The last line of a round brings everybody the points of their districts (R-SCORE-1). */
function prestigeOf(one: Happening): Line[] {
  if (!one.prestige) return []
  const gains = one.gains ?? []
  const id = gains.length ? 'table-log-prestige' : 'table-log-no-prestige'
  return [{ number: one.number, last: one.number, until: one.number, seat: -1, phrase: { id }, gains, keys: [], dealt: [] }]
}
