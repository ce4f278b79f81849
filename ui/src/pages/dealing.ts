/** A game against bots, at once. */

import { beginSealed } from '../fair/noting'
import { api } from '../net/api'
import { preferences } from '../preferences.svelte'
import type { Table } from '../protocol'

export async function deal(): Promise<Table> {
  const opened = await api.playNow()
  return beginSealed(opened.pace === preferences.pace ? opened : await api.changePace(opened.id, preferences.pace))
}
