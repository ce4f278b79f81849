/** Speaking another language, and telling the server if it knows this visitor. */

import { api } from '../net/api'
import { words, type Language } from '../words/words.svelte'

export async function tellLanguage(language: Language): Promise<void> {
  await words.choose(language)
  const me = await api.me().catch(() => undefined)
  // A visitor without a name is nobody to the server, and choosing a language gives them no identity.
  if (me?.name && me.language !== language) await api.changeMe({ language }).catch(() => undefined)
}
