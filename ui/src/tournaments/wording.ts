/** Tournaments in words. */

import { ratedText, tempoText } from '../lobby/wording'
import type { TournamentEntry, TournamentStanding, TournamentTerms } from '../protocol'
import { say, words } from '../words/words.svelte'

export const momentText = (moment: string): string =>
  new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment))

/** Halves are told, thirds are rounded. */
export const pointsText = (points: number, digits = 1): string =>
  new Intl.NumberFormat(words.locale, { maximumFractionDigits: digits }).format(points)

export const nameOf = (one: TournamentStanding | undefined): string => one?.name || say('tournaments-nobody')

export const systemText = (terms: TournamentTerms, rounds: number): string =>
  terms.system === 'swiss' ? say('tournaments-swiss-rounds', { rounds }) : say('tournaments-round-robin')

/** What is worth saying of an event in a list: first how, then where it stands. */
export function factsOf(entry: TournamentEntry): string[] {
  const { terms } = entry
  const how = [say('tournaments-at-table', { players: terms.players }), systemText(terms, entry.rounds), tempoText(terms.tempo)]
  if (terms.rated) how.push(ratedText(terms))
  return [how.join(' · '), [whenText(entry), say('tournaments-entered', { number: entry.entered })].join(' · ')]
}

export function whenText(entry: TournamentEntry): string {
  if (entry.state === 'running') return say('tournaments-round-of', { round: entry.round, rounds: entry.rounds })
  if (entry.state !== 'open') return say('tournaments-state', { state: entry.state })
  if (entry.starts) return say('tournaments-starts', { when: momentText(entry.starts) })
  if (entry.terms.fill) return say('tournaments-starts-full', { number: entry.terms.fill })
  return say('tournaments-starts-host')
}
