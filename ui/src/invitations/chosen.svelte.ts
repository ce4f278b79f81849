/** Whom somebody has chosen in the form that opens a table; they are asked when it is there. */

import type { Companion } from '../protocol'
import { doors } from './doors'

class Chosen {
  people = $state.raw<Companion[]>([])
  /** Names of those who could not be asked to the table just opened; its page says so. */
  failed = $state.raw<string[]>([])

  /** Somebody by their profile, unless they cannot be asked. */
  async add(person: string): Promise<void> {
    const found = (await doors.named(person).catch(() => [])).find((one) => one.person === person)
    if (found && !this.people.some((one) => one.person === person)) this.people = [...this.people, found]
  }

  /** Ask them all, one after the other: the list keeps the order in which they were chosen. */
  async askTo(table: string): Promise<void> {
    const people = this.people
    this.people = this.failed = []
    for (const { name, whom } of people) {
      await doors.invite(table, whom).catch(() => void (this.failed = [...this.failed, name]))
    }
  }
}

export const chosen = new Chosen()
