/** How long ago something was, in words. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const A_WHILE = 30 // days; from then on the date says more

export function agoIn(locale: string, now = Date.now()): (moment: Date) => string {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  return (moment) => {
    const seconds = Math.max(0, (now - moment.getTime()) / 1000)
    if (seconds > A_WHILE * UNITS[0]![1]) return date.format(moment)
    const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['second', Infinity]
    return relative.format(-Math.floor(seconds / size), unit)
  }
}
