/** Passkeys, as the browser makes and uses them; on the wire their bytes are base64url. */

import type { PasskeyMade, PasskeyUsed } from '../protocol'

/** Nothing was made or used: the reader closed the browser's dialog, or the device has a passkey already. */
export class NotDone extends Error {
  /** A message that says so. */
  constructor(readonly why: 'account-passkey-not-used' | 'account-passkey-here-already') {
    super(why)
  }
}

type Options = Record<string, unknown>
/** The browser's own options, with bytes as text. */
type Written<Wish, Bytes extends keyof Wish> = Omit<Wish, Bytes> & { challenge: string }
type Making = Written<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: { id: string; type: PublicKeyCredentialType }[]
}
type Using = Written<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'>

export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Make one; the browser asks its owner. */
export async function makePasskey(options: Options): Promise<PasskeyMade> {
  const wish = options as unknown as Making
  const publicKey = {
    ...wish,
    challenge: toBytes(wish.challenge),
    user: { ...wish.user, id: toBytes(wish.user.id) },
    excludeCredentials: (wish.excludeCredentials ?? []).map((key) => ({ ...key, id: toBytes(key.id) })),
  }
  const credential = await done(() => navigator.credentials.create({ publicKey }))
  const answer = credential.response as AuthenticatorAttestationResponse
  return {
    id: credential.id,
    client_data: toText(answer.clientDataJSON),
    attestation: toText(answer.attestationObject),
  }
}

/** Sign in with one of this site's; the browser lets its owner choose. */
export async function usePasskey(options: Options): Promise<PasskeyUsed> {
  const wish = options as unknown as Using
  const publicKey = { ...wish, challenge: toBytes(wish.challenge), allowCredentials: [] }
  const credential = await done(() => navigator.credentials.get({ publicKey }))
  const answer = credential.response as AuthenticatorAssertionResponse
  return {
    id: credential.id,
    client_data: toText(answer.clientDataJSON),
    authenticator_data: toText(answer.authenticatorData),
    signature: toText(answer.signature),
    user_handle: answer.userHandle?.byteLength ? toText(answer.userHandle) : null,
  }
}

async function done(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let credential: Credential | null
  try {
    credential = await ask()
  } catch (error) {
    const isHere = error instanceof DOMException && error.name === 'InvalidStateError'
    throw new NotDone(isHere ? 'account-passkey-here-already' : 'account-passkey-not-used')
  }
  if (!credential) throw new NotDone('account-passkey-not-used')
  return credential as PublicKeyCredential
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

export function toText(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
