import { describe, expect, it } from 'vitest'
import { decode, encode } from '../alphabet'
import { fitting, textOf } from './typed'

const DISTRICTS = Array.from({ length: 24 }, (_, index) => `place-${String.fromCharCode(97 + index)}${index}`)
const moves = [
  encode('enter', { civilization: 0, district: 3 }),
  encode('enter', { civilization: 4, district: 3 }),
  encode('privilege', { civilization: 3, second: 0 }),
  encode('to', { district: 7, number: 2 }),
  encode('discard-two', { civilization: 1, second: 4 }),
  encode('name', { seat: 2 }),
  encode('end'),
].map(decode)

describe('typed moves', () => {
  it('are written as in docs/moves.md', () => {
    expect(moves.map((move) => textOf(move, DISTRICTS))).toEqual([
      'enter maya place-d3',
      'enter egyptian place-d3',
      'privilege greek as maya',
      'to place-h7 2',
      'discard persian egyptian',
      'name yellow',
      'end',
    ])
  })

  it('are read whole or by their beginnings', () => {
    for (const move of moves) expect(fitting(textOf(move, DISTRICTS), moves, DISTRICTS)).toEqual([move])
    expect(fitting('en m d3', moves, DISTRICTS)).toEqual([moves[0]])
    expect(fitting('  TO h7 2 ', moves, DISTRICTS)).toEqual([moves[3]])
    expect(fitting('enter', moves, DISTRICTS)).toEqual([moves[0], moves[1]])
  })

  it('never end a turn by half a word', () => {
    expect(fitting('e', moves, DISTRICTS)).not.toContain(moves[6])
    expect(fitting('end', moves, DISTRICTS)).toEqual([moves[6]])
    expect(fitting('', moves, DISTRICTS)).toEqual([])
    expect(fitting('enter maya place-d3 now', moves, DISTRICTS)).toEqual([])
  })
})
