/** The doors of the server that have to do with notices. */

import { ask, get, send } from '../net/api'
import type {
  Destination,
  HookWish,
  NoticeSettings,
  Preferences,
  PushWish,
  Subscription,
  Way,
  WayChange,
} from '../protocol'

export const doors = {
  settings: () => get<NoticeSettings>('notices'),
  addPush: (wish: PushWish) => send<NoticeSettings>('POST', 'notices/push', wish),
  addMail: () => send<NoticeSettings>('POST', 'notices/mail'),
  addHook: (wish: HookWish) => send<NoticeSettings>('POST', 'notices/hooks', wish),
  change: (way: Way, change: WayChange) => send<NoticeSettings>('PATCH', `notices/ways/${way.id}`, change),
  remove: (way: Way) => send<NoticeSettings>('DELETE', `notices/ways/${way.id}`),
  tryOut: async (way: Way): Promise<void> => void (await ask('POST', `notices/ways/${way.id}/test`)),

  preferences: () => get<Preferences>('me/preferences'),
  choose: (wish: Preferences) => send<Preferences>('PUT', 'me/preferences', wish),

  destination: (token: string) => get<Destination>(`go/${token}`),
  subscription: (token: string) => get<Subscription>(`notices/off/${token}`),
  switchOff: (token: string) => send<Subscription>('POST', `notices/off/${token}`),
}
