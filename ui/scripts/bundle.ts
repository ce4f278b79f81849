/** What can be asked of the bundle that a build is about to write. */

import type { Rolldown } from 'vite'

export type Bundle = Rolldown.OutputBundle

/** The table's page, as a module. */
export const TABLE = 'src/table/TablePage.svelte'

/** Files that the code of a module needs: its own, and all that they import. */
export function filesOf(bundle: Bundle, module: string): Set<string> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const files = new Set<string>()
  const add = (name: string): void => {
    const chunk = chunks.find((one) => one.fileName === name)
    if (!chunk || files.has(name)) return
    files.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    chunk.imports.forEach(add)
  }
  // It begins a chunk of its own, or lies in that of a group.
  const own = chunks.find((one) => one.facadeModuleId?.endsWith(module)) ?? chunks.find((one) => one.moduleIds.some((id) => id.endsWith(module)))
  if (!own) throw new Error(`there is no chunk with ${module}`)
  add(own.fileName)
  return files
}

/** The text of the page that all others are. */
export function indexOf(bundle: Bundle): string {
  const index = bundle['index.html']
  if (index?.type !== 'asset') throw new Error('the page has no index.html')
  return String(index.source)
}
