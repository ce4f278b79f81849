/** A position's text as facts that can be changed one by one, and back (docs/record-format.md). No rule is known here. */

/** The verbs, in the order in which they are written; with how many words after them name what the line is about. */
const VERBS: Record<string, number> = {
  players: 0, view: 0, round: 0, step: 0, interrupted: 0, lap: 0, turn: 0, named: 0, acted: 0, surprised: 0, undecided: 0, ended: 0,
  scale: 0, track: 0, 'lap-order': 0, 'first-of-round': 0, score: 1, gained: 2, 'draws-left': 0, open: 2, taken: 3, 'surprise-taken': 2,
  drawn: 0, gone: 2, prince: 3, monument: 1, wonder: 1, privileges: 1, hand: 2, chosen: 2, discarded: 1, turned: 1, 'turned-into': 0,
  'must-hold': 2, moving: 0, paying: 0, building: 0, leaving: 1,
} // prettier-ignore
const ORDER = Object.keys(VERBS)

/** [what a line is about] -> what it says of it: `prince red maya kilns` -> `2`. */
export type Facts = ReadonlyMap<string, string>

export function factsOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of text.replaceAll(';', '\n').split('\n')) {
    const words = line.trim().toLowerCase().split(/\s+/)
    if (!words[0] || words[0].startsWith('#')) continue
    const subject = 1 + (VERBS[words[0]] ?? words.length)
    found.set(words.slice(0, subject).join(' '), words.slice(subject).join(' '))
  }
  return found
}

/** Their text, line by line in the order of the format. */
export function textOf(facts: Facts): string {
  const lines = [...facts].map(([subject, value]) => `${subject} ${value}`.trim())
  const rank = (line: string): number => ORDER.indexOf(line.split(' ')[0]!) & 0xff // what is none comes last
  return lines.map((line, index) => ({ line, index })).sort((a, b) => rank(a.line) - rank(b.line) || a.index - b.index).map(({ line }) => `${line}\n`).join('')
}

export const countOf = (facts: Facts, subject: string): number => Number(facts.get(subject) ?? 0) || 0

export const wordsOf = (facts: Facts, subject: string): string[] => facts.get(subject)?.split(' ').filter(Boolean) ?? []

/** The same with another count; none is not written. */
export function withCount(facts: Map<string, string>, subject: string, count: number): void {
  if (count > 0) facts.set(subject, String(count))
  else facts.delete(subject)
}

export const lineOf = (text: string, number: number): [begin: number, end: number] => {
  const lines = text.split('\n')
  const begin = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0)
  return [begin, begin + (lines[number - 1]?.length ?? 0)]
}

/** What seats that do not play had is gone. */
export function withoutSeats(facts: Facts, seats: readonly string[]): Map<string, string> {
  const kept = new Map<string, string>()
  for (const [subject, value] of facts) {
    const words = `${subject} ${value}`.split(' ')
    const isList = ['acted', 'surprised', 'undecided', 'track', 'lap-order'].includes(words[0]!)
    const rest = isList ? value.split(' ').filter((word) => !seats.includes(word)) : []
    if (isList && rest.length) kept.set(subject, rest.join(' '))
    else if (!isList && !words.some((word) => seats.includes(word))) kept.set(subject, value)
  }
  return kept
}
