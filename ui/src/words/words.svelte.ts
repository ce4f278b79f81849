/** All text of the page: Fluent messages of src/utopia/locales, the same that the terminal and the server say. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export type Words = Record<string, FluentVariable>

/** Files that the page needs at once; others (the rules) are added when their page opens. */
const FIRST = ['game', 'server', 'page', 'board', 'table']

const sources = import.meta.glob<string>('../../../src/utopia/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
})

class Speaker {
  language = $state<Language>('en')
  /** Grows with every file that has come, so that text on the screen is said anew. */
  #loaded = $state(0)
  #bundles = new Map<Language, FluentBundle>()
  #files = new Set<string>()

  /** Load what the browser, or the reader's earlier choice, asks for. */
  async start(): Promise<void> {
    const wished = [localStorage.getItem('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2))
    await this.choose(LANGUAGES.find((language) => language === wished.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en')
  }

  async choose(language: Language): Promise<void> {
    await Promise.all(FIRST.map((file) => this.#load(language, file)))
    this.language = language
    document.documentElement.lang = language
  }

  /** More messages, in the language of now; ask again when the language changes. */
  async add(file: string): Promise<void> {
    await this.#load(this.language, file)
  }

  /** The text of a message; an unknown id shows itself, and the tests look for that. */
  say(id: string, args: Words = {}): string {
    void this.#loaded
    const bundle = this.#bundles.get(this.language)
    const message = bundle?.getMessage(id)
    if (!bundle || !message?.value) return `⟨${id}⟩`
    const errors: Error[] = []
    const text = bundle.formatPattern(message.value, args, errors)
    for (const error of errors) console.error(`message ${id}:`, error)
    return text
  }

  has(id: string): boolean {
    void this.#loaded
    return this.#bundles.get(this.language)?.hasMessage(id) ?? false
  }

  async #load(language: Language, file: string): Promise<void> {
    const path = `../../../src/utopia/locales/${language}/${file}.ftl`
    const source = sources[path]
    if (!source || this.#files.has(path)) return
    this.#files.add(path)
    const bundle = this.#bundles.get(language) ?? new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(await source()))
    this.#bundles.set(language, bundle)
    this.#loaded += 1
  }
}

export const words = new Speaker()
export const say = (id: string, args?: Words): string => words.say(id, args)
