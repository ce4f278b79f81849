/** By whom a study is. */

import type { StudyEntry } from '../protocol'
import { say } from '../words/words.svelte'

export const byOf = ({ owner }: StudyEntry): string => (owner ? say('study-by-owner', { owner }) : say('study-by-guest'))
