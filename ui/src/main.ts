import '@fontsource-variable/alegreya/wght.css'
import '@fontsource-variable/figtree/wght.css'
import './look/tokens.css'
import './look/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import './installing.svelte' // the browser offers it once, early
import { load } from './chunks'
import { callAhead } from './net/ahead'
import { api } from './net/api'
import { updates } from './net/updates.svelte'
import { route } from './route.svelte'
import { words } from './words/words.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
void load(route.page).catch(() => undefined) // both under way while the words come; trouble shows later
void api.me().then(() => route.page === 'table' && callAhead(route.parts.id!)).catch(() => undefined)
// Not awaited: what imports this file need not wait for the words.
void words.start().then(() => mount(App, { target }))
addEventListener('storage', ({ key }) => void (key === 'language' && words.start())) // chosen in another tab

/** After all that is seen: at a table when the board stands, however long that takes. */
function startTheRest(): void {
  if (route.page === 'table' && !performance.getEntriesByName('board').length) return void setTimeout(startTheRest, 2_000)
  updates.watch()
  void import('./notices/start.svelte').then(({ start }) => start()).catch(() => undefined)
}
setTimeout(startTheRest, 2_000)
