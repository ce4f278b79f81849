/** Sentences of the server in the reader's language, with the players' names in them. */

import type { Phrase } from '../protocol'
import { say, words } from '../words/words.svelte'

/** A stretch of text, or a player's name that is shown as such. */
export type Part = string | { seat: number }

const SEAT_WORDS = new Set(['seat', 'other'])
/** Districts whose names are said as they stand on a sign. */
const SIGN_WORDS = new Set(['from', 'to'])
/** Stands between two places; fonts need not have it, and it is read out as a word. */
export const ARROW = / ?→ ?/
/** Stands for a player's name while a sentence is put together; no message has such letters. */
const OPEN = '\uE000'
const SHUT = '\uE001'

const signOf = (district: string): string => (words.has(`district-${district}`) ? say(`district-${district}`) : district)

/** The sentence in parts, so that names can be drawn with their marks. */
export function partsOf(phrase: Phrase): Part[] {
  const said = Object.entries(phrase.words ?? {}).map(([word, value]): [string, string | number] => [
    word,
    SEAT_WORDS.has(word) ? `${OPEN}${value}${SHUT}` : SIGN_WORDS.has(word) ? signOf(String(value)) : value,
  ])
  const text = words.say(phrase.id, Object.fromEntries(said))
  return text.split(OPEN).flatMap((piece, index): Part[] => {
    if (!index) return piece ? [piece] : []
    const [seat = '', rest = ''] = piece.split(SHUT)
    return [{ seat: Number(seat) }, ...(rest ? [rest] : [])]
  })
}

/** The sentence as plain text. */
export function plain(phrase: Phrase, names: readonly string[]): string {
  return partsOf(phrase)
    .map((part) => (typeof part === 'string' ? part.replace(ARROW, ` ${say('log-to')} `) : (names[part.seat] ?? '')))
    .join('')
}

/** Half sentences of the server as whole ones. */
export const sentence = (text: string): string => stopped(capital(text))

/** The same for a sentence in parts. */
export const sentenceOf = (parts: Part[]): Part[] =>
  parts.map((part, index) => {
    if (typeof part !== 'string') return part
    const begun = index === 0 ? capital(part) : part
    return index === parts.length - 1 ? stopped(begun) : begun
  })

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
const stopped = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
