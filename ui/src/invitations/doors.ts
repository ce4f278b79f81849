/** The doors of invitations by name. */

import { ask, get, send } from '../net/api'
import type { Companion, Invitation, JoinWish, Table, Target } from '../protocol'

export const doors = {
  /** Without those who sit at a table of mine already, or have been asked to it. */
  companions: (table?: string) => get<Companion[]>(`companions?${new URLSearchParams(table ? { table } : {})}`),
  /** Accounts of exactly that name, or of that id. */
  named: (name: string, table?: string) => get<Companion[]>(`companions?${new URLSearchParams(table ? { name, table } : { name })}`),
  invite: (table: string, whom: Target) => send<Table>('POST', `tables/${table}/invitations`, { whom }),
  withdraw: (table: string, id: string) => send<Table>('DELETE', `tables/${table}/invitations/${id}`),
  look: (table: string) => get<Invitation>(`invitations/${table}`),
  accept: (table: string, wish: JoinWish) => send<Table>('POST', `invitations/${table}`, wish),
  decline: async (table: string): Promise<void> => void (await ask('DELETE', `invitations/${table}`)),
}

/** The same for the same person in every list. */
export const keyOf = ({ person, whom }: Companion): string => person ?? `${whom.game}/${whom.seat}`
