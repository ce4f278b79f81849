import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makePasskey, NotDone, toBytes, toText, usePasskey } from './passkeys'

const OPTIONS = { challenge: 'AAEC_-8', user: { id: 'YWRh', name: 'Ada', displayName: 'Ada' }, excludeCredentials: [{ id: 'AQ', type: 'public-key' }] }
const credentials = { create: vi.fn(), get: vi.fn() }

beforeEach(() => vi.stubGlobal('navigator', { credentials }))
afterEach(() => vi.unstubAllGlobals())

describe('bytes on the wire', () => {
  it('are base64url without padding, and come back', () => {
    for (const bytes of [[], [0], [255, 239], [1, 2, 3], [251, 255, 254, 0]]) {
      const text = toText(new Uint8Array(bytes).buffer)
      expect(text).toMatch(/^[\w-]*$/)
      expect([...toBytes(text)]).toEqual(bytes)
    }
    expect(toText(new Uint8Array([255, 239]).buffer)).toBe('_-8')
  })
})

describe('a passkey', () => {
  it('is made with what the server asks for', async () => {
    credentials.create.mockResolvedValue({
      id: 'AAAA',
      response: { clientDataJSON: new Uint8Array([1]).buffer, attestationObject: new Uint8Array([2]).buffer },
    })
    expect(await makePasskey(OPTIONS)).toEqual({ id: 'AAAA', client_data: 'AQ', attestation: 'Ag' })
    const { publicKey } = credentials.create.mock.lastCall![0]
    expect([...publicKey.challenge]).toEqual([0, 1, 2, 255, 239])
    expect([...publicKey.user.id]).toEqual([97, 100, 97])
    expect([...publicKey.excludeCredentials[0].id]).toEqual([1])
  })

  it('signs, and says whose it is if it knows', async () => {
    const response = { clientDataJSON: new ArrayBuffer(1), authenticatorData: new ArrayBuffer(2), signature: new ArrayBuffer(3), userHandle: null }
    credentials.get.mockResolvedValue({ id: 'AAAA', response })
    const used = await usePasskey({ challenge: 'AAEC' })
    expect(used).toEqual({ id: 'AAAA', client_data: 'AA', authenticator_data: 'AAA', signature: 'AAAA', user_handle: null })
  })

  it('that is not used is told apart from one that is there already', async () => {
    credentials.get.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await expect(usePasskey({ challenge: 'AAEC' })).rejects.toEqual(new NotDone('account-passkey-not-used'))
    credentials.create.mockRejectedValue(new DOMException('no', 'InvalidStateError'))
    await expect(makePasskey(OPTIONS)).rejects.toEqual(new NotDone('account-passkey-here-already'))
    credentials.create.mockResolvedValue(null)
    await expect(makePasskey(OPTIONS)).rejects.toBeInstanceOf(NotDone)
  })
})
