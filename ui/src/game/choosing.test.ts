import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { decode, encode, PAIRS, type Move } from '../alphabet'
import type { Key, Touched } from '../board/types'
import type { Ask, ClientMessage, RoomMessage, ServerMessage, View, ViewMessage } from '../protocol'
import { Choosing } from './choosing.svelte'
import { facetsOf } from './facets'
import type { Line } from './socket'
import { Table } from './table.svelte'

const FIXTURES = new URL('../../fixtures/', import.meta.url)
/** Of the map that the fixtures are played on: [district] -> island. */
const ISLAND_OF = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3]

type Position = [RoomMessage, ViewMessage]
const positions = readdirSync(FIXTURES)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, Position] => [name, JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8')) as Position])
const asking = positions.filter(([, [, { view }]]) => view.choices.length > 1)

class Silent implements Line {
  readyState = 1
  said: ClientMessage[] = []
  onopen: Line['onopen'] = null
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null
  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage)
  }
  close(): void {}
}

function sitDown(messages: Position, change: Partial<View> = {}) {
  const line = new Silent()
  const table = new Table({ open: () => line, chronicle: () => Promise.resolve([]) })
  table.start()
  const [room, { view }] = messages
  table.hear(room)
  table.hear({ type: 'view', view: { ...view, ...change } } as ServerMessage)
  const choosing = new Choosing(table)
  choosing.know(ISLAND_OF)
  const played = (): number[] => line.said.flatMap((one) => (one.type === 'play' ? [one.code] : []))
  return { line, table, choosing, played }
}

function thingOf(key: Key): Touched | Key {
  const [kind, a = 0, b = 0, c = 0] = key.split(' ').map((part, index) => (index ? Number(part) : part)) as [string, ...number[]]
  switch (kind) {
    case 'district':
      return { kind, district: a }
    case 'stack':
      return { kind, district: a, seat: b, civilization: c }
    case 'guest':
      return { kind, guest: a }
    case 'civilization':
      return { kind, civilization: a }
    case 'seat':
      return { kind, seat: a }
    case 'wonder':
      return { kind, island: a }
    default:
      return key
  }
}

/** Touch on, beginning with that key, towards the move, as a person would who reads what glows. */
function strive(choosing: Choosing, move: Move, first: Key, played: () => number[]): void {
  if (!choosing.setting) return
  choosing.number = move.number
  const facets = facetsOf(move, choosing.setting)
  touch(choosing, first)
  for (let step = 0; step < 5 && !played().length; step += 1) {
    const offer = choosing.offers
      .filter((one) => one.codes.includes(move.code))
      .sort((a, b) => a.codes.length - b.codes.length)[0]
    const lit = facets.find((key) => choosing.lit.has(key))
    if (offer?.codes.length === 1) choosing.play(move.code)
    else if (lit) touch(choosing, lit)
    else if (offer) choosing.touch(offer.key)
    else touch(choosing, facets.find((key) => !choosing.keys.includes(key)) ?? first)
  }
}

function touch(choosing: Choosing, key: Key): void {
  if (!key.startsWith('card ') || !choosing.picking.count) return choosing.touch(thingOf(key))
}

const isCards = (move: Move): boolean => /^(discard|pay)/.test(move.kind)

