/** The rulebook as it is read: chapters of rules in the reader's language, with what an edition or a table changes. */

import { say, words } from '../words/words.svelte'
import contents from './contents.json'
import { plain, stem, wordsOf, worths, type Field } from './search'

export type OptionValue = number | boolean | string
export type Options = Record<string, OptionValue>

export interface Rule {
  id: string
  title: string
  text: string
  example: string | null
  /** What the printed edition says otherwise. */
  remark: string | null
  /** What this table has chosen otherwise than its edition. */
  choices: { option: string; value: string }[]
}

export interface Chapter {
  number: number
  title: string
  intro: string
  rules: Rule[]
}

const OPTIONS: Record<string, { rule: string; usual: OptionValue }> = contents.options
const PRESETS: Record<string, Options> = contents.presets

export const EDITIONS = Object.keys(PRESETS)
export const SHORT = contents.short
const IDENTIFIERS = new Set(contents.chapters.flat())

const PICTURED = new Set(contents.pictured)

export const isRule = (id: string): boolean => IDENTIFIERS.has(id)
/** Its example has pictures. */
export const isPictured = (id: string): boolean => PICTURED.has(id)
export const titleOf = (rule: string): string => say(`rule-${rule}-title`)

/** All chapters, for an edition and, at a table, for the options that it plays with. */
export const chapters = (edition: string, options: Options): Chapter[] =>
  contents.chapters.map((rules, index) => ({
    number: index + 1,
    title: say(`rules-chapter-${index + 1}-title`),
    intro: said(`rules-chapter-${index + 1}`) ?? '',
    rules: rules.map((id) => readRule(id, edition, options)),
  }))

/** What is looked for when somebody asks this, without endings; nothing for a single letter. */
export const asked = (query: string): string[] => wordsOf(query).map((word) => stem(word, words.language))

/**
 * The rules that answer, those whose title or catchwords have the words first: rules with all the words; if there are
 * none, those with most of what is asked. Words that stand in few rules count more.
 */
export function search(all: Chapter[], stems: string[]): Rule[] {
  const rules = all.flatMap((chapter) => chapter.rules.map((rule) => ({ rule, each: worths(fieldsOf(chapter, rule), stems) })))
  const rarity = stems.map((_, word) => Math.log((rules.length + 1) / (1 + rules.filter(({ each }) => each[word]).length)))
  const hits = rules.map(({ rule, each }) => ({
    rule,
    isWhole: each.every((one) => one > 0),
    sum: each.reduce((sum, one, word) => sum + one * rarity[word]!, 0),
  }))
  const whole = hits.filter((hit) => hit.isWhole)
  const most = Math.max(...hits.map(({ sum }) => sum))
  const answers = whole.length ? whole : hits.filter(({ sum }) => sum > 0 && sum * 2 > most)
  return answers.sort((a, b) => b.sum - a.sum).map(({ rule }) => rule)
}

/** What is left of the chapters when only these rules count. */
export const only = (all: Chapter[], rules: readonly Rule[]): Chapter[] =>
  all
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => rules.includes(rule)) }))
    .filter((chapter) => chapter.rules.length > 0)

export const count = (all: Chapter[]): number => all.reduce((sum, chapter) => sum + chapter.rules.length, 0)
export const isChanged = (rule: Rule): boolean => rule.remark !== null || rule.choices.length > 0
export const remarks = (all: Chapter[]): number => all.flatMap((chapter) => chapter.rules).filter(isChanged).length

const NAMED = 8
const CHAPTER = 2
const SAID = 1

/** Where words are looked for: what a rule is called, what people call it who have not read it, and what it says. */
function fieldsOf(chapter: Chapter, rule: Rule): Field[] {
  const choices = rule.choices.flatMap(({ option, value }) => [option, value])
  const texts = [rule.text, rule.example ?? '', rule.remark ?? '', ...choices]
  return [
    { text: `${rule.id}\n${rule.title}\n${said(`rule-${rule.id}-words`) ?? ''}`, weight: NAMED },
    { text: chapter.title, weight: CHAPTER },
    ...texts.map((text) => ({ text: plain(text, titleOf), weight: SAID })),
  ]
}

function readRule(id: string, edition: string, options: Options): Rule {
  const changed = overridden(id, edition, options)
  return {
    id,
    title: titleOf(id),
    text: said(`rule-${id}`) ?? '',
    example: said(`rule-${id}-example`),
    // What is said of the edition is no longer true where the table has chosen again.
    remark: changed.length ? null : said(`rule-${id}-edition-${edition}`),
    choices: changed.map((name) => ({ option: say(`option-${name}`), value: sayValue(name, options[name]!) })),
  }
}

/** The options of this rule in which the table differs from its edition. */
const overridden = (rule: string, edition: string, options: Options): string[] =>
  Object.entries(OPTIONS)
    .filter(([, option]) => option.rule === rule)
    .filter(([name, { usual }]) => (options[name] ?? usual) !== (PRESETS[edition]?.[name] ?? usual) && name in options)
    .map(([name]) => name)

function sayValue(option: string, value: OptionValue): string {
  if (typeof value === 'boolean') return say(value ? 'option-on' : 'option-off')
  return typeof value === 'number' ? String(value) : say(`option-${option}-${value}`)
}

/** A message on one line, if there is one. */
const said = (id: string): string | null => (words.has(id) ? words.say(id).replace(/[ \n]+/g, ' ') : null)
