/** The server's doors for tokens, bot accounts and records. */

import { ask, get, send } from '../net/api'
import type { BotAccount, BotWish, Imported, NewToken, RecordWish, Token, TokenWish } from '../protocol'

export const doors = {
  tokens: () => get<Token[]>('me/tokens'),
  makeToken: (wish: TokenWish) => send<NewToken>('POST', 'me/tokens', wish),
  revokeToken: async (id: string): Promise<true> => {
    await ask('DELETE', `me/tokens/${id}`)
    return true
  },
  bots: () => get<BotAccount[]>('me/bots'),
  openBot: (wish: BotWish) => send<BotAccount>('POST', 'me/bots', wish),
  removeBot: async (id: string): Promise<true> => {
    await ask('DELETE', `me/bots/${id}`)
    return true
  },
  putRecordIn: (wish: RecordWish) => send<Imported>('POST', 'me/records', wish),
}
