/** What this browser adds to the shuffle of a table, and the seal that it saw there: noted, to check the record by. */

import { api } from '../net/api'
import type { Sealed, Table } from '../protocol'
import { local } from '../storage'

export interface Note {
  game: string
  commitment: string
  /** What was added: 64 hexadecimal digits. */
  entropy?: string
  /** Sent, but not yet seen at the table: the answer may be lost, or the server came too late to take it. */
  isPending?: true
  /** This browser saw the game end. */
  isOver?: true
}

const PLACE = 'fair'
const MOST = 100
const BYTES = 32

export const notes = (): Note[] => local.list<Note>(PLACE)

/** What is seen at a table. The first seal is the one that counts; digits that the table shows have arrived. */
export function noteSeal(game: string, sealed: Sealed | null | undefined, isOver = false): Note | undefined {
  if (!sealed) return undefined
  const note = noteOf(game) ?? { game, commitment: sealed.commitment }
  if (note.entropy && sealed.entropy.includes(note.entropy)) delete note.isPending
  if (isOver) note.isOver = true
  return keep(note)
}

/** A player who leaves takes their digits along: a record without them is right. */
export function noteLeft(game: string): void {
  const note = noteOf(game)
  if (note) keep({ game, commitment: note.commitment })
}

/** Add to the shuffle of a table that has not begun, unless I have, here or at another device; null if nothing was added. */
export async function addEntropy(table: Table): Promise<Table | null> {
  const note = noteSeal(table.id, table.sealed)
  const mine = (table.sealed?.entropy ?? []).filter((_, seat) => table.sitting[seat]?.mine)
  const isAdded = !mine.length || mine.some((one) => one)
  if (!note || isAdded || table.state !== 'open' || note.commitment !== table.sealed?.commitment) return null
  const entropy = note.entropy ?? randomDigits()
  keep({ ...note, entropy, isPending: true }) // before they are sent: the answer may be lost
  const answer = await api.addEntropy(table.id, { entropy })
  noteSeal(table.id, answer.sealed)
  return answer
}

/** Begin, unless friends are to come: not before this browser has seen the seal and added to the shuffle, if it can. */
export async function beginSealed(table: Table): Promise<Table> {
  if (table.sitting.some(({ kind }) => kind === 'open')) return table
  await addEntropy(table).catch(() => null)
  return api.startTable(table.id, { missing: 'bot' })
}

const noteOf = (game: string): Note | undefined => notes().find((one) => one.game === game)

function keep(note: Note): Note {
  const others = notes().filter(({ game }) => game !== note.game)
  local.set(PLACE, JSON.stringify([note, ...others].slice(0, MOST)))
  return note
}

const randomDigits = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A seal as people compare it: in groups. */
export const grouped = (digits: string): string => digits.replace(/.{8}(?=.)/g, '$& ')
