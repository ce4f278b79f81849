/** Which move somebody may have meant who touched what does not glow: the server is asked why that one is not legal. */

import { civilizationOfGuest, encode, guestOf, islandOfGuest } from '../alphabet'
import type { Key, Touched } from '../board/types'
import type { View } from '../protocol'
import type { MessageId } from '../words/words.svelte'
import type { Setting } from './facets'

const numbers = (keys: readonly Key[], kind: string): number[] | undefined =>
  keys.find((key) => key.startsWith(`${kind} `))?.split(' ').slice(1).map(Number)

/** Its code, or null if nothing sensible can be meant. */
export function supposed(thing: Touched | Key, chosen: readonly Key[], view: View, setting: Setting): number | null {
  if (typeof thing === 'string') return supposedCard(thing)
  switch (thing.kind) {
    case 'civilization':
      return encode('raise', { civilization: thing.civilization })
    case 'seat':
      return encode('name', { seat: thing.seat })
    case 'wonder':
      return encode('wonder', { island: thing.island })
    case 'guest':
      return encode('take', { civilization: civilizationOfGuest(thing.guest), island: islandOfGuest(thing.guest) })
    case 'stack':
      if (thing.seat === view.viewer && view.step === 'act' && !chosen.length) {
        return encode('move', { civilization: thing.civilization, district: thing.district })
      }
      return supposedDistrict(thing.district, chosen, view, setting)
    default:
      return supposedDistrict(thing.district, chosen, view, setting)
  }
}

/** The message that says what to do instead, where touching a thing can mean no move at all; null if none is needed. */
export function insteadOf(view: View, onlyEnd: boolean): MessageId | null {
  if (onlyEnd) return 'table-only-end'
  if (view.step === 'act' || view.step === 'privilege') return 'table-card-first'
  return ['discard', 'keep', 'pay'].includes(view.step) ? 'table-cards-first' : null
}

function supposedCard(key: Key): number | null {
  const civilization = numbers([key], 'card')?.[0]
  return civilization === undefined ? null : encode('raise', { civilization })
}

function supposedDistrict(district: number, chosen: readonly Key[], view: View, setting: Setting): number | null {
  const own = view.princes.find(([at, seat]) => at === district && seat === view.viewer)?.[2]
  const card = numbers(chosen, 'card')?.[0] ?? view.action.turned_into ?? -1
  switch (view.step) {
    case 'destination':
      return encode('to', { district, number: 1 })
    case 'leave':
      return encode('leave', { civilization: Math.max(0, view.action.civilization ?? 0), district })
    case 'guest':
    case 'named-guest':
    case 'surprise':
      return encode('enter', { civilization: guestMeant(district, chosen, view, setting), district })
    case 'act':
    case 'privilege':
      if (card >= 0) return encode('add', { civilization: card, district })
      return own === undefined ? null : encode('move', { civilization: own, district })
    case 'end':
    case 'named-end':
    case 'name':
      return own === undefined ? null : encode('district', { civilization: own, district })
    default:
      return null
  }
}

/** The guest that was chosen, or the first that waits for that island, or any. */
function guestMeant(district: number, chosen: readonly Key[], view: View, setting: Setting): number {
  const guest = numbers(chosen, 'guest')?.[0]
  if (guest !== undefined) return civilizationOfGuest(guest)
  const island = setting.islandOf[district] ?? 0
  return Math.max(0, [0, 1, 2, 3, 4].findIndex((civilization) => (view.ships[guestOf(island, civilization)] ?? 0) > 0))
}
