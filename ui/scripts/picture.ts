/**
 * What the server draws a finished game with (src/utopia/server/game/picture): the page's own symbols in the colours of the
 * light theme, and its serif as TrueType, for its painter knows neither CSS variables nor WOFF2.
 */

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { decompress } from 'wawoff2'

/** Names of people may be in any alphabet that the serif has; numbers are in the other type. */
const ALPHABETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']
const LETTERS = [...ALPHABETS.map((alphabet) => `alegreya-${alphabet}`), 'figtree-latin']
const VARIABLE = /^ {2}--([\w-]+): ([^;]+);$/gm
const LIGHT = /^:root \{$(.*?)^\}$/ms

const at = (path: string): URL => new URL(`../src/${path}`, import.meta.url)

/** The values of the light theme by name, without dashes. */
function valuesOf(tokens: string): Map<string, string> {
  return new Map([...(LIGHT.exec(tokens)?.[1] ?? '').matchAll(VARIABLE)].map(([, name, value]) => [name!, value!]))
}

/** Put values in place of variables; `var(--ground, #fffaec)` brings one of its own. */
function coloured(drawing: string, values: Map<string, string>): string {
  return drawing.replace(/var\(--([\w-]+)(?:, ?([^)]+))?\)/g, (_, name: string, usual?: string) => {
    const value = values.get(name) ?? usual
    if (!value) throw new Error(`look/tokens.css has no --${name}, which symbols.svg uses`)
    return value
  })
}

export function picture(): Plugin {
  return {
    name: 'utopia-picture',
    apply: 'build',
    async generateBundle() {
      const [symbols, tokens] = await Promise.all([readFile(at('parts/symbols.svg'), 'utf8'), readFile(at('look/tokens.css'), 'utf8')])
      const values = valuesOf(tokens)
      this.emitFile({ type: 'asset', fileName: 'picture/symbols.svg', source: coloured(symbols, values) })
      this.emitFile({ type: 'asset', fileName: 'picture/colours.json', source: JSON.stringify(Object.fromEntries(values)) })
      const { resolve } = createRequire(import.meta.url)
      for (const file of LETTERS) {
        const packed = await readFile(resolve(`@fontsource-variable/${file.split('-')[0]}/files/${file}-wght-normal.woff2`))
        this.emitFile({ type: 'asset', fileName: `picture/${file}.ttf`, source: await decompress(packed) })
      }
    },
  }
}
