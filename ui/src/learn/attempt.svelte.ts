/** An attempt at a lesson. It speaks with the table as a game's websocket does, and asks the server by plain requests. */

import type { Line } from '../game/socket'
import type { TablePorts } from '../game/table.svelte'
import { Errand } from '../net/errand.svelte'
import type { ClientMessage, Lesson, LessonPosition, Phrase, RoomMessage, ServerMessage, View } from '../protocol'
import { doors } from './doors'

const OPEN = 1
const LOST = 1006

export class Attempt {
  readonly lesson: Lesson
  status = $state<LessonPosition['status']>('running')
  /** What the solution shows, or what was missed. */
  why = $state.raw<Phrase | null>(null)
  stars = $state(0)
  /** Noting the solution. */
  readonly noting = new Errand()
  #moves: readonly number[] = []
  #view: View | null = null
  /** Grows with every change, back and forth: tables take no older view. */
  #version = 0
  /** Where to look has been said: the next hint is a move. */
  #isShown = false
  #line: Line | null = null

  constructor(lesson: Lesson) {
    this.lesson = lesson
  }

  get ports(): TablePorts {
    return { open: () => this.#open(), chronicle: () => Promise.resolve(this.#view?.since ?? []) }
  }

  /** From the beginning once more. */
  async restart(): Promise<void> {
    await this.#go([], (view) => this.#say({ type: 'view', view }))
  }

  async note(): Promise<void> {
    await this.noting.run(() => doors.note(this.lesson.id, this.#moves))
  }

  #open(): Line {
    const line: Line = {
      readyState: 0,
      send: (text) => void this.#answer(JSON.parse(text) as ClientMessage).catch(() => this.#lose(line)),
      close: () => (this.#line = null),
      onopen: null,
      onmessage: null,
      onclose: null,
    }
    this.#line = line
    void this.#go(this.#moves, (view) => {
      line.readyState = OPEN
      line.onopen?.(new Event('open'))
      this.#say(this.#room())
      this.#say({ type: 'view', view })
    }).catch(() => this.#lose(line))
    return line
  }

  async #answer(message: ClientMessage): Promise<void> {
    const { id } = this.lesson
    const { key } = message
    switch (message.type) {
      case 'play':
        return this.#go([...this.#moves, message.code], (view) => this.#say({ type: 'answer', key, refusal: null, view }))
      case 'take_back':
        return this.#go(this.#moves.slice(0, -1), (view) => this.#say({ type: 'answer', key, refusal: null, view }))
      case 'ask':
        return this.#say({ ...(await doors.told(id, this.#moves, message.code)), key })
      case 'ask_hint':
        return this.#hint(key)
      case 'look':
        return this.#say({ type: 'answer', key, refusal: null, view: this.#view! })
    }
  }

  /** First where to look, then a move. */
  async #hint(key: string): Promise<void> {
    const hint = await doors.hint(this.lesson.id, this.#moves)
    const told = this.#isShown ? hint : { ...hint, codes: [], moves: [] }
    this.#isShown = true
    this.#say({ ...told, key, version: this.#version })
  }

  async #go(moves: readonly number[], say: (view: View) => void): Promise<void> {
    const position = await doors.position(this.lesson.id, moves)
    const wasSolved = this.status === 'solved'
    this.#version += 1
    this.#moves = moves
    this.#view = { ...position.view, version: this.#version }
    this.status = position.status
    this.why = position.why
    this.stars = position.stars
    say(this.#view)
    if (position.status === 'solved' && !wasSolved) void this.note()
  }

  #room(): RoomMessage {
    const { id, board, edition, options, players, seat } = this.lesson
    const sitting = Array.from({ length: players }, (_, one) =>
      one === seat ? { name: '', kind: 'device', mine: true, here: true } : { name: '', kind: 'bot', here: true },
    )
    return { type: 'room', game: id, board, edition, options, sitting, spectators: 0, host: false, pace: 0, waking: false, server: '' }
  }

  #say(message: ServerMessage): void {
    this.#line?.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  #lose(line: Line): void {
    if (this.#line === line) line.onclose?.(new CloseEvent('close', { code: LOST }))
  }
}
