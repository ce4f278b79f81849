/** Lines that one person says in one go stand together under one name. */

import type { Line } from '../protocol'

export interface Group {
  /** Of its first line. */
  id: number
  first: Line
  lines: Line[]
}

const TOGETHER = 5 * 60_000

export function groupsOf(lines: readonly Line[]): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && isSame(last.lines.at(-1)!, line)) last.lines.push(line)
    else groups.push({ id: line.id, first: line, lines: [line] })
  }
  return groups
}

function isSame(before: Line, line: Line): boolean {
  const isNear = Date.parse(line.at) - Date.parse(before.at) < TOGETHER
  return isNear && before.person !== null && before.person === line.person && before.seat === line.seat && before.side === line.side
}

/** The hour, and the day unless it is today. */
export function momentIn(locale: string, now = new Date()): (moment: Date) => string {
  const hour = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
  return (moment) => (moment.toDateString() === now.toDateString() ? hour : day).format(moment)
}
