/** All text of the page: Fluent messages of src/utopia/locales, the same that the terminal and the server say. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export type Words = Record<string, FluentVariable>

/** Each language in its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', it: 'Italiano', de: 'Deutsch' }

/** Files that the page needs at once (one download, see vite.config.ts); others are added when their page opens. */
const FIRST = ['game', 'server', 'live', 'page', 'board', 'table']

const sources = import.meta.glob<string>('../../../src/utopia/locales/*/{game,server,page,board,table,rules}.ftl', {
  query: '?raw',
  import: 'default',
})

class Speaker {
  language = $state<Language>('en')
  /** Grows with every file that has come, so that text on the screen is said anew. */
  #loaded = $state(0)
  #bundles = new Map<Language, FluentBundle>()
  #files = new Map<string, Promise<void>>()
  #wanted = new Set(FIRST)

  /** Load what the browser, or the reader's earlier choice, asks for. */
  async start(): Promise<void> {
    const wished = [localStorage.getItem('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2))
    await this.#speak(wished.find(isLanguage) ?? 'en')
  }

  /** Speak another language, and remember it. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem('language', language)
    await this.#speak(language)
  }

  /** More messages, from now on in whatever language is spoken. */
  async add(file: string): Promise<void> {
    this.#wanted.add(file)
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

  async #speak(language: Language): Promise<void> {
    await Promise.all([...this.#wanted].map((file) => this.#load(language, file)))
    this.language = language
    document.documentElement.lang = language
  }

  async #load(language: Language, file: string): Promise<void> {
    const path = `../../../src/utopia/locales/${language}/${file}.ftl`
    const coming = this.#files.get(path) ?? this.#fetch(language, path)
    this.#files.set(path, coming)
    await coming
  }

  async #fetch(language: Language, path: string): Promise<void> {
    const source = await sources[path]?.()
    if (source === undefined) return
    const bundle = this.#bundles.get(language) ?? new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(source))
    this.#bundles.set(language, bundle)
    this.#loaded += 1
  }
}

const isLanguage = (tag: string | undefined): tag is Language => LANGUAGES.some((language) => language === tag)

export const words = new Speaker()
export const say = (id: string, args?: Words): string => words.say(id, args)
