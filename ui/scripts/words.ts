/**
 * Messages as files of text, not of code: for each language one with what every page needs, one with the rules, one with hints.
 * And their identifiers as a type, so that the check of the source knows a wrong one. `node scripts/words.ts` only writes them.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const LOCALES = new URL('../../src/utopia/locales/', import.meta.url)
const MADE = new URL('../src/words/made/', import.meta.url)
const LANGUAGES = ['en', 'fr', 'it', 'de']
const PARTS = { first: ['game', 'server', 'storage', 'live', 'page', 'board', 'table', 'chronicle', 'fair', 'imported', 'fields'], rules: ['rules', 'legend'], hints: ['hints'], account: ['accounts'], programs: ['programs'], notices: ['notices'], chat: ['chat'], lobby: ['lobby', 'invitations'], people: ['people'], time: ['time'], care: ['care'], privacy: ['privacy'], admin: ['admin'], reference: ['reference'], past: ['past'], picture: ['picture'], analysis: ['analysis'], guide: ['guide'], lessons: ['lessons', 'learn'], puzzles: ['puzzles'], strategy: ['strategy'], studies: ['studies'], reviews: ['reviews'], notation: ['notation'], editor: ['editor'], deals: ['deals'], tournaments: ['tournaments'] }

function write(): void {
  mkdirSync(MADE, { recursive: true })
  writeFileSync(new URL('messages.d.ts', MADE), typeOf(identifiers()))
  for (const language of LANGUAGES) {
    for (const [part, files] of Object.entries(PARTS)) {
      const texts = files.map((file) => readFileSync(new URL(`${language}/${file}.ftl`, LOCALES), 'utf8'))
      writeFileSync(new URL(`${part}-${language}.ftl`, MADE), slim(texts.join('\n')))
    }
  }
}

/** Identifiers of the messages that the page has. */
function identifiers(): string[] {
  const texts = Object.values(PARTS).flat().map((file) => readFileSync(new URL(`en/${file}.ftl`, LOCALES), 'utf8'))
  return texts.flatMap((text) => [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1]!))
}

const typeOf = (ids: string[]): string => `/** Made by scripts/words.ts. */\nexport type MessageId =\n${ids.map((id) => `  | '${id}'\n`).join('')}`

/** Without the remarks, which are for translators. */
const slim = (text: string): string => text.replace(/^#.*\n?/gm, '').replace(/\n{3,}/g, '\n\n')

export function words(): Plugin {
  return {
    name: 'utopia-words',
    config: write, // before anything asks for them
    configureServer({ watcher }) {
      watcher.add(LOCALES.pathname)
      watcher.on('change', (path) => void (path.endsWith('.ftl') && !path.includes('/made/') && write()))
    },
  }
}

if (import.meta.main) write()
