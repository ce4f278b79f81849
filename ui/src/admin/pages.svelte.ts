/** A list that comes in pages. */

import { Errand } from '../net/errand.svelte'

interface Page<Row> {
  rows: Row[]
  next: string | null
}

export class Pages<Row> {
  rows = $state.raw<Row[]>()
  next = $state<string | null>(null)
  readonly loading = new Errand()

  constructor(private readonly ask: (before?: string) => Promise<Page<Row>>) {}

  /** From the beginning. */
  async load(): Promise<void> {
    const page = await this.loading.run(() => this.ask())
    if (page) [this.rows, this.next] = [page.rows, page.next]
  }

  async more(): Promise<void> {
    const page = this.next && (await this.loading.run(() => this.ask(this.next!)))
    if (page) [this.rows, this.next] = [[...(this.rows ?? []), ...page.rows], page.next]
  }
}
