/** Phase 3 as a moment: what every district pays, and whom. It comes after the board. */

import type { Payment } from '../board/types'
import type { Happening, View } from '../protocol'

/** The newest happening in which prestige was paid, if it lies at or behind that number. */
export const lastPrestige = (happenings: readonly Happening[], from: number): Happening | undefined =>
  happenings.findLast((one) => one.prestige && one.number >= from)

/** What each district has paid; nothing if the view, which may be a later one, does not account for the points. */
export function paymentsOf(one: Happening, view: View): Payment[] {
  const payments = view.monuments.flatMap((civilization, district): Payment[] => {
    const seat = view.owners[district] ?? -1
    return civilization < 0 || seat < 0 ? [] : [{ district, seat, points: view.scale[civilization] ?? 0 }]
  })
  const paid = view.players.map((_, seat) => payments.reduce((sum, each) => sum + (each.seat === seat ? each.points : 0), 0))
  const gained = view.players.map((_, seat) => (one.gains ?? []).find(([other]) => other === seat)?.[1] ?? 0)
  return paid.every((points, seat) => points === gained[seat]) ? payments : []
}
