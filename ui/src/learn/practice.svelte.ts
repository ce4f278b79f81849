/** A position to practise on. It speaks with the table as a game's websocket does, and asks the server by plain requests. */

import { LocalLine } from '../game/local'
import type { TablePorts } from '../game/table.svelte'
import type { ClientMessage, Hint, RoomMessage, ServerMessage, Told, View } from '../protocol'

/** What a table has to know of a lesson or a puzzle. */
export interface Task {
  id: string
  board: string
  edition: string
  options: RoomMessage['options']
  players: number
  seat: number
}

/** The endpoints of a lesson or a puzzle. */
export interface Doors<Position> {
  position: (id: string, moves: readonly number[]) => Promise<Position>
  told: (id: string, moves: readonly number[], code: number) => Promise<Told>
  hint: (id: string, moves: readonly number[]) => Promise<Hint>
}

export abstract class Practice<Position extends { view: View }> {
  readonly id: string
  readonly board: string
  protected moves: readonly number[] = []
  readonly #task: Task
  readonly #doors: Doors<Position>
  #view: View | null = null
  /** Grows with every change, back and forth: tables take no older view. */
  #version = 0
  readonly #line = new LocalLine(
    () => this.#go(this.moves, (view) => (this.#say(this.#room()), this.#say({ type: 'view', view }))),
    (message) => this.#answer(message),
  )

  constructor(task: Task, doors: Doors<Position>) {
    ;({ id: this.id, board: this.board } = task)
    this.#task = task
    this.#doors = doors
  }

  get ports(): TablePorts {
    return { open: () => this.#line.open(), chronicle: () => Promise.resolve(this.#view?.since ?? []) }
  }

  /** From the beginning once more. */
  async restart(): Promise<void> {
    await this.stand([])
  }

  /** A position of this attempt has come. Return the view of it that is shown. */
  protected abstract arrive(position: Position): View

  /** What is told of a hint. */
  protected abstract hinted(hint: Hint): Hint

  /** Stand where these moves lead. */
  protected async stand(moves: readonly number[]): Promise<void> {
    await this.#go(moves, (view) => this.#say({ type: 'view', view }))
  }

  async #answer(message: ClientMessage): Promise<void> {
    const { key } = message
    switch (message.type) {
      case 'play':
        return this.#go([...this.moves, message.code], (view) => this.#say({ type: 'answer', key, refusal: null, view }))
      case 'take_back':
        return this.#go(this.moves.slice(0, -1), (view) => this.#say({ type: 'answer', key, refusal: null, view }))
      case 'ask':
        return this.#say({ ...(await this.#doors.told(this.id, this.moves, message.code)), key })
      case 'ask_hint':
        return this.#say({ ...this.hinted(await this.#doors.hint(this.id, this.moves)), key, version: this.#version })
      case 'look':
        return this.#say({ type: 'answer', key, refusal: null, view: this.#view! })
    }
  }

  async #go(moves: readonly number[], say: (view: View) => void): Promise<void> {
    const position = await this.#doors.position(this.id, moves)
    this.#version += 1
    this.moves = moves
    this.#view = { ...this.arrive(position), version: this.#version }
    say(this.#view)
  }

  #room(): RoomMessage {
    const { id, board, edition, options, players, seat } = this.#task
    const sitting = Array.from({ length: players }, (_, one) =>
      one === seat ? { name: '', kind: 'device', mine: true, here: true } : { name: '', kind: 'bot', here: true },
    )
    return { type: 'room', game: id, board, edition, options, sitting, spectators: 0, host: false, pace: 0, waking: false, server: '' }
  }

  #say(message: ServerMessage): void {
    this.#line.say(message)
  }
}
