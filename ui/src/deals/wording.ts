/** What a deal is called, and who sits there. */

import { levelOf } from '../parts/naming'
import type { DealEntry } from '../protocol'
import { say, words } from '../words/words.svelte'

export function titleOf(entry: DealEntry): string {
  if (entry.day) return say('deals-of-day', { day: new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(entry.day)) })
  if (entry.mine) return say('deals-yours')
  return entry.host ? say('deals-by', { name: entry.host }) : say('deals-one')
}

/** Bots of one level are told once: “2 × Envoy”. */
export function factsOf(entry: DealEntry): string {
  const counts = new Map<string, number>()
  for (const level of entry.bots) counts.set(level, (counts.get(level) ?? 0) + 1)
  const bots = [...counts].map(([level, count]) => (count > 1 ? `${count} × ${levelOf(level)}` : levelOf(level)))
  return say('deals-facts', { players: entry.players, bots: bots.join(', ') })
}
