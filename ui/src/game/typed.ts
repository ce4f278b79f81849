/** Moves as words (docs/moves.md): written for those who cannot see the board, read from those who like to type. */

import { CIVILIZATIONS, ISLANDS, SEATS, type Move } from '../alphabet'

/** The move as the notation writes it: `enter maya heron-quay`, `to kilns 2`. */
export function textOf(move: Move, districts: readonly string[]): string {
  const civ = CIVILIZATIONS[move.civilization] ?? ''
  const second = CIVILIZATIONS[move.second] ?? ''
  const district = districts[move.district] ?? ''
  switch (move.kind) {
    case 'surprise':
    case 'end':
      return move.kind
    case 'take':
      return `take ${civ} ${ISLANDS[move.island]}`
    case 'name':
      return `name ${SEATS[move.seat]}`
    case 'wonder':
      return `wonder ${ISLANDS[move.island]}`
    case 'to':
      return `to ${district} ${move.number}`
    case 'privilege':
      return `privilege ${civ} as ${second}`
    case 'discard-two':
    case 'pay-two':
      return `${move.kind.slice(0, -4)} ${civ} ${second}`
    default:
      return [move.kind, civ, district].filter(Boolean).join(' ')
  }
}

/** Legal moves that these words, or their beginnings, can mean. Only `end` must be written out, since it is final. */
export function fitting(text: string, moves: readonly Move[], districts: readonly string[]): Move[] {
  const words = text.trim().toLowerCase().split(/\s+/)
  if (words[0] === '') return []
  const exact = moves.filter((move) => textOf(move, districts) === words.join(' '))
  if (exact.length) return exact
  return moves.filter((move) => move.kind !== 'end' && begins(textOf(move, districts).split(' '), words))
}

/** A hyphenated name may begin at any of its parts: `quay` for `heron-quay`. */
function begins(whole: string[], words: string[]): boolean {
  if (words.length > whole.length) return false
  return words.every((word, index) => {
    const full = whole[index]!
    return full.startsWith(word) || full.split('-').some((part) => part.startsWith(word))
  })
}
