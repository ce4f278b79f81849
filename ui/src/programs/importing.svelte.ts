/** Records on their way to the server, one after the other: many games take a while, and one that is refused keeps no other back. */

import { Trouble } from '../net/api'
import type { Imported } from '../protocol'
import { doors } from './doors'
import { recordsIn, type RecordFound } from './records'

interface Refused {
  found: RecordFound
  why: string
}

const SECOND = 1000
/** Of HTTP: too many at once; it says for how long to wait. */
const TOO_FAST = 429

export class Importing {
  /** How many there are, and how many have been looked at. */
  all = $state(0)
  seen = $state(0)
  imported = $state<Imported[]>([])
  /** Those that were here already. */
  again = $state<Imported[]>([])
  running = $state(0)
  refused = $state<Refused[]>([])

  async read(files: File[]): Promise<void> {
    const found = (await Promise.all(files.map(async (file) => recordsIn(file.name, await file.text())))).flat()
    this.all = found.length
    this.seen = this.running = 0
    this.imported = []
    this.again = []
    this.refused = []
    for (const one of found) {
      if (one.isRunning) this.running += 1
      else await this.putIn(one)
      this.seen += 1
    }
  }

  private async putIn(found: RecordFound): Promise<void> {
    try {
      const game = await patiently(() => doors.putRecordIn({ record: found.text }))
      ;(game.again ? this.again : this.imported).push(game)
    } catch (error) {
      if (!(error instanceof Trouble) || error.status === 0 || error.status >= 500) throw error
      this.refused.push({ found, why: error.message })
    }
  }
}

/** Again when the server says that it may be. */
async function patiently<Result>(job: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await job()
    } catch (error) {
      if (!(error instanceof Trouble) || error.status !== TOO_FAST) throw error
      await new Promise((resume) => setTimeout(resume, Math.max(1, error.wait) * SECOND))
    }
  }
}
