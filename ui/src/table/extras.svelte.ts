/** What one can play without comes a little later: the chat with notes and plans, and the clocks with votes and leaving. */

import type { News, Table } from '../game/table.svelte'
import { later } from '../net/later'
import type { Chatting } from '../chat/chatting.svelte'
import type { Time } from '../time/time'
import type { Seats } from './seats'

interface Around {
  id: string
  table: Table
  seats: Seats
}

export class Extras {
  chatting = $state.raw<Chatting | null>(null)
  time = $state.raw<Time | null>(null)
  readonly loadChat: () => Promise<Chatting>
  readonly loadTime: () => Promise<Time>

  constructor(desk: Around) {
    this.loadChat = later(async () => {
      const { Chatting } = await import('../chat/chatting.svelte')
      return (this.chatting = await new Chatting(desk).begin())
    })
    this.loadTime = later(async () => {
      const { timeOf } = await import('../time/time')
      return (this.time = await timeOf(desk.table))
    })
    desk.table.onnews = (news) => void this.#hear(news).catch(() => undefined)
  }

  async #hear(news: News): Promise<void> {
    const isEarly = !this.chatting // then it may have been counted already, when the chat was loaded
    const chatting = await this.loadChat()
    chatting.hear(news)
    if (isEarly) void chatting.refresh()
  }
}
