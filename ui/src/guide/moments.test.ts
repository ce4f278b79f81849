import { describe, expect, it } from 'vitest'
import type { View } from '../protocol'
import { momentsOf } from './moments'

const at = (changes: Partial<View>): View => ({ viewer: 0, phase: 'welcome', step: 'guest', round: 1, ...changes }) as View

describe('what a newcomer is told', () => {
  it('speaks of what can be done now', () => {
    expect(momentsOf(at({}), true, false)).toEqual(['guest'])
    expect(momentsOf(at({ step: 'end' }), true, true)).toEqual(['build', 'housed'])
    expect(momentsOf(at({ step: 'named-guest' }), true, false)).toEqual(['named'])
    expect(momentsOf(at({ phase: 'development', step: 'act' }), true, false)).toEqual(['act', 'king'])
  })

  it('speaks of the others while they play, and of nothing while cards are dealt', () => {
    expect(momentsOf(at({}), false, false)).toEqual(['others'])
    expect(momentsOf(at({ phase: 'development', step: 'act' }), false, false)).toEqual([])
  })

  it('says so when the round is the last', () => {
    const ending = { id: 'end-certain', words: {} }
    expect(momentsOf(at({ round: 3, ending }), true, false)).toEqual(['last', 'guest'])
    expect(momentsOf(at({ round: 3, ending: { id: 'end-likely' } }), true, false)).toEqual(['done', 'guest'])
  })

  it('sums up when the second round begins, and is silent for who only watches', () => {
    expect(momentsOf(at({ round: 2 }), true, false)[0]).toBe('done')
    expect(momentsOf(at({ viewer: -1 }), false, false)).toEqual([])
    expect(momentsOf(at({ phase: 'over' }), false, false)).toEqual([])
  })
})
