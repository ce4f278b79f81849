/** A better plan on the board: drawn at its moment, and played out on demand. */

import type { Film } from '../ending/film.svelte'
import { Errand } from '../net/errand.svelte'
import type { Frames, JudgedChoice } from '../protocol'
import type { Desk } from '../table/desk.svelte'
import { doors, type Level } from './doors'
import { arrowsOf, ghostsOf } from './line'

const STEP = 1100

export class Showing {
  readonly errand = new Errand()
  /** The first event of the choice whose plan is drawn or played. */
  event = $state(-1)
  isPlaying = $state(false)
  #desk: Desk
  #film: Film
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(desk: Desk, film: Film) {
    this.#desk = desk
    this.#film = film
  }

  async draw(level: Level, choice: JudgedChoice): Promise<Frames | undefined> {
    this.stop()
    const line = await this.errand.run(() => doors.plan(this.#desk.id, level, choice.event))
    const sheet = this.#desk.map.loaded?.sheet
    if (!line || !sheet) return undefined
    this.#film.go(choice.event)
    this.#film.drawn = { ghosts: ghostsOf(line.views[0]!, line.views.at(-1)!), arrows: arrowsOf(sheet, line) }
    this.event = choice.event
    this.#show()
    return line
  }

  async play(level: Level, choice: JudgedChoice): Promise<void> {
    const line = await this.draw(level, choice)
    if (!line) return
    this.#film.drawn = null
    this.#film.isStill = false
    this.isPlaying = true
    let next = 0
    const step = (): void => {
      if (next >= line.views.length) return this.stop()
      this.#film.instead = line.views[next]!
      next += 1
    }
    step()
    this.#timer = setInterval(step, STEP)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.isPlaying = false
  }

  /** On a phone the board may be out of sight. */
  #show(): void {
    document.querySelector('.place-of-board')?.scrollIntoView({ block: 'nearest' })
  }
}
