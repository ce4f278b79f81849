/** The guide together with its words, so that it stands whole at once. */

import { words } from '../words/words.svelte'
import Guide from './Guide.svelte'

export async function load(): Promise<typeof Guide> {
  await words.add('guide')
  return Guide
}
