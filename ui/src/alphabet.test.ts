import { describe, expect, it } from 'vitest'
import alphabet from './alphabet.json'
import { decode, encode, guestOf, civilizationOfGuest, islandOfGuest } from './alphabet'

describe('the alphabet of moves', () => {
  it('decodes every number to a move that encodes to it again', () => {
    for (let code = 0; code < alphabet.codes; code += 1) {
      const move = decode(code)
      expect(encode(move.kind, move)).toBe(code)
    }
  })

  it('knows moves by their parts', () => {
    expect(decode(encode('to', { district: 7, number: 2 }))).toMatchObject({ kind: 'to', district: 7, number: 2 })
    expect(decode(encode('enter', { civilization: 4, district: 23 }))).toMatchObject({ civilization: 4, district: 23 })
    expect(encode('discard-two', { civilization: 3, second: 1 })).toBe(encode('discard-two', { civilization: 1, second: 3 }))
  })

  it('refuses what is none', () => {
    expect(() => decode(-1)).toThrow(RangeError)
    expect(() => decode(alphabet.codes)).toThrow(RangeError)
    expect(() => decode(1.5)).toThrow(RangeError)
    expect(() => encode('to', { district: 24, number: 1 })).toThrow(RangeError)
    expect(() => encode('to', { district: 3, number: 3 })).toThrow(RangeError)
  })

  it('numbers guests by island and civilization', () => {
    for (let guest = 0; guest < 20; guest += 1) {
      expect(guestOf(islandOfGuest(guest), civilizationOfGuest(guest))).toBe(guest)
    }
  })
})
