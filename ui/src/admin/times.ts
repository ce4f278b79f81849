/** Moments, as lists tell them. */

import { words } from '../words/words.svelte'

export const minuteOf = (moment: string): string =>
  new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment))
