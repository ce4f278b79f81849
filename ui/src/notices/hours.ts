/** Minutes of a day as a clock shows them, and the time zones that the browser knows. */

/** As `<input type="time">` has it: `08:05`. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Midnight for what is no time. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const minute = hours * 60 + minutes
  return Number.isInteger(minute) && minute >= 0 && minute < 1440 ? minute : 0
}

/** All of them, and the one that is chosen even if the browser does not know it. */
export const zones = (chosen: string): string[] =>
  [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
