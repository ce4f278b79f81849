/** A position in an address, so that it can be shared without a study: behind the `#`, which no server sees. */

import type { StudyStart } from '../protocol'

/** Stands between lines: no word of a position has it. */
const BETWEEN = '.'

export function linkOf({ text, players, edition, options }: StudyStart): string {
  const words = new URLSearchParams({ players: String(players), text: text.trim().split('\n').join(BETWEEN) })
  if (edition) words.set('edition', edition)
  if (options && Object.keys(options).length) words.set('options', JSON.stringify(options))
  return `#${words.toString()}`
}

/** What such an address says; undefined if it is none. */
export function startOfLink(hash: string): StudyStart | undefined {
  const words = new URLSearchParams(hash.replace(/^#/, ''))
  const text = words.get('text')
  if (text === null) return undefined
  let options: NonNullable<StudyStart['options']> = {}
  try {
    options = JSON.parse(words.get('options') ?? '{}') as typeof options
  } catch {
    // somebody has cut the address
  }
  return { text: `${text.split(BETWEEN).join('\n')}\n`, players: Math.min(5, Math.max(2, Number(words.get('players')) || 2)), edition: words.get('edition'), options, map: null }
}
