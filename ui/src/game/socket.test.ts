import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerMessage } from '../protocol'
import { GameSocket, type Connection, type Line } from './socket'

class FakeLine implements Line {
  readyState = 0
  said: string[] = []
  isClosed = false
  onopen: Line['onopen'] = null
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null

  send(text: string): void {
    this.said.push(text)
  }

  close(): void {
    this.isClosed = true
  }

  opens(): void {
    this.readyState = 1
    this.onopen?.(new Event('open'))
  }

  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent)
  }

  breaks(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code } as CloseEvent)
  }
}

function table() {
  const lines: FakeLine[] = []
  const states: Connection[] = []
  const heard: ServerMessage[] = []
  const socket = new GameSocket({
    open: () => {
      lines.push(new FakeLine())
      return lines.at(-1)!
    },
    onmessage: (message) => heard.push(message),
    onstate: (state) => states.push(state),
    random: () => 1,
  })
  socket.start()
  return { socket, lines, states, heard }
}

const PLAY = { type: 'play', key: 'a', version: 3, code: 146 } as const

describe('the socket of a game', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('keeps a command until it is answered, and sends it again with the same key on the next line', () => {
    const { socket, lines } = table()
    socket.send(PLAY)
    expect(lines[0]!.said).toEqual([])
    lines[0]!.opens()
    expect(lines[0]!.said).toEqual([JSON.stringify(PLAY)])
    lines[0]!.breaks()
    vi.advanceTimersByTime(400)
    lines[1]!.opens()
    expect(lines[1]!.said).toEqual([JSON.stringify(PLAY)])
    lines[1]!.says({ type: 'answer', key: 'a', refusal: null, view: {} })
    expect(socket.waiting).toBe(0)
    lines[1]!.breaks()
    vi.advanceTimersByTime(1000)
    lines[2]!.opens()
    expect(lines[2]!.said).toEqual([])
  })

  it('waits longer each time, and not long again once it has been spoken to', () => {
    const { lines, states } = table()
    lines[0]!.breaks()
    vi.advanceTimersByTime(399)
    expect(lines).toHaveLength(1)
    vi.advanceTimersByTime(1)
    lines[1]!.breaks()
    vi.advanceTimersByTime(799)
    expect(lines).toHaveLength(2)
    vi.advanceTimersByTime(1)
    lines[2]!.opens()
    lines[2]!.says({ type: 'room' })
    lines[2]!.breaks()
    vi.advanceTimersByTime(400)
    expect(lines).toHaveLength(4)
    expect(states).toContain('lost')
  })

  it('tries at once when woken, but leaves an open line alone', () => {
    const { socket, lines } = table()
    lines[0]!.opens()
    lines[0]!.says({ type: 'room' })
    socket.wake()
    expect(lines).toHaveLength(1)
    lines[0]!.breaks()
    socket.wake()
    expect(lines).toHaveLength(2)
    vi.advanceTimersByTime(400)
    expect(lines).toHaveLength(2)
    socket.wake()
    expect(lines[1]!.isClosed).toBe(true)
    expect(lines).toHaveLength(3)
  })

  it('gives a silent line up when a command stays unanswered', () => {
    const { socket, lines } = table()
    lines[0]!.opens()
    socket.send(PLAY)
    vi.advanceTimersByTime(6_000)
    expect(lines[0]!.isClosed).toBe(true)
    vi.advanceTimersByTime(400)
    lines[1]!.opens()
    expect(lines[1]!.said).toEqual([JSON.stringify(PLAY)])
    lines[0]!.says({ type: 'answer', key: 'a', refusal: null, view: {} })
    expect(socket.waiting).toBe(1)
  })

  it('waits long after a flood, and does not ask all its questions again', () => {
    const { socket, lines, states } = table()
    lines[0]!.opens()
    for (let code = 0; code < 400; code++) socket.send({ type: 'ask', key: `ask ${code}`, code })
    socket.send(PLAY)
    lines[0]!.breaks(1008)
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(4_999)
    expect(lines).toHaveLength(1)
    vi.advanceTimersByTime(1)
    lines[1]!.opens()
    expect(lines[1]!.said).toEqual([JSON.stringify(PLAY)])
  })

  it('stops when it is barred or left', () => {
    const barred = table()
    barred.lines[0]!.breaks(4404)
    vi.advanceTimersByTime(60_000)
    expect(barred.lines).toHaveLength(1)
    expect(barred.states.at(-1)).toBe('barred')
    const left = table()
    left.socket.stop()
    left.lines[0]!.breaks()
    vi.advanceTimersByTime(60_000)
    expect(left.lines).toHaveLength(1)
  })
})
