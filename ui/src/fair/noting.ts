/** What this browser adds to the shuffle of a table, and the seal that it saw there: noted, to check the record by. */

import { api } from '../net/api'
import type { Table } from '../protocol'

export interface Note {
  game: string
  commitment: string
  /** What was added: 64 hexadecimal digits. */
  entropy?: string
}

const PLACE = 'fair'
const MOST = 100
const BYTES = 32

export function notes(): Note[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as Note[]
  } catch {
    return []
  }
}

/** The first seal that was seen at a table is the one that counts. */
export function noteSeal(game: string, commitment: string | undefined): Note | undefined {
  if (!commitment) return undefined
  const known = notes().find((note) => note.game === game)
  return known ?? keep({ game, commitment })
}

/** Add to the shuffle of a table that has not begun, unless I have, here or at another device; null if nothing was added. */
export async function addEntropy(table: Table): Promise<Table | null> {
  const note = noteSeal(table.id, table.sealed?.commitment)
  const mine = (table.sealed?.entropy ?? []).filter((_, seat) => table.sitting[seat]?.mine)
  const isAdded = !mine.length || mine.some((one) => one)
  if (!note || isAdded || table.state !== 'open' || note.commitment !== table.sealed?.commitment) return null
  const entropy = note.entropy ?? randomDigits()
  const answer = await api.addEntropy(table.id, { entropy })
  keep({ ...note, entropy })
  return answer
}

/** Begin, unless friends are to come: not before this browser has seen the seal and added to the shuffle, if it can. */
export async function beginSealed(table: Table): Promise<Table> {
  if (table.sitting.some(({ kind }) => kind === 'open')) return table
  await addEntropy(table).catch(() => null)
  return api.startTable(table.id, { missing: 'bot' })
}

function keep(note: Note): Note {
  const others = notes().filter(({ game }) => game !== note.game)
  localStorage.setItem(PLACE, JSON.stringify([note, ...others].slice(0, MOST)))
  return note
}

const randomDigits = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A seal as people compare it: in groups. */
export const grouped = (digits: string): string => digits.replace(/.{8}(?=.)/g, '$& ')
