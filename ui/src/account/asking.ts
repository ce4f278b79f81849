/** Asking for something that the reader may think better of: that is no trouble, and is told quietly. */

import type { Errand } from '../net/errand.svelte'
import { say } from '../words/words.svelte'
import { NotDone } from './passkeys'

/** As `errand.run`; what came of it, or undefined with the reason in `errand.trouble`. */
export async function ask<Result>(errand: Errand, job: () => Promise<Result>): Promise<Result | undefined> {
  let notDone: string | undefined
  const result = await errand.run(async () => {
    try {
      return await job()
    } catch (error) {
      if (!(error instanceof NotDone)) throw error
      notDone = say(error.why)
      return undefined
    }
  })
  if (notDone) errand.trouble = notDone
  return result
}