describe.each(asking)('in %s', (_, messages) => {
  const { view } = messages[1]

  it('every legal move is reached, whatever of it is touched first', () => {
    for (const code of view.choices) {
      const move = decode(code)
      if (move.kind === 'end' || isCards(move)) continue
      const { setting } = sitDown(messages).choosing
      const isPlain = (key: Key): boolean => !key.startsWith('offer ')
      const all = facetsOf(move, setting)
      const ways = all.some(isPlain) ? all.filter(isPlain) : all
      // A privilege is offered with its card; by its piece only where nothing else would do.
      for (const first of move.kind === 'privilege' ? ways.filter((key) => key.startsWith('card ')) : ways) {
        const { choosing, played } = sitDown(messages)
        strive(choosing, move, first, played)
        expect(played(), `${move.kind} ${code} from ${first}`).toEqual([code])
      }
    }
  })

  it('the end and cards are reached', async () => {
    for (const code of view.choices) {
      const move = decode(code)
      const { choosing, played } = sitDown(messages)
      if (move.kind === 'end') choosing.end()
      else if (isCards(move)) {
        const wanted = [move.civilization, ...(move.second >= 0 ? [move.second] : [])]
        while (wanted.length < choosing.picking.count) wanted.push(decode(view.choices[0]!).civilization)
        for (const civilization of wanted) {
          choosing.touchCard(civilization)
        }
        if (!choosing.picking.isFull) continue
        void choosing.picking.confirm()
      } else continue
      expect(played()).toEqual([code])
    }
  })

  it('nothing outside the legal moves is ever played, whatever is touched', () => {
    const keys: Key[] = []
    for (let one = 0; one < 24; one += 1) keys.push(`district ${one}`, `wonder ${one % 4}`, `guest ${one % 20}`)
    for (let civilization = 0; civilization < 5; civilization += 1) {
      keys.push(`card ${civilization}`, `civilization ${civilization}`, `seat ${civilization}`)
      for (let district = 0; district < 24; district += 1) keys.push(`stack ${district} ${view.viewer} ${civilization}`)
    }
    for (let seed = 1; seed <= 16; seed += 1) {
      const { choosing, played } = sitDown(messages)
      for (let step = 0; step < 12 && !played().length; step += 1) {
        choosing.touch(thingOf(keys[(seed * 7919 + step * 104_729) % keys.length]!))
        const offer = choosing.offers[(seed + step) % Math.max(1, choosing.offers.length)]
        if (step % 3 === 2 && offer) choosing.touch(offer.key)
      }
      expect(view.choices).toEqual(expect.arrayContaining(played()))
    }
  })
})

