import { beforeEach, describe, expect, it, vi } from 'vitest'

class FakeSocket {
  static OPEN = 1
  static made: FakeSocket[] = []
  readyState = 0
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  constructor(readonly address: string) {
    FakeSocket.made.push(this)
  }
  says(data: string): void {
    this.readyState = 1
    this.onmessage?.({ data } as MessageEvent)
  }
}

describe('the line that is called ahead', () => {
  beforeEach(() => {
    vi.resetModules()
    FakeSocket.made = []
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.stubGlobal('location', { origin: 'http://here' })
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no map here')))
  })

  it('says to the table all that it has heard, in order, and then what comes', async () => {
    const { addressOf, callAhead, lineTo } = await import('./ahead')
    callAhead('g')
    FakeSocket.made[0]!.says('{"board":"abc"}')
    FakeSocket.made[0]!.says('second')
    const heard: string[] = []
    const line = lineTo(addressOf('g', null, null))
    line.onopen = () => heard.push('open')
    line.onmessage = (event) => heard.push(String(event.data))
    await Promise.resolve()
    FakeSocket.made[0]!.says('third')
    expect(heard).toEqual(['open', '{"board":"abc"}', 'second', 'third'])
    expect(FakeSocket.made).toHaveLength(1)
  })

  it('is not called any more when the table has a line of its own', async () => {
    const { addressOf, callAhead, lineTo } = await import('./ahead')
    lineTo(addressOf('g', null, null))
    callAhead('g')
    expect(FakeSocket.made).toHaveLength(1)
  })

  it('is left aside when it has been closed, or leads elsewhere', async () => {
    const { addressOf, callAhead, lineTo } = await import('./ahead')
    callAhead('g')
    FakeSocket.made[0]!.readyState = 3
    expect(lineTo(addressOf('g', null, null))).not.toBe(FakeSocket.made[0])
    lineTo(addressOf('g', 2, 7))
    expect(FakeSocket.made.at(-1)!.address).toBe('ws://here/ws/games/g?seat=2&since=7')
  })
})
