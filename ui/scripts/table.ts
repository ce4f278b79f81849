/** `table.html`: the page as it is sent for the address of a game. It names the table's files, so that all are asked for at once. */

import type { Plugin } from 'vite'
import { TABLE, filesOf, indexOf } from './bundle.ts'

/** Asked for as what they are: what is only preloaded is asked for twice when a service worker takes over meanwhile. */
const tag = (file: string): string =>
  file.endsWith('.css')
    ? `    <link rel="stylesheet" crossorigin href="/${file}">\n`
    : `    <script type="module" crossorigin src="/${file}"></script>\n`

export function table(): Plugin {
  return {
    name: 'utopia-table',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const source = indexOf(bundle)
        const more = [...filesOf(bundle, TABLE)].filter((file) => !source.includes(file)).map(tag)
        this.emitFile({ type: 'asset', fileName: 'table.html', source: source.replace('  </head>', `${more.join('')}  </head>`) })
      },
    },
  }
}
