/** What a token may do, and for how long. */

import type { TokenWish } from '../protocol'

export type Scope = TokenWish['scopes'][number]

export const SCOPES: Scope[] = ['games:read', 'games:play', 'tables:open', 'talk', 'records', 'account:read']

/** What a bot needs. */
export const USUAL: Record<Scope, boolean> = {
  'games:read': true,
  'games:play': true,
  'tables:open': true,
  talk: false,
  records: false,
  'account:read': false,
}

/** Days; 0 for until it is revoked. */
export const LIVES = [7, 30, 365, 0]
