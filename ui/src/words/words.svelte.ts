/** All text of the page: Fluent messages of src/utopia/locales, the same that the terminal and the server say. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { local } from '../storage'
import type { MessageId } from './made/messages'

export type { MessageId }

export const LANGUAGES = ['en', 'fr', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export type Words = Record<string, FluentVariable>

/** Each language in its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', it: 'Italiano', de: 'Deutsch' }

/** What there is of a tag that `Intl` takes; one from the environment of a program may be malformed. */
const TAG = /^[a-z]{2}(-[A-Za-z0-9]+)*$/

/** The reader's own kind of a language, for dates and numbers: of its countries the first that the browser names. */
export function localeOf(language: Language, tags: readonly string[] = navigator.languages): string {
  const usual = language === 'en' ? 'en-GB' : language
  return tags.find((tag) => TAG.test(tag) && tag.slice(0, 2) === language) ?? usual
}

/** Files of a language, made by scripts/words.ts: `first` for every page, the others (files.ts) where they are needed. */
const first = import.meta.glob<string>('./made/first-*.ftl', { query: '?url', import: 'default', eager: true })

class Speaker {
  language = $state<Language>('en')
  locale = $derived(localeOf(this.language))
  /** Grows with every file that has come, so that text on the screen is said anew. */
  #loaded = $state(0)
  #bundles = new Map<Language, FluentBundle>()
  #files = new Map<string, Promise<void>>()
  #wanted = new Set(['first'])
  #chosen: Language = 'en'

  /** Load what the browser, or the reader's earlier choice, asks for. */
  async start(): Promise<void> {
    const wished = [local.get('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2))
    await this.#speak(wished.find(isLanguage) ?? 'en')
  }

  /** Speak another language, and remember it. */
  async choose(language: Language): Promise<void> {
    local.set('language', language)
    await this.#speak(language)
  }

  /** More messages, from now on in whatever language is spoken. */
  async add(file: string): Promise<void> {
    this.#wanted.add(file)
    await this.#load(this.language, file)
  }

  /**
   * The text of a message whose identifier comes from the server or from data; an unknown one shows itself, and the tests
   * look for that. Where the page itself names the message, `say` checks the identifier.
   */
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

  /** Speak it once its files are here, unless another language was chosen meanwhile. */
  async #speak(language: Language): Promise<void> {
    this.#chosen = language
    for (let loaded = 0; loaded < this.#wanted.size; ) {
      loaded = this.#wanted.size // a file may be wanted while others come
      await Promise.all([...this.#wanted].map((file) => this.#load(language, file)))
    }
    if (this.#chosen !== language) return
    this.language = language
    document.documentElement.lang = language
  }

  async #load(language: Language, file: string): Promise<void> {
    const name = `./made/${file}-${language}.ftl`
    const address = first[name] ?? (await import('./files')).files[name]
    if (!address) throw new Error(`there is no file of words ${file} in ${language}`)
    const coming = this.#files.get(address) ?? this.#fetch(language, address)
    this.#files.set(address, coming)
    await coming
  }

  async #fetch(language: Language, address: string): Promise<void> {
    try {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
      const resource = new FluentResource(await answer.text())
      // From here to its keeping nothing may wait: two files of a language come at once.
      const bundle = this.#bundles.get(language) ?? new FluentBundle(localeOf(language), { useIsolating: false })
      bundle.addResource(resource)
      this.#bundles.set(language, bundle)
      this.#loaded += 1
    } catch (trouble) {
      this.#files.delete(address) // to be asked for again
      throw trouble
    }
  }
}

const isLanguage = (tag: string | undefined): tag is Language => LANGUAGES.some((language) => language === tag)

export const words = new Speaker()

/**
 * What follows an identifier: its words, if there is such a message, else what nobody can give. Of a template with an open
 * part (`rule-${string}`) at least one message has to fit; a mere string is none: `words.say` takes those.
 */
type Following<Id extends string> = [Id] extends [MessageId] ? [words?: Words] : string extends Id ? [no: never] : OfTemplates<Id>
type OfTemplates<Id extends string> = [Unknown<Id>] extends [never] ? [words?: Words] : [no: never]
type Unknown<Id extends string> = Id extends unknown ? ([Extract<MessageId, Id>] extends [never] ? Id : never) : never

/** The text of a message of the page; the check of the source refuses an identifier that no file of messages has. */
export const say: <Id extends string>(id: Id, ...words: Following<Id>) => string = (id: string, args?: Words) => words.say(id, args)
