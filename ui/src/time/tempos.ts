/** Clocks as they are chosen: for each kind some that most tables want, or one's own in the units that one thinks in. */

import type { Tempo } from '../protocol'

export type Kind = Tempo['kind'] | 'none'
export const KINDS: readonly Kind[] = ['none', 'live', 'slow']
export const OWN = 'own'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A number of an own tempo; its label is the message `time-own-NAME`. */
export interface Figure {
  name: string
  least: number
  most: number
  value: number
  /** The tempo with another value here. */
  put: (value: number) => Tempo
}

/** What can be set of an own tempo. Whatever is chosen within these limits the server takes. */
export function figuresOf(tempo: Tempo): Figure[] {
  const { kind, bank = 0, turn = 0, increment = 0 } = tempo
  if (kind === 'live')
    return [
      { name: 'bank', least: 1, most: 180, value: Math.round(bank / MINUTE), put: (value) => ({ ...tempo, bank: value * MINUTE }) },
      { name: 'increment', least: 0, most: 300, value: increment, put: (value) => ({ ...tempo, increment: value }) },
    ]
  const days = Math.floor(turn / DAY)
  const hours = Math.floor((turn % DAY) / HOUR)
  const whole = (days: number, hours: number): Tempo => ({ ...tempo, turn: days * DAY + hours * HOUR })
  return [
    { name: 'turn', least: 0, most: 14, value: days, put: (value) => whole(value, value ? hours : Math.max(1, hours)) },
    { name: 'hours', least: days ? 0 : 1, most: 23, value: hours, put: (value) => whole(days, value) },
    { name: 'reserve', least: 0, most: 30, value: Math.round(bank / DAY), put: (value) => ({ ...tempo, bank: value * DAY }) },
  ]
}

const USUAL: Record<Kind, string> = { none: '', live: 'easy', slow: 'day' }

export const namesOf = (tempos: Record<string, Tempo>, kind: Kind): string[] =>
  Object.keys(tempos).filter((name) => tempos[name]!.kind === kind)

/** With what a kind begins when it is chosen. */
export function usualOf(tempos: Record<string, Tempo>, kind: Kind): Tempo | null {
  return tempos[USUAL[kind]] ?? tempos[namesOf(tempos, kind)[0] ?? ''] ?? null
}
