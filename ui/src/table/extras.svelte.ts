/** What one can play without comes a little later: the chat with notes and plans, and the clocks with votes and leaving. */

import type { News, Table } from '../game/table.svelte'
import { later } from '../net/later'
import type { Talking } from '../chat/talking.svelte'
import type { Time } from '../time/time'
import type { Seats } from './seats'

interface Around {
  id: string
  table: Table
  seats: Seats
}

export class Extras {
  talking = $state.raw<Talking | null>(null)
  time = $state.raw<Time | null>(null)
  readonly loadTalk: () => Promise<Talking>
  readonly loadTime: () => Promise<Time>

  constructor(desk: Around) {
    this.loadTalk = later(async () => {
      const { Talking } = await import('../chat/talking.svelte')
      return (this.talking = await new Talking(desk).begin())
    })
    this.loadTime = later(async () => {
      const { timeOf } = await import('../time/time')
      return (this.time = await timeOf(desk.table))
    })
    desk.table.onnews = (news) => void this.#hear(news).catch(() => undefined)
  }

  async #hear(news: News): Promise<void> {
    const isEarly = !this.talking // then it may have been counted already, when the chat was loaded
    const talking = await this.loadTalk()
    talking.hear(news)
    if (isEarly) void talking.refresh()
  }
}
