/** What an event speaks of, to be lit on the board. */

import { decode } from '../alphabet'
import { keyOf, type Key } from '../board/types'
import type { Happening } from '../protocol'

/** Pieces and places that an event speaks of. */
export function keysOf(one: Happening): Key[] {
  if (one.code === null || one.seat < 0) return []
  const { kind, civilization, district, island, seat } = decode(one.code)
  if (kind === 'name') return [keyOf({ kind: 'seat', seat })]
  if (kind === 'wonder') return [keyOf({ kind: 'wonder', island })]
  if (kind === 'raise' || kind === 'lower') return [keyOf({ kind: 'civilization', civilization })]
  if (district < 0) return []
  const place = keyOf({ kind: 'district', district })
  return civilization < 0 ? [place] : [place, keyOf({ kind: 'stack', district, seat: one.seat, civilization })]
}
