/** Tests have no server: what the page fetches from its own folder (`/src/words/made/…`) is read from there. */

import { readFile } from 'node:fs/promises'

globalThis.fetch = async (path) => new Response(await readFile(new URL(`..${String(path)}`, import.meta.url), 'utf8'))
