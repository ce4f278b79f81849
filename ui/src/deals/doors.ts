/** The endpoints of deals. */

import { get, send } from '../net/api'
import type { Deal, DealOverview, NewDeal } from '../protocol'

export const doors = {
  deals: () => get<DealOverview>('deals'),
  deal: (id: string) => get<Deal>(`deals/${id}`),
  make: (wish: NewDeal) => send<Deal>('POST', 'deals', wish),
  play: (id: string, name?: string) => send<Deal>('POST', `deals/${id}/game`, { name }),
}
