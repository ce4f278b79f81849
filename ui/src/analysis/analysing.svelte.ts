/** An analysis as it comes: begun when it is opened, asked for again as long as it goes on. */

import { Trouble } from '../net/api'
import type { CurvePoint, GameAnalysis, JudgedChoice } from '../protocol'
import { say } from '../words/words.svelte'
import { doors, type Level } from './doors'

const OFTEN = 700
const SELDOM = 2000
/** Choices after which the first impatience is over. */
const SOME = 5

export class Analysing {
  readonly game: string
  level = $state<Level>('quick')
  /** The newest answer. */
  told = $state.raw<GameAnalysis | null>(null)
  curve = $state.raw<CurvePoint[]>([])
  choices = $state.raw<JudgedChoice[]>([])
  /** Why there is none, in words. */
  trouble = $state<string>()
  isDone = $derived(this.told?.state === 'done')
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOpen = false

  constructor(game: string) {
    this.game = game
  }

  async open(level: Level = 'quick'): Promise<void> {
    this.close()
    this.#isOpen = true
    this.level = level
    this.told = null
    this.curve = []
    this.choices = []
    await this.#look()
  }

  close(): void {
    this.#isOpen = false
    clearTimeout(this.#timer)
  }

  async #look(): Promise<void> {
    const { level } = this
    try {
      let told = await doors.look(this.game, level, this.choices.length)
      if (told.state === 'absent') told = await doors.begin(this.game, level)
      if (!this.#isOpen || level !== this.level) return
      this.#add(told)
      if (told.state === 'waiting' || told.state === 'running') this.#lookAgain()
    } catch (error) {
      const { wait, status } = error instanceof Trouble ? error : { wait: 0, status: 500 }
      this.trouble = error instanceof Error ? error.message : say('page-went-wrong')
      if (this.#isOpen && (wait || !status)) this.#timer = setTimeout(() => void this.#look(), 1000 * Math.max(wait, 5))
    }
  }

  #add(told: GameAnalysis): void {
    const first = told.first ?? 0
    this.trouble = told.state === 'failed' ? say('analysis-failed') : undefined
    this.told = told
    this.curve = [...this.curve.slice(0, first), ...(told.curve ?? [])]
    this.choices = [...this.choices.slice(0, first), ...(told.choices ?? [])]
  }

  #lookAgain(): void {
    this.#timer = setTimeout(() => void this.#look(), this.choices.length < SOME ? OFTEN : SELDOM)
  }
}
