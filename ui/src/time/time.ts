/** The clocks of a table: what they show, and the parts that stand on its page. */

import type { Table } from '../game/table.svelte'
import { words } from '../words/words.svelte'
import Asked from './Asked.svelte'
import Clock from './Clock.svelte'
import { Timing } from './timing.svelte'

export interface Time {
  timing: Timing
  Asked: typeof Asked
  Clock: typeof Clock
}

export async function timeOf(table: Table): Promise<Time> {
  await words.add('time')
  return { timing: new Timing(table), Asked, Clock }
}
