/** Shares of the win in words, and the marks of choices by what they cost. */

import type { JudgedChoice } from '../protocol'
import { words } from '../words/words.svelte'

export const share = (value: number): string =>
  new Intl.NumberFormat(words.locale, { style: 'percent', maximumFractionDigits: 0 }).format(value)

/** With its sign; what rounds to nothing has none. */
export const change = (value: number): string =>
  new Intl.NumberFormat(words.locale, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(value)

export type Grade = JudgedChoice['grade']

/** As in chess. */
export const SIGNS: Record<Grade, string> = { fine: '', inaccuracy: '?!', mistake: '?', blunder: '??' }
