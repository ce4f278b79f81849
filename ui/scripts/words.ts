/** Messages as files of text, not of code: for each language one with what every page needs, one with the rules, one with hints. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const LOCALES = new URL('../../src/utopia/locales/', import.meta.url)
const MADE = new URL('../src/words/made/', import.meta.url)
const LANGUAGES = ['en', 'fr', 'it', 'de']
const PARTS = { first: ['game', 'server', 'storage', 'live', 'page', 'board', 'table', 'chronicle', 'fair', 'imported', 'fields'], rules: ['rules', 'legend'], hints: ['hints'], account: ['accounts'], programs: ['programs'], notices: ['notices'], talk: ['talk'], lobby: ['lobby', 'invitations'], people: ['people'], time: ['time'], care: ['care'], admin: ['admin'], reference: ['reference'], past: ['past'], guide: ['guide'] }

function write(): void {
  mkdirSync(MADE, { recursive: true })
  for (const language of LANGUAGES) {
    for (const [part, files] of Object.entries(PARTS)) {
      const texts = files.map((file) => readFileSync(new URL(`${language}/${file}.ftl`, LOCALES), 'utf8'))
      writeFileSync(new URL(`${part}-${language}.ftl`, MADE), slim(texts.join('\n')))
    }
  }
}

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
