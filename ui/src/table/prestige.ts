/** Phase 3 in words. */

import type { Happening } from '../protocol'
import { say } from '../words/words.svelte'

/** Who got how much, for readers who do not see it. */
export function prestigeText(one: Happening, names: readonly string[]): string {
  const gains = one.gains ?? []
  if (!gains.length) return say('table-log-no-prestige')
  return `${say('table-prestige')}: ${gains.map(([seat, points]) => say('table-prestige-of', { name: names[seat] ?? '', points })).join(', ')}.`
}
