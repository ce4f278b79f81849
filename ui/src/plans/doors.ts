/** The doors of plans. */

import { ask, get, send } from '../net/api'
import type { Imagined, Plan, PlanWish } from '../protocol'

export const planOf = (id: string, seat: number): Promise<Plan> => get<Plan>(`games/${id}/plan?seat=${seat}`)
export const makePlan = (id: string, seat: number, wish: PlanWish): Promise<Plan> => send<Plan>('PUT', `games/${id}/plan?seat=${seat}`, wish)
export const giveUp = async (id: string, seat: number): Promise<void> => void (await ask('DELETE', `games/${id}/plan?seat=${seat}`))
/** The turn of these moves, and what may follow. */
export const imagine = (id: string, seat: number, codes: readonly number[]): Promise<Imagined> =>
  get<Imagined>(`games/${id}/plan/turn?seat=${seat}&codes=${codes.join(',')}`)
