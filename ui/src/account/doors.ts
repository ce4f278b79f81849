/** The server's doors for accounts. */

import { get, send } from '../net/api'
import type {
  Account,
  LeaveWish,
  MailLink,
  MailSent,
  MailWish,
  Me,
  PasskeyMade,
  PasskeyOptions,
  PasskeyUsed,
} from '../protocol'

export const doors = {
  account: () => get<Account>('account'),
  signOut: () => send<Me>('POST', 'account/sign-out'),
  /** For good. */
  leave: (wish: LeaveWish) => send<Me>('POST', 'account/delete', wish),

  optionsToMake: () => send<PasskeyOptions>('POST', 'account/passkeys/begin'),
  addPasskey: (made: PasskeyMade) => send<Account>('POST', 'account/passkeys', made),
  renamePasskey: (id: string, name: string) => send<Account>('PATCH', `account/passkeys/${id}`, { name }),
  removePasskey: (id: string) => send<Account>('DELETE', `account/passkeys/${id}`),
  optionsToUse: () => send<PasskeyOptions>('POST', 'sign-in/passkey/begin'),
  signIn: (used: PasskeyUsed) => send<Me>('POST', 'sign-in/passkey', used),

  mailSignIn: (wish: MailWish) => send<MailSent>('POST', 'sign-in/mail', wish),
  changeMail: (wish: MailWish) => send<MailSent>('POST', 'account/mail', wish),
  removeMail: () => send<Account>('DELETE', 'account/mail'),
  link: (token: string) => get<MailLink>(`sign-in/link/${token}`),
  useLink: (token: string) => send<Me>('POST', `sign-in/link/${token}`),

  endDevice: (id: string) => send<Account>('DELETE', `account/devices/${id}`),
  endOtherDevices: () => send<Account>('DELETE', 'account/devices'),
  takeGuest: () => send<Account>('POST', 'account/guest'),
  leaveGuest: () => send<Account>('DELETE', 'account/guest'),
}
