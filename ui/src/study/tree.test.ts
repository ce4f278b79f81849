import { expect, test } from 'vitest'
import type { StudyNode } from '../protocol'
import { ROOT, Tree } from './tree'

const node = (id: string, before: string, seat: number, round = 1): StudyNode => ({
  id,
  before,
  event: before ? { number: 0, seat, code: 0, phrase: { id: 'x' } } : null,
  round,
})

/** Two draws, a turn of seat 0 with two moves, one of seat 1, a draw; instead of b another move, then one of seat 1. */
const tree = new Tree([
  node(ROOT, '', -1, 0),
  node('d1', ROOT, -1, 0),
  node('d2', 'd1', -1),
  node('a', 'd2', 0),
  node('b', 'a', 0),
  node('c', 'b', 1),
  node('d3', 'c', -1, 2),
  node('x', 'a', 0),
  node('y', 'x', 1),
])

test('lines and the ways along them', () => {
  const line = tree.line(ROOT)
  expect(line).toEqual([ROOT, 'd1', 'd2', 'a', 'b', 'c', 'd3'])
  expect(tree.stops(line)).toEqual([2, 3, 4, 6])
  expect(tree.turns(line, 0)).toEqual([2])
  expect(tree.turns(line, 1)).toEqual([4])
  expect(tree.rounds(line)).toEqual([2, 6])
  expect(tree.line('x')).toEqual([ROOT, 'd1', 'd2', 'a', 'x', 'y'])
})

test('rows: draws together, variations below what they replace', () => {
  expect(tree.rows().map(({ id, depth, draws }) => [id, depth, draws])).toEqual([
    ['d1', 0, 1],
    ['d2', 0, 1],
    ['a', 0, 0],
    ['b', 0, 0],
    ['x', 1, 0],
    ['y', 1, 0],
    ['c', 0, 0],
    ['d3', 0, 1],
  ])
})

test('what is added, taken away and made the main line', () => {
  expect(tree.without('a').nodes.size).toBe(3)
  expect(tree.promoted('y').line(ROOT)).toEqual([ROOT, 'd1', 'd2', 'a', 'x', 'y'])
  const added = tree.with([node('b', 'a', 0), node('z', 'y', 0)])
  expect(added.line('x').at(-1)).toBe('z')
  expect(added.nodes.size).toBe(tree.nodes.size + 1)
  expect(tree.noted({ ...node('b', 'a', 0), comment: 'why' }).node('b').comment).toBe('why')
})