describe('choosing', () => {
  const at = (name: string): Position => positions.find(([one]) => one === `${name}.json`)![1]

  it('lights guests first, then the districts of the island', () => {
    const { choosing } = sitDown(at('welcome'))
    const guest = [...choosing.lit][0]!
    expect([...choosing.lit].every((key) => key.startsWith('guest '))).toBe(true)
    choosing.touch(thingOf(guest))
    const island = Math.floor(Number(guest.split(' ')[1]) / 5)
    expect([...choosing.lit].every((key) => ISLAND_OF[Number(key.split(' ')[1])] === island)).toBe(true)
    choosing.touch(thingOf(guest))
    expect(choosing.keys).toEqual([])
  })

  it('shows first, and does with the second touch, what a finger touches', () => {
    const { choosing, played } = sitDown(at('destination'))
    choosing.hesitates = true
    const target = thingOf([...choosing.lit][0]!)
    choosing.touch(target)
    expect(played()).toEqual([])
    expect(choosing.ready).not.toBeNull()
    choosing.touch(target)
    expect(played()).toHaveLength(1)
  })

  it('draws what the server told of the move that is shown, as long as that is the one', async () => {
    const { choosing, line, table } = sitDown(at('destination'))
    choosing.hesitates = true
    choosing.touch(thingOf([...choosing.lit][0]!))
    choosing.foresee()
    expect(choosing.ghosts).toEqual([])
    const { key, code } = line.said.at(-1) as Ask
    expect(code).toBe(choosing.ready!.code)
    const changes = { princes: [[3, 0, 1, 2], [7, 0, 1, 0]], monuments: [[5, 0, 1]], wonders: [[2, 0]], scale: [[4, 5]] }
    table.hear({ type: 'told', key, code, phrase: { id: 'x' }, refusal: null, changes } as ServerMessage)
    await vi.waitFor(() => expect(choosing.told).not.toBeNull())
    expect(choosing.ghosts).toEqual([
      { kind: 'stack', district: 3, seat: 0, civilization: 1, count: 2 },
      { kind: 'stack', district: 7, seat: 0, civilization: 1, count: 0 },
      { kind: 'monument', district: 5, seat: 0, civilization: 1 },
      { kind: 'wonder', island: 2, seat: 0 },
      { kind: 'scale', civilization: 4, value: 5 },
    ])
    choosing.cancel()
    expect(choosing.ghosts).toEqual([])
  })

  it('moves as many princes as was chosen', () => {
    for (const number of [1, 2]) {
      const { choosing, played } = sitDown(at('destination'))
      if (!choosing.asksNumber) return
      choosing.number = number
      choosing.touch(thingOf([...choosing.lit][0]!))
      expect(decode(played()[0]!).number).toBe(number)
    }
  })

  it('asks the server why not, and sends no move', async () => {
    const { choosing, line, table, played } = sitDown(at('destination'))
    const dark = ISLAND_OF.findIndex((_, district) => !choosing.lit.has(`district ${district}`))
    choosing.touch({ kind: 'district', district: dark })
    await vi.waitFor(() => expect(line.said).not.toHaveLength(0))
    const asked = line.said.at(-1)!
    expect(asked.type).toBe('ask')
    expect(played()).toEqual([])
    const refusal = { why: { id: 'refusal-no-way-there', words: {} }, rule: 'R-MOVE-1' }
    table.hear({ type: 'told', key: asked.key, code: 0, phrase: { id: 'x' }, refusal } as ServerMessage)
    await Promise.resolve().then(() => Promise.resolve())
    expect(table.refused?.refusal).toEqual(refusal)
  })

  it('forgets what was chosen when the position changes, and gives up what was begun by taking it back', () => {
    const { choosing, table, line } = sitDown(at('welcome'))
    choosing.touch(thingOf([...choosing.lit][0]!))
    expect(choosing.canCancel).toBe(true)
    const view = at('welcome')[1].view
    table.hear({ type: 'view', view: { ...view, version: view.version + 1, kept: view.events, since: [] } } as ServerMessage)
    expect(choosing.keys).toEqual([])
    const begun = sitDown(at('destination'), { can_take_back: true })
    begun.choosing.cancel()
    expect(begun.line.said.at(-1)?.type).toBe('take_back')
    expect(line.said).toEqual([])
  })

  it('does nothing while another seat decides', () => {
    const { choosing, line } = sitDown(at('draft-of-another'))
    choosing.touch({ kind: 'district', district: 3 })
    expect(choosing.lit.size).toBe(0)
    expect(line.said).toEqual([])
  })

  it('answers who is named, and who leaves for a wonder, with a button each', () => {
    for (const [name, kind] of [['name', 'name'], ['leave', 'leave']] as const) {
      const { choosing, played } = sitDown(at(name))
      const asked = choosing.moves.filter((move) => move.kind === kind)
      const offers = choosing.offers.filter((offer) => offer.kind === kind)
      expect(offers.map((offer) => offer.codes)).toEqual(asked.map((move) => [move.code]))
      choosing.touch(offers.at(-1)!.key)
      expect(played()).toEqual([asked.at(-1)!.code])
    }
  })

  it('offers a privilege where a piece was touched that no card in hand moves', () => {
    const messages = at('cards')
    const { view } = messages[1]
    const turned = view.choices.map(decode).filter((move) => move.kind === 'privilege')
    const helpless = view.princes.find(
      ([district, seat, civilization]) =>
        seat === view.viewer &&
        turned.some((move) => move.second === civilization) &&
        !view.choices.map(decode).some((move) => /move|remove/.test(move.kind) && move.civilization === civilization && move.district === district),
    )!
    const { choosing, played } = sitDown(messages)
    choosing.touch({ kind: 'stack', district: helpless[0], seat: helpless[1], civilization: helpless[2] })
    expect(choosing.offers.every((offer) => offer.kind === 'privilege' && offer.second === helpless[2])).toBe(true)
    choosing.play(choosing.offers[0]!.codes[0]!)
    expect(decode(played()[0]!)).toMatchObject({ kind: 'privilege', second: helpless[2] })
  })

  it('goes on with a card that was turned without asking for it again', () => {
    const messages = at('privilege')
    const civilization = messages[1].view.action.turned_into ?? -1
    const choices = [3, 4].map((district) => encode('add', { civilization, district }))
    const { choosing, played } = sitDown(messages, { choices })
    expect([...choosing.lit]).toEqual(['district 3', 'district 4'])
    expect(choosing.offers.map((offer) => offer.codes)).toEqual([choices])
    choosing.touch({ kind: 'district', district: 4 })
    expect(played()).toEqual([choices[1]])
  })

  it('leaves the surprise guest in sight when a single open guest is left', () => {
    const messages = at('welcome')
    const surprise = encode('surprise', {})
    const kept = [0, 1, 2].map((district) => encode('enter', { civilization: 0, district }))
    const { choosing } = sitDown(messages, { choices: [...kept, surprise] })
    expect(choosing.offers.flatMap((offer) => offer.codes)).toContain(surprise)
    const alone = sitDown(messages, { choices: kept }).choosing
    expect([...alone.lit]).toContain('district 1')
  })

  it('picks pairs of cards', () => expect(PAIRS).toHaveLength(15))
})
