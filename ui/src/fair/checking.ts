/** Whether the draws of a record are those that were sealed: from its text alone, by docs/fair.md, without any rules. */

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { MessageId, Words } from '../words/words.svelte'

export interface Draw {
  line: number
  /** What was drawn, as the record writes it. */
  answer: string
  /** `17 of 40` or `chosen`; undefined if the record gives none. */
  ticket: string | undefined
}

export interface Fault {
  line: number
  /** A message, and its words. */
  id: MessageId
  words: Words
}

export interface Checked {
  state: 'fair' | 'bad' | 'sealed' | 'none' | 'unreadable'
  commitment: string
  entropy: string[]
  draws: Draw[]
  /** How many draws mixed the seats. */
  seats: number
  /** Whether the record tells how the game ended. */
  isOver: boolean
  /** Whether it tells only what one viewer knew, which leaves out the seed. */
  isRedacted: boolean
  fault?: Fault
}

interface Head {
  values: Map<string, string>
  places: Map<string, number>
  /** How many lines it has, with the empty one that ends it. */
  lines: number
}

const SCHEME = 'utopia fair 1'
const NUMBERS = 2n ** 256n
const HEX = /^[0-9a-f]{64}$/
const DRAW = /^(scale|first|guest|deal)\s/i

export const sealOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(`${SCHEME} seed ${seed}`)))

/** Gives the ticket of `draw 12` or `seat 2`, from 1 to `possible`. */
export function lotsOf(seed: string, entropy: readonly string[]): (label: string, possible: bigint) => bigint {
  const key = hmac(sha256, hexToBytes(seed), utf8ToBytes([`${SCHEME} entropy`, ...[...entropy].sort()].join(' ')))
  return (label, possible) => {
    for (let attempt = 1; ; attempt += 1) {
      const number = BigInt(`0x${bytesToHex(hmac(sha256, key, utf8ToBytes(`${label} try ${attempt}`)))}`)
      if (number < NUMBERS - (NUMBERS % possible)) return (number % possible) + 1n
    }
  }
}

export function check(text: string): Checked {
  const lines = text.split('\n')
  const head = headOf(lines)
  const nothing: Checked = { state: 'unreadable', commitment: '', entropy: [], draws: [], seats: 0, isOver: false, isRedacted: false }
  if (!head) return nothing
  const commitment = head.values.get('commitment')
  if (!commitment) return { ...nothing, state: 'none' }
  const entropy = (head.values.get('entropy') ?? '').match(/[0-9a-f]{64}/g) ?? []
  const seats = (head.values.get('seating') ?? '').split(';').filter((one) => one.trim())
  const [isOver, isRedacted] = [head.values.has('result'), head.values.has('view')]
  const read = { ...nothing, commitment, entropy, seats: seats.length, draws: drawsOf(lines, head.lines), isOver, isRedacted }
  const seed = head.values.get('seed')
  if (seed === undefined) return { ...read, state: 'sealed' }
  if (!HEX.test(seed)) return nothing
  const fault = faultOf(read, seats, seed, head.places.get('seed')!)
  return fault ? { ...read, state: 'bad', fault } : { ...read, state: 'fair' }
}

function headOf(lines: readonly string[]): Head | null {
  const end = lines.indexOf('')
  if (!/^utopia record 1$/.test(lines[0] ?? '') || end < 0) return null
  const head: Head = { values: new Map(), places: new Map(), lines: end + 1 }
  lines.slice(1, end).forEach((line, index) => {
    const [, key, value] = /^(\w+):(.*)$/.exec(line) ?? []
    if (!key) return
    head.values.set(key, value!.trim())
    head.places.set(key, index + 2)
  })
  return head
}

function drawsOf(lines: readonly string[], from: number): Draw[] {
  const numbered = lines.map((line, index) => ({ line: index + 1, text: line.trim() }))
  const draws = numbered.slice(from, -1).filter(({ text }) => DRAW.test(text)) // behind the last line end is no event
  return draws.map(({ line, text }) => {
    const [answer = '', ticket] = text.split('=')
    return { line, answer: answer.trim(), ticket: ticket?.trim() }
  })
}

function faultOf(read: Checked, seats: readonly string[], seed: string, place: number): Fault | undefined {
  const found = sealOf(seed)
  if (found !== read.commitment) {
    return { line: place, id: 'fair-other-seed', words: { found, commitment: read.commitment } }
  }
  const ticket = lotsOf(seed, read.entropy)
  for (const [index, seat] of seats.entries()) {
    const [number, possible] = numbersOf(seat) ?? [0n, 1n]
    const right = ticket(`seat ${index + 1}`, possible)
    if (number === right) continue
    return { line: place, id: 'fair-other-seat', words: { number: index + 1, read: seat.trim(), found: String(right) } }
  }
  const faults = read.draws.map((draw, index) => faultOfDraw(draw, index + 1, ticket))
  return faults.find((fault) => fault)
}

function faultOfDraw(draw: Draw, number: number, ticket: ReturnType<typeof lotsOf>): Fault | undefined {
  const { line } = draw
  if (draw.ticket === 'chosen') {
    return /^first\s/i.test(draw.answer) ? undefined : { line, id: 'fair-not-chosen', words: {} }
  }
  const numbers = numbersOf(draw.ticket ?? '')
  if (!numbers) return { line, id: 'fair-no-ticket', words: { text: draw.ticket ?? '' } }
  const found = `${ticket(`draw ${number}`, numbers[1])} of ${numbers[1]}`
  if (found === `${numbers[0]} of ${numbers[1]}`) return undefined
  return { line, id: 'fair-other-ticket', words: { read: draw.ticket!, found, number } }
}

function numbersOf(ticket: string): [bigint, bigint] | undefined {
  const [, number, possible] = /^\s*(\d{1,7})\s+of\s+(\d{1,7})\s*$/.exec(ticket) ?? []
  return number && possible && Number(possible) > 0 ? [BigInt(number), BigInt(possible)] : undefined
}
