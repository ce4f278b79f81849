import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Happening, ViewMessage } from '../protocol'
import { gainsOf, roundsOf, turnsOf } from './lines'

const read = (name: string): ViewMessage['view'] =>
  (JSON.parse(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8')) as [unknown, ViewMessage])[1].view

const said = (number: number, seat: number, id: string, code: number | null, words = {}): Happening => ({
  number,
  seat,
  code,
  phrase: { id, words },
  gains: [],
})

describe('the lines of the chronicle', () => {
  it('tell the draws of a round in one line, below its heading', () => {
    const view = read('first-turn')
    const rounds = roundsOf(view.since, view.round, view.viewer)
    expect(rounds.map(({ round }) => round)).toEqual([0, 1])
    expect(rounds[0]!.lines.map(({ phrase }) => phrase.id)).toEqual(['table-log-scale', 'event-first-player'])
    expect(rounds[1]!.lines[0]!.phrase).toEqual({ id: 'table-log-guests', words: { number: view.players.length * 3 } })
  })

  it('tell a surprise guest apart, within the round', () => {
    const happenings = [
      said(0, -1, 'event-guest', 10, { civ: 'maya', island: 'water' }),
      said(1, 0, 'event-surprise', 140, { seat: 0 }),
      said(2, -1, 'event-guest', 11, { civ: 'persian', island: 'water' }),
    ]
    const [round, more] = roundsOf(happenings, 4, 0)
    expect(more).toBeUndefined()
    expect(round!.round).toBe(4)
    expect(round!.lines.map(({ phrase }) => phrase.id)).toEqual(['table-log-guests', 'log-surprise-guest'])
  })

  it('show which cards came to oneself, and only those', () => {
    const happenings = [
      said(0, -1, 'event-card', 30, { other: 0, civ: 'maya' }),
      said(1, -1, 'event-card', 34, { other: 0, civ: 'egyptian' }),
      said(2, -1, 'event-unseen-card', null, { other: 1 }),
    ]
    const { lines } = roundsOf(happenings, 1, 0)[0]!
    expect(lines).toHaveLength(1)
    expect([...lines[0]!.dealt].map((count) => count ?? 0)).toEqual([1, 0, 0, 0, 1])
    expect(lines[0]!.phrase.words).toEqual({ number: 3 })
  })

  it('leave out ends of turns that go without saying', () => {
    const happenings = [
      said(0, 1, 'event-enter', 3, { seat: 1 }),
      said(1, 1, 'event-end', 146, { seat: 1 }),
      said(2, 0, 'event-raise', 964, { seat: 0 }),
      said(3, 0, 'event-end', 146, { seat: 0 }),
    ]
    expect(roundsOf(happenings, 1, 0)[0]!.lines.map(({ number }) => number)).toEqual([0, 2])
  })

  it('tell each decision in one row, and the reader that it was theirs', () => {
    const happenings = [
      said(0, 1, 'event-privilege', 700, { seat: 1, civ: 'greek', second: 'maya' }),
      said(1, 1, 'event-move', 400, { seat: 1, civ: 'maya', district: 'sail-lofts' }),
      said(2, 1, 'event-to-2', 500, { seat: 1, district: 'kite-market' }),
      { ...said(3, 1, 'event-remove', 600, { seat: 1, civ: 'maya', district: 'kilns' }), gains: [[1, 2]] as [number, number][] },
      said(4, 1, 'event-lower', 970, { seat: 1, civ: 'maya' }),
      said(5, 1, 'event-pay-two', 990, { seat: 1, civ: 'maya', second: 'greek' }),
      said(6, 1, 'event-end', 146, { seat: 1 }),
    ]
    const { lines } = roundsOf(happenings, 1, 1)[0]!
    expect(lines.map(({ phrase }) => phrase.id)).toEqual(['log-moved-2', 'log-remove', 'log-lower'])
    expect(lines[0]!.phrase.words).toMatchObject({ from: 'sail-lofts', to: 'kite-market', turned: 'greek', you: 1 })
    expect(roundsOf(happenings, 1, 1, -1)[0]!.lines[0]!.phrase.words).toMatchObject({ you: 0 })
    expect(lines.map(({ last }) => last)).toEqual([2, 3, 5])
    expect(lines.at(-1)!.until).toBe(6)
    const [turn, ...more] = turnsOf(lines)
    expect([turn!.seat, turn!.lines.length, more.length]).toEqual([1, 3, 0])
    expect(gainsOf(turn!.lines)).toEqual([[1, 2]])
  })

  it('give the points of prestige a line of their own', () => {
    for (const [id, code] of [['event-end', 146], ['event-discard', 391]] as const) {
      const end = { ...said(0, 1, id, code, { seat: 1 }), gains: [[0, 4], [1, 2]] as [number, number][], prestige: true }
      const { lines } = roundsOf([end], 1, 0)[0]!
      expect(lines.map(({ phrase, gains }) => [phrase.id, gains.length])).toEqual([[id.replace('event', 'log'), 0], ['table-log-prestige', 2]])
    }
  })

  it('say so if prestige brought nobody anything', () => {
    const end = { ...said(0, 1, 'event-end', 146, { seat: 1 }), prestige: true }
    expect(roundsOf([end], 1, 0)[0]!.lines.map(({ phrase }) => phrase.id)).toEqual(['log-end', 'table-log-no-prestige'])
  })
})
