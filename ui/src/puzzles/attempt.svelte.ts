/** An attempt at a puzzle: it is judged when the turn ends; then the best turn can be played out. */

import { Practice } from '../learn/practice.svelte'
import { Errand } from '../net/errand.svelte'
import type { Hint, Puzzle, PuzzlePosition, PuzzleResult, View } from '../protocol'
import { doors } from './doors'

/** Between two moves that are played out. */
const PAUSE_MS = 1100

export class PuzzleAttempt extends Practice<PuzzlePosition> {
  readonly puzzle: Puzzle
  /** What the server says of it, once it is over. */
  result = $state.raw<PuzzleResult | null>(null)
  isGivenUp = $state(false)
  isShowing = $state(false)
  /** Having it judged. */
  readonly ending = new Errand()
  #isHelped = false
  /** Changes when a playing-out is broken off. */
  #shown = 0

  constructor(puzzle: Puzzle) {
    super(puzzle, doors)
    this.puzzle = puzzle
  }

  /** The best turn is told. */
  get tellsBest(): boolean {
    return this.result?.status === 'missed'
  }

  /** Have it judged; a first attempt counts. */
  async end(): Promise<void> {
    const moves = this.isGivenUp ? [] : this.moves
    const result = await this.ending.run(() => doors.end(this.id, moves, this.#isHelped))
    if (result) this.result = result
  }

  async giveUp(): Promise<void> {
    this.isGivenUp = true
    await this.end()
    if (this.result) await this.show()
    else this.isGivenUp = false
  }

  /** Play the best turn on the board, move by move. */
  async show(): Promise<void> {
    const { solution } = this.result!
    const mine = ++this.#shown
    this.isShowing = true
    for (let number = 0; number < solution.length && mine === this.#shown; number++) {
      await this.stand(solution.slice(0, number)).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    if (mine === this.#shown) this.isShowing = false
  }

  async again(): Promise<void> {
    this.leave()
    this.result = null
    this.isGivenUp = false
    await this.restart()
  }

  /** Break off what is played out. */
  leave(): void {
    this.#shown += 1
    this.isShowing = false
  }

  protected arrive({ status, view }: PuzzlePosition): View {
    if (this.isShowing) return { ...view, choices: [], deciding: [], can_take_back: false }
    if (status === 'running') this.result = null
    else void this.end()
    return view
  }

  protected hinted(hint: Hint): Hint {
    this.#isHelped = true
    return hint
  }
}
