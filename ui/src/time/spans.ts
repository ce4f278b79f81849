/** Lengths of time as clocks show them and as they are said. */

import { say, words } from '../words/words.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `4:05`; from an hour on `5 h 12 min`, from two days on `2 d 3 h`. What is begun counts: 0:01 is not yet over. */
export function shown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  if (left >= HOUR) return spoken(left)
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, '0')}`
}

/** How long something has lasted, in words: only whole minutes, for it is not looked at every second. */
export const lasting = (seconds: number): string => spoken(Math.floor(seconds / MINUTE) * MINUTE)

/** Where there is little room: `2d 23h`, on the last day `23h`. */
export function brief(seconds: number): string {
  if (seconds < HOUR) return shown(seconds)
  const days = Math.floor(seconds / DAY)
  const hours = Math.floor((seconds % DAY) / HOUR)
  return [...(days ? [narrow('day', days)] : []), ...(hours ? [narrow('hour', hours)] : [])].join(' ')
}

const narrow = (unit: string, number: number): string =>
  new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(number)

/** In words. */
export function spoken(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  if (left >= DAY && left % DAY < HOUR) return say('time-whole-days', { days: Math.floor(left / DAY) })
  if (left >= 2 * DAY) return say('time-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) })
  if (left > HOUR) return say('time-hours', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) })
  if (left >= 2 * MINUTE || left === MINUTE) return say('time-minutes', { minutes: Math.round(left / MINUTE) })
  return say('time-seconds', { seconds: left })
}
