/** An attempt at a lesson. */

import { Errand } from '../net/errand.svelte'
import type { Hint, Lesson, LessonPosition, Phrase, View } from '../protocol'
import { doors } from './doors'
import { Practice } from './practice.svelte'

export class Attempt extends Practice<LessonPosition> {
  readonly lesson: Lesson
  status = $state<LessonPosition['status']>('running')
  /** What the solution shows, or what was missed. */
  why = $state.raw<Phrase | null>(null)
  stars = $state(0)
  /** Noting the solution. */
  readonly noting = new Errand()
  /** Where to look has been said: the next hint is a move. */
  #isShown = false

  constructor(lesson: Lesson) {
    super(lesson, doors)
    this.lesson = lesson
  }

  async note(): Promise<void> {
    await this.noting.run(() => doors.note(this.lesson.id, this.moves))
  }

  protected arrive({ status, why, stars, view }: LessonPosition): View {
    const wasSolved = this.status === 'solved'
    this.status = status
    this.why = why
    this.stars = stars
    if (status === 'solved' && !wasSolved) void this.note()
    return view
  }

  /** First where to look, then a move. */
  protected hinted(hint: Hint): Hint {
    const told = this.#isShown ? hint : { ...hint, codes: [], moves: [] }
    this.#isShown = true
    return told
  }
}
