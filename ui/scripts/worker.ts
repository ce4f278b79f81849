/** The service worker of this build: `worker.js` with the names of the files that make up the page's shell. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { TABLE, filesOf, indexOf, type Bundle } from './bundle.ts'

/** What the next visit is likely to begin with, beside the frame of all pages. */
const KEPT = ['src/pages/Start.svelte', TABLE]
/** And what they show: the two fonts in Latin letters, the pictures. */
const SHOWN = /-latin-wght-normal.*\.woff2$|symbols-.*\.svg$/
const PUBLIC = ['/first.js', '/icon.svg', '/icon-192.png']
const WORDS = /^assets\/first-(\w\w)-.*\.ftl$/

function shellOf(bundle: Bundle): string[] {
  const names = Object.keys(bundle)
  const frame = names.filter((name) => SHOWN.test(name) || indexOf(bundle).includes(name))
  const files = new Set([...frame, ...KEPT.flatMap((module) => [...filesOf(bundle, module)])])
  return [...PUBLIC, ...[...files].map((name) => `/${name}`).sort()]
}

/** Language -> its words. */
function wordsOf(bundle: Bundle): Record<string, string> {
  const found = Object.keys(bundle).map((name) => WORDS.exec(name))
  return Object.fromEntries(found.flatMap((match) => (match ? [[match[1], `/${match[0]}`]] : [])))
}

export function worker(): Plugin {
  return {
    name: 'utopia-worker',
    apply: 'build',
    // After Vite has dropped the scripts that held nothing but styles.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const [shell, words] = [shellOf(bundle), wordsOf(bundle)]
        // A new build may differ in a file that is not kept: that is one too, and what was kept of the old one goes.
        const digest = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)
        const source = readFileSync(new URL('worker.js', import.meta.url), 'utf8')
          .replace("['%SHELL%']", JSON.stringify(shell))
          .replace("'%WORDS%'", JSON.stringify(words))
          .replace('%DIGEST%', digest)
        this.emitFile({ type: 'asset', fileName: 'worker.js', source })
      },
    },
  }
}
