/** My note on one game: loaded once, saved as it is written, tried again when that fails. */

import { noteOf, writeNote } from './doors'

const PAUSE = 700
const AGAIN = 4_000

export class Writing {
  readonly #game: string
  text = $state('')
  state = $state<'loading' | 'saved' | 'saving' | 'unsaved' | 'failed'>('loading')
  /** As the server has it. */
  #saved = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(game: string) {
    this.#game = game
    void this.load()
  }

  async load(): Promise<void> {
    this.state = 'loading'
    try {
      this.text = this.#saved = (await noteOf(this.#game)).text
      this.state = 'saved'
    } catch {
      this.state = 'failed'
    }
  }

  /** Something was written. */
  changed(): void {
    this.state = 'saving'
    this.#later(PAUSE)
  }

  /** The field is left, or the page. */
  flush(): void {
    if (this.state !== 'loading' && this.state !== 'failed' && this.text !== this.#saved) void this.#save()
  }

  #later(wait: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#save(), wait)
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer)
    const { text } = this
    try {
      await writeNote(this.#game, text)
      this.#saved = text
      if (this.text === text) this.state = 'saved'
    } catch {
      this.state = 'unsaved'
      this.#later(AGAIN)
    }
  }
}
