/** Something asked of the server by a button or a page: under way, done, or in trouble. */

import { untrack } from 'svelte'
import { say } from '../words/words.svelte'
import { Trouble } from './api'

export class Errand {
  busy = $state(false)
  /** Why the last try brought nothing, in words. */
  trouble = $state<string>()
  /** HTTP's word for it; 0 without an answer. */
  status = $state(0)

  /** Do it unless it is under way; undefined if it brought nothing. An effect that asks does not ask again when it has come. */
  async run<Result>(job: () => Promise<Result>): Promise<Result | undefined> {
    if (untrack(() => this.busy)) return undefined
    this.busy = true
    try {
      const result = await job()
      this.trouble = undefined
      return result
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.message : say('page-went-wrong')
      this.status = error instanceof Trouble ? error.status : 0
      if (!(error instanceof Trouble)) console.error(error)
      return undefined
    } finally {
      this.busy = false
    }
  }
}

/** Changes that are kept one after the other: none is lost because another is under way. */
export class Changes extends Errand {
  private last: Promise<unknown> = Promise.resolve()

  override run<Result>(job: () => Promise<Result>): Promise<Result | undefined> {
    const mine = this.last.then(() => super.run(job))
    this.last = mine
    return mine
  }
}
