/** What a record means to this browser: what was found in it, beside what was noted at the table. */

import type { MessageId, Words } from '../words/words.svelte'
import type { Checked } from './checking'
import { grouped, notes, type Note } from './noting'

export interface Finding {
  /** A message, and its words. */
  id: MessageId
  words?: Words
  isBad?: boolean
}

export interface Judgement {
  verdict: 'good' | 'bad' | 'open' | 'unknown'
  findings: Finding[]
}

/** `game` is that of the record if it came from this server, else empty. */
export function judge(checked: Checked, game: string): Judgement {
  const note = noteOf(checked, game)
  if (checked.state === 'unreadable' || (checked.state === 'none' && !note)) return { verdict: 'unknown', findings: [] }
  const findings = [...ofSeed(checked, game, note), ofSeal(checked, note), ...ofDigits(checked, note)]
  const isBad = checked.state === 'bad' || findings.some((one) => one.isBad)
  return { verdict: isBad ? 'bad' : checked.state === 'fair' ? 'good' : 'open', findings }
}

function noteOf(checked: Checked, game: string): Note | undefined {
  const all = notes()
  return all.find((one) => one.game === game) ?? all.find((one) => one.commitment === checked.commitment)
}

function ofSeed(checked: Checked, game: string, note: Note | undefined): Finding[] {
  if (checked.state === 'sealed') {
    // A file may have been saved before the end, or redacted by somebody; a server has no such excuse.
    const isDue = game ? checked.isOver || note?.isOver : checked.isOver && !checked.isRedacted
    return isDue ? [{ id: 'fair-seed-withheld', isBad: true }] : []
  }
  if (checked.state !== 'fair') return []
  return [{ id: 'fair-seed-fits' }, ...(checked.seats ? [{ id: 'fair-seats-fit' as const }] : [])]
}

function ofSeal({ commitment }: Checked, note: Note | undefined): Finding {
  if (!note) return { id: 'fair-seal-unseen', words: { seal: grouped(commitment) } }
  const words = { seal: grouped(note.commitment) }
  if (!commitment) return { id: 'fair-seal-gone', words, isBad: true }
  return note.commitment === commitment ? { id: 'fair-seal-seen', words } : { id: 'fair-seal-other', words, isBad: true }
}

function ofDigits({ state, entropy }: Checked, note: Note | undefined): Finding[] {
  if (state === 'none' || !note?.entropy) return []
  if (entropy.includes(note.entropy)) return [{ id: 'fair-mine-is-in' }]
  return [note.isPending ? { id: 'fair-mine-is-lost' } : { id: 'fair-mine-is-not-in', isBad: true }]
}
