/** Each layout is a chunk of its own; the one that is needed is asked for as soon as this code is there. */

import { viewport } from './viewport.svelte'

export const comeLayout = () => (viewport.compact ? import('./PhoneTable.svelte') : import('./WideTable.svelte'))

void comeLayout().catch(() => undefined) // asked for again when it is drawn
