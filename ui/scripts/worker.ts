/** The service worker of this build: `worker.js` with the names of the files that make up the page's shell. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Kept: all pages, the words in every language, the two fonts in Latin letters; not what is of use online only. */
const LEFT_OUT = /\.map$|Gallery|-(cyrillic|greek|latin-ext|vietnamese)|\/rules-/
const PUBLIC = ['/first.js', '/icon.svg', '/icon-192.png']

export function worker(): Plugin {
  return {
    name: 'utopia-worker',
    apply: 'build',
    // After Vite has dropped the scripts that held nothing but styles.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !LEFT_OUT.test(name))
        const shell = [...PUBLIC, ...names.map((name) => `/${name}`).sort()]
        const digest = createHash('sha256').update(shell.join('\n')).digest('hex').slice(0, 12)
        const source = readFileSync(new URL('worker.js', import.meta.url), 'utf8')
          .replace("['%SHELL%']", JSON.stringify(shell))
          .replace('%DIGEST%', digest)
        this.emitFile({ type: 'asset', fileName: 'worker.js', source })
      },
    },
  }
}
