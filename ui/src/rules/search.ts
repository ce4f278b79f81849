/** Finding words in the rules: accents, case and the kind of apostrophe do not matter. */

export interface Part {
  text: string
  marked: boolean
}

/** A stretch of text, or the title of a rule that the text refers to. */
export interface Piece {
  rule?: string
  parts: Part[]
}

const REFERENCE = /\[(R-[A-Z]+-\d+)\]/
const SPELT_APART: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', '’': "'", '‘': "'", '“': '"', '”': '"' }
const SHORTEST_WORD = 2
/** Words as long as this are found inside others too: `leiste` in `Wertungsleiste`, but not `king` in `taking`. */
const FOUND_INSIDE = 5
const PART_OF_WORD = /[\p{L}\p{N}]/u

/** One letter as it is compared; it may become two (ß) or none (an accent standing alone). */
function foldLetter(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return SPELT_APART[plain] ?? (/\s/.test(plain) ? ' ' : plain)
}

export const fold = (text: string): string => [...text].map(foldLetter).join('')

/** The words asked for; a single letter asks for nothing. */
export function wordsOf(query: string): string[] {
  const found = fold(query).split(' ').filter((word) => word.length > 0)
  return found.some((word) => word.length >= SHORTEST_WORD) ? found : []
}

/** Endings that a word may have or lack: `discards` is found by `discarding`. Folded, so without accents. */
const ENDINGS: Record<string, RegExp> = {
  en: /(?:ings?|ers?|ed|es|s)$/,
  fr: /(?:ements?|ations?|ees?|ent|ons|ez|er|es|[esx])$/,
  it: /(?:azion[ei]|ament[oi]|at[aeio]|[aei]re|[aeio])$/,
  de: /(?:ungen|ung|ern|e[nrsm]|[ens])$/,
}
const SHORTEST_STEM = 3

/** The word without its ending, in a language; short ones are left as they are. */
export function stem(word: string, language: string): string {
  const cut = word.replace(ENDINGS[language] ?? /$/, '').replace(/([bdgmnpt])\1$/, '$1')
  return cut.length < SHORTEST_STEM ? word : cut
}

/** A text to be searched, and what a word found in it counts. */
export interface Field {
  text: string
  weight: number
}

/** How much each word counts, where it counts most; 0 if it is nowhere. */
export function worths(fields: readonly Field[], words: readonly string[]): number[] {
  const folded = fields.map(({ text, weight }) => ({ text: fold(text), weight }))
  return words.map((word) => Math.max(0, ...folded.map(({ text, weight }) => (places(text, word).length ? weight : 0))))
}

/** Where a word stands in a folded text. */
function places(folded: string, word: string): number[] {
  const found: number[] = []
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const isStart = !PART_OF_WORD.test(folded[at - 1] ?? '')
    if (isStart || word.length >= FOUND_INSIDE) found.push(at)
  }
  return found
}

/** The text cut where a word begins or ends. Single letters of a longer query are not marked: they are everywhere. */
export function mark(text: string, words: string[]): Part[] {
  const letters = [...text]
  const isMarked = markedLetters(letters, words)
  const parts: Part[] = []
  letters.forEach((letter, index) => {
    const last = parts.at(-1)
    if (last && last.marked === isMarked[index]) last.text += letter
    else parts.push({ text: letter, marked: isMarked[index] ?? false })
  })
  return parts
}

function markedLetters(letters: string[], words: string[]): boolean[] {
  const isMarked = letters.map(() => false)
  const origins: number[] = []
  letters.forEach((letter, index) => origins.push(...[...foldLetter(letter)].map(() => index)))
  const folded = letters.map(foldLetter).join('')
  for (const word of words.filter((one) => one.length >= SHORTEST_WORD)) {
    for (const at of places(folded, word)) {
      isMarked.fill(true, origins[at], (origins[at + word.length - 1] ?? 0) + 1)
    }
  }
  return isMarked
}

/** A text of the rules, with its references (`[R-MOVE-1]`) as links that bear the rule's title, and the words marked. */
export function pieces(text: string, titleOf: (rule: string) => string, words: string[]): Piece[] {
  return text
    .split(REFERENCE)
    .map((one, index) => (index % 2 ? { rule: one, parts: mark(titleOf(one), words) } : { parts: mark(one, words) }))
    .filter((piece) => piece.parts.length > 0)
}

/** The same as plain words, as one reads it. */
export const plain = (text: string, titleOf: (rule: string) => string): string =>
  pieces(text, titleOf, [])
    .flatMap((piece) => piece.parts)
    .map((part) => part.text)
    .join('')
