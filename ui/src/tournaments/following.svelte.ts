/** One event as it goes on: told by the server whenever it changes. */

import { Errand } from '../net/errand.svelte'
import type { Tournament, TournamentBeat, TournamentClosing } from '../protocol'
import { doors } from './doors'

export class Following {
  event = $state.raw<Tournament>()
  /** For the clocks, every second. */
  now = $state(Date.now())
  loading = new Errand()
  acting = new Errand()
  #stream: EventSource | undefined
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(readonly id: string) {}

  /** Load it, then listen. */
  async start(): Promise<void> {
    const found = await this.loading.run(() => doors.one(this.id))
    if (!found) return
    this.event = found
    this.#timer = setInterval(() => (this.now = Date.now()), 1_000)
    this.#stream = new EventSource(`/api/stream/tournaments/${this.id}`)
    this.#stream.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Tournament | TournamentBeat | TournamentClosing)
  }

  stop(): void {
    this.#stream?.close()
    clearInterval(this.#timer)
  }

  /** Do something; what comes of it is shown at once. */
  async act(job: () => Promise<Tournament>): Promise<void> {
    const changed = await this.acting.run(job)
    if (changed) this.event = changed
  }

  #hear(line: Tournament | TournamentBeat | TournamentClosing): void {
    if (line.type === 'tournament') this.event = line
  }
}
