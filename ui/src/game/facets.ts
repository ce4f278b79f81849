/** What may be touched to mean a move. Every way to a move is a set of such keys; no rule is known here. */

import { guestOf, type Kind, type Move } from '../alphabet'
import { keyOf, type Key } from '../board/types'

export interface Setting {
  /** Who chooses. */
  seat: number
  /** [district] -> island. */
  islandOf: readonly number[]
  /** Cards for the prestige scale need not match (R-SCALE-3): any card may be touched for it. */
  raisesFreely: boolean
  lowersFreely: boolean
}

export const cardKey = (civilization: number): Key => `card ${civilization}`
/** The card that a privilege has turned into this civilization. */
export const turnedKey = (civilization: number): Key => `turned ${civilization}`
/** A verb with what it is about; touched as a button. */
export const offerKey = (kind: Kind, about: number): Key => `offer ${kind} ${about}`
export const districtKey = (district: number): Key => keyOf({ kind: 'district', district })
export const guestKey = (guest: number): Key => keyOf({ kind: 'guest', guest })
export const stackKey = (district: number, seat: number, civilization: number): Key =>
  keyOf({ kind: 'stack', district, seat, civilization })
export const scaleKey = (civilization: number): Key => keyOf({ kind: 'civilization', civilization })

const ALL_CARDS = [0, 1, 2, 3, 4].map(cardKey)

/** What can be touched for this move, in any order. */
export function facetsOf(move: Move, setting: Setting): Key[] {
  return [...thingsOf(move, setting), offerOf(move)]
}

/** The button that stands for the move and its like. */
export function offerOf(move: Move): Key {
  if (move.kind === 'wonder') return offerKey('wonder', move.island)
  if (move.kind === 'name') return offerKey('name', move.seat)
  if (move.kind === 'district' || move.kind === 'leave') return offerKey(move.kind, move.civilization * 100 + move.district)
  return offerKey(move.kind, move.civilization)
}

function thingsOf(move: Move, setting: Setting): Key[] {
  const { civilization, district } = move
  const card = cardKey(civilization)
  const stack = stackKey(district, setting.seat, civilization)
  switch (move.kind) {
    case 'enter':
      return [guestKey(guestOf(setting.islandOf[district] ?? -1, civilization)), districtKey(district)]
    case 'take':
      return [guestKey(guestOf(move.island, civilization))]
    case 'name':
      return [keyOf({ kind: 'seat', seat: move.seat })]
    case 'wonder':
      return [keyOf({ kind: 'wonder', island: move.island })]
    case 'district':
    case 'leave':
      return [stack, districtKey(district)]
    case 'move':
    case 'remove':
      return [card, stack, districtKey(district)]
    case 'add':
    case 'anywhere':
      return [card, districtKey(district)]
    case 'to':
      return [districtKey(district)]
    case 'raise':
      return [...(setting.raisesFreely ? ALL_CARDS : [card]), scaleKey(civilization)]
    case 'lower':
      return [...(setting.lowersFreely ? ALL_CARDS : [card]), scaleKey(civilization)]
    case 'privilege':
      return [card, scaleKey(move.second)]
    case 'discard':
    case 'pay':
      return [card]
    case 'discard-two':
    case 'pay-two':
      return [card, cardKey(move.second)]
    case 'surprise':
    case 'end':
      return []
  }
}

const has = (chosen: readonly Key[], kind: string): boolean => chosen.some((key) => key.startsWith(`${kind} `))

const hasCard = (chosen: readonly Key[]): boolean => has(chosen, 'card') || has(chosen, 'turned')

/** Whether what was chosen says enough: the move is not merely the only one left, it was meant. */
export function isMeant(move: Move, chosen: readonly Key[]): boolean {
  if (chosen.includes(offerOf(move)) && move.kind !== 'privilege') return true
  switch (move.kind) {
    case 'enter':
      return has(chosen, 'guest') && has(chosen, 'district')
    case 'move':
      return has(chosen, 'stack') || (hasCard(chosen) && has(chosen, 'district'))
    case 'add':
      return hasCard(chosen) && has(chosen, 'district')
    case 'raise':
      return hasCard(chosen) && has(chosen, 'civilization')
    case 'privilege':
      return has(chosen, 'offer') && has(chosen, 'civilization')
    case 'leave':
    case 'to':
      return has(chosen, 'district') || has(chosen, 'stack')
    case 'name':
    case 'wonder':
      return chosen.length > 0
    default:
      return false
  }
}

/** What glows for this move: the next thing to touch, not all that could be. */
export function lightsOf(move: Move, chosen: readonly Key[], setting: Setting): Key[] {
  const things = thingsOf(move, setting)
  const only = (kind: string): Key[] => things.filter((key) => key.startsWith(`${kind} `))
  const isPaid = hasCard(chosen) || has(chosen, 'offer')
  switch (move.kind) {
    case 'enter':
      return has(chosen, 'guest') ? only('district') : only('guest')
    case 'move':
    case 'remove':
    case 'leave':
    case 'district':
      return only('stack')
    case 'add':
      return isPaid || has(chosen, 'district') ? only('district') : []
    case 'anywhere':
      return has(chosen, 'offer') ? only('district') : []
    case 'raise':
    case 'lower':
      return isPaid ? only('civilization') : []
    case 'privilege':
      return has(chosen, 'offer') ? only('civilization') : []
    default:
      return things.filter((key) => !key.startsWith('card '))
  }
}
