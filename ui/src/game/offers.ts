/** Buttons that go on from what has been chosen: legal moves, gathered by what they do. */

import type { Kind, Move } from '../alphabet'
import type { Key } from '../board/types'
import { offerOf } from './facets'

export interface Offer {
  key: Key
  kind: OfferKind
  /** Of the card, or of the princes; -1 if it is about none. */
  civilization: number
  /** What a card is turned into; -1 while several are possible. */
  second: number
  /** Of a build; -1 if it may be one of several. */
  district: number
  island: number
  /** Of the player who is named; -1 if nobody is. */
  seat: number
  codes: number[]
}

/** Always offered: what can be built, and the answers to a question. Everything else only on the way to a move. */
const ALWAYS = new Set<Kind>(['district', 'wonder', 'surprise', 'take', 'name', 'leave'])
/** Have their own place on the page, or none. */
const ELSEWHERE = ['end', 'enter', 'to', 'discard', 'discard-two', 'pay', 'pay-two'] as const
type OfferKind = Exclude<Kind, (typeof ELSEWHERE)[number]>
const isElsewhere = new Set<Kind>(ELSEWHERE)

export function offersOf(candidates: Move[], chosen: readonly Key[]): Offer[] {
  const isBegun = chosen.some((key) => !key.startsWith('guest '))
  const moves = candidates.filter((move) => !isElsewhere.has(move.kind) && (isBegun || ALWAYS.has(move.kind)))
  const groups = new Map<Key, Move[]>()
  for (const move of moves) groups.set(groupOf(move, chosen), [...(groups.get(groupOf(move, chosen)) ?? []), move])
  const offers = [...groups].filter(([key]) => !chosen.includes(key)).map(([key, group]) => offerFrom(key, group))
  return offers.sort((one, other) => rank(one) - rank(other))
}

/** What a card does comes before what else it may be. */
const rank = (offer: Offer): number => Number(offer.kind === 'privilege')

/** Cards to turn are one button until one is asked for, then one for each civilization. */
function groupOf(move: Move, chosen: readonly Key[]): Key {
  const isSpread = move.kind === 'privilege' && chosen.some((key) => /^(offer|stack) /.test(key))
  return isSpread ? `${offerOf(move)} ${move.second}` : offerOf(move)
}

function offerFrom(key: Key, group: Move[]): Offer {
  const [first] = group as [Move, ...Move[]]
  const same = (part: 'second' | 'district' | 'island'): number =>
    group.every((move) => move[part] === first[part]) ? first[part] : -1
  return {
    key,
    kind: first.kind as OfferKind,
    civilization: first.civilization,
    second: same('second'),
    district: same('district'),
    island: same('island'),
    seat: first.seat,
    codes: group.map((move) => move.code),
  }
}
