/** The lobby's doors, one function each. */

import { ask, get, send } from '../net/api'
import type { HandWish, JoinWish, Lobby, Mine, SeekWish, Table } from '../protocol'

export const doors = {
  lobby: () => get<Lobby>('lobby'),
  join: (id: string, wish: JoinWish) => send<Table>('POST', `lobby/tables/${id}/join`, wish),
  watch: (id: string) => send<Table>('POST', `lobby/tables/${id}/watch`),
  seek: (wish: SeekWish) => send<Mine>('PUT', 'lobby/seek', wish),
  stopSeeking: async (): Promise<void> => void (await ask('DELETE', 'lobby/seek')),
  showHand: (id: string, wish: HandWish) => send<Table>('PUT', `games/${id}/hand`, wish),
}

/** The lobby's websocket. */
export function openLine(): WebSocket {
  const address = new URL('/ws/lobby', location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return new WebSocket(address)
}
