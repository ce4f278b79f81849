/** A game against bots, at once: of a level that was chosen, else of the one that suits. */

import { beginSealed } from '../fair/noting'
import { api } from '../net/api'
import { preferences } from '../preferences.svelte'
import type { Table } from '../protocol'

export async function deal(level?: string): Promise<Table> {
  const opened = await api.playNow(level)
  return beginSealed(opened.pace === preferences.pace ? opened : await api.changePace(opened.id, preferences.pace))
}
