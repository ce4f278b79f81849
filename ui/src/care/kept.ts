/** What this browser keeps, by its purpose: the privacy page lists it. Every name of the storage stands here. */

import type { LocalName, SessionName } from '../storage'

export const PURPOSES = ['settings', 'seek', 'talk', 'fair', 'seen', 'after'] as const
type Purpose = (typeof PURPOSES)[number]

export const KEPT: Record<LocalName | SessionName, Purpose> = {
  language: 'settings',
  theme: 'settings',
  motion: 'settings',
  sound: 'settings',
  pace: 'settings',
  'ends-turn': 'settings',
  shortcuts: 'settings',
  'district-names': 'settings',
  seek: 'seek',
  talk: 'talk',
  fair: 'fair',
  guide: 'seen',
  'utopia-not-told': 'seen',
  later: 'seen',
  'after-sign-in': 'after',
}

/** The names that are kept for a purpose. */
export const namesFor = (purpose: Purpose): string[] =>
  Object.entries(KEPT)
    .filter(([, one]) => one === purpose)
    .map(([name]) => name)
