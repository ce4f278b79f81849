import { beforeEach, expect, test, vi } from 'vitest'

class Line {
  static all: Line[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly url: string) {
    Line.all.push(this)
  }
  tell(...ids: string[]): void {
    this.onmessage?.({ data: JSON.stringify({ games: ids.map((id) => ({ id, names: ['Bob'], round: 1 })) }) })
  }
}

async function fresh() {
  vi.resetModules()
  Line.all = []
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { origin: 'https://play.example', pathname: '/games/a', hash: '', search: '' })
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('history', { pushState: (_: unknown, __: string, path: string) => (location.pathname = path) })
  const { waiting } = await import('./waiting.svelte')
  waiting.start()
  return waiting
}

beforeEach(() => void vi.useFakeTimers())

test('the game that is looked at is none that waits elsewhere', async () => {
  const waiting = await fresh()
  expect(Line.all[0]?.url).toBe('wss://play.example/ws/me')
  Line.all[0]!.tell('a', 'b')
  expect(waiting.others.map((game) => game.id)).toEqual(['b'])
})

test('what has waited before is no news, what begins to is, and what passes is not any longer', async () => {
  const waiting = await fresh()
  Line.all[0]!.tell('b')
  expect(waiting.news).toBeUndefined()
  Line.all[0]!.tell('b', 'c')
  expect(waiting.news?.id).toBe('c')
  Line.all[0]!.tell('b')
  expect(waiting.news).toBeUndefined()
})

test('the next one is the first but the one that is looked at', async () => {
  const waiting = await fresh()
  Line.all[0]!.tell('a', 'b', 'c')
  waiting.next()
  expect(location.pathname).toBe('/games/b')
  waiting.next()
  expect(location.pathname).toBe('/games/a')
})

test('the table of a tournament calls from every other page, and leads back when it has ended', async () => {
  const waiting = await fresh()
  const table = { game: 'a', tournament: 't', name: 'Friday', round: 1, table: 1 }
  const tell = (...tables: object[]) => Line.all[0]!.onmessage?.({ data: JSON.stringify({ games: [], tables }) })
  tell(table)
  expect([waiting.ready, waiting.done]).toEqual([undefined, undefined])
  tell(table, { ...table, game: 'b' })
  expect(waiting.ready?.game).toBe('b')
  tell()
  expect([waiting.ready, waiting.done?.tournament]).toEqual([undefined, 't'])
})

test('a lost line comes back, less and less often; a barred one only with another page', async () => {
  const waiting = await fresh()
  Line.all[0]!.onclose?.({ code: 1006 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(Line.all).toHaveLength(2)
  Line.all[1]!.onclose?.({ code: 4401 })
  await vi.advanceTimersByTimeAsync(300_000)
  expect(Line.all).toHaveLength(2)
  waiting.moved()
  expect(Line.all).toHaveLength(3)
})
