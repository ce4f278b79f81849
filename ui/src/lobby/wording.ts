/** The terms of a table in words. */

import type { Tempo, Terms } from '../protocol'
import type { OptionValue } from '../pages/wish.svelte'
import { LANGUAGE_NAMES, say, type Language } from '../words/words.svelte'

export const DELAYS = [0, 60, 180, 300, 900] as const
export const EXPERIENCES = ['new', 'some', 'much'] as const

export function tempoText(tempo: Tempo | null | undefined): string {
  if (!tempo) return say('lobby-tempo-none')
  if (tempo.kind === 'slow') {
    const hours = Math.round((tempo.turn ?? 0) / 3600)
    return say('lobby-tempo-slow', { hours, days: hours % 24 ? 0 : hours / 24 })
  }
  return say('lobby-tempo-live', { minutes: Math.round((tempo.bank ?? 0) / 60), seconds: tempo.increment ?? 0 })
}

export const languageText = (language: Language | null | undefined): string =>
  language ? LANGUAGE_NAMES[language] : say('lobby-language-any')

export function delayText(seconds: number): string {
  if (!seconds) return say('lobby-delay-none')
  return say('lobby-delay', { seconds, minutes: Math.round(seconds / 6) / 10 })
}

/** Whether it counts for ratings, and for whom. */
export const ratedText = ({ rated, programs }: Terms): string =>
  say(!rated ? 'lobby-unrated' : programs ? 'lobby-rated-programs' : 'lobby-rated')

/** What is worth saying of a table, the most important first. */
export function termsTexts(terms: Terms): string[] {
  return [
    tempoText(terms.tempo),
    ...(terms.rated ? [ratedText(terms)] : []),
    ...(terms.language ? [languageText(terms.language)] : []),
    ...(terms.experience ? [say(`lobby-experience-${terms.experience}`)] : []),
  ]
}

/** Who may come to a table, and who may watch. */
export function comingTexts(terms: Terms): string[] {
  return [
    say(terms.listed ? 'terms-listed' : 'terms-private'),
    ratedText(terms),
    ...(terms.listed && terms.watchable ? [say('terms-watchable')] : []),
    ...(terms.delay ? [say('lobby-late', { delay: delayText(terms.delay) })] : []),
  ]
}

/** Options in words; the file `rules` must have come. */
export const optionTexts = (options: Record<string, OptionValue>): string[] =>
  Object.entries(options).map(([option, value]) => say('lobby-option', { option: say(`option-${option}`), value: valueText(option, value) }))

function valueText(option: string, value: OptionValue): string {
  if (typeof value === 'number') return String(value)
  return say(typeof value === 'string' ? `option-${option}-${value}` : value ? 'option-on' : 'option-off')
}

/** Minutes and seconds, as a clock shows them. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
