import { expect, test } from 'vitest'
import { encode } from '../alphabet'
import type { Happening } from '../protocol'
import { lastTurn } from './turn'

const event = (number: number, seat: number, code: number | null): Happening => ({ number, seat, code, phrase: { id: 'x' } })
const turn = [
  event(0, -1, 3),
  event(1, 0, encode('enter', { civilization: 1, district: 4 })),
  event(2, 0, encode('end')),
  event(3, 1, encode('move', { civilization: 2, district: 7 })),
  event(4, 1, encode('to', { district: 9, number: 2 })),
  event(5, 1, encode('remove', { civilization: 2, district: 9 })),
  event(6, 0, encode('discard', { civilization: 2 })),
  event(7, 1, encode('district', { civilization: 2, district: 5 })),
  event(8, 1, encode('wonder', { island: 3 })),
]

test('the whole of it, with what others did aside left out', () => {
  const told = lastTurn([...turn, event(9, 1, encode('end'))], [0])
  expect(told).toEqual({ seat: 1, first: 3, last: 9, ways: [{ from: 7, to: 9, count: 2 }], placed: [], removed: [9], built: [5], wonders: [3] })
})

test('a turn that goes on is not told, but the one before it', () => {
  expect(lastTurn(turn, [1])).toMatchObject({ seat: 0, placed: [4] })
  expect(lastTurn(turn, [0])).toMatchObject({ seat: 1 })
})

test('two turns of one player are two; what the reader may not know is not there', () => {
  const again = [...turn, event(9, 1, encode('end')), event(10, -1, null), event(11, 1, encode('add', { civilization: 0, district: 2 })), event(12, 1, encode('end'))]
  expect(lastTurn(again, [])).toMatchObject({ first: 11, placed: [2], ways: [] })
  expect(lastTurn([event(0, -1, 1)], [0])).toBeNull()
})
