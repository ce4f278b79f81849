/** What somebody agrees to who sits down at a table, in sentences. */

import { delayText, languageText, optionTexts, ratedText, tempoText } from '../lobby/wording'
import type { OptionValue } from '../pages/wish.svelte'
import type { Invitation, Offer, Terms } from '../protocol'
import { say } from '../words/words.svelte'

/** One thing that is agreed: what it is called, what was chosen, and what that means. */
export interface Clause {
  name: string
  chosen: string
  about: string[]
}

const TARGET = 'target'

/** The files `rules`, `lobby` and `time` must have come. */
export function clausesOf({ edition, options, terms }: Invitation, offer: Offer | undefined): Clause[] {
  return [
    { name: say('lobby-filter-edition'), chosen: say(`preset-${edition}`), about: [say(`preset-${edition}-about`), say('agree-target', { target: Number(options[TARGET]) })] },
    ...changedOf(edition, options, offer),
    timeOf(terms, offer),
    {
      name: say('lobby-filter-rated'),
      chosen: ratedText(terms),
      about: terms.rated ? [say(terms.programs ? 'terms-rated-programs-about' : 'terms-rated-about')] : [],
    },
    watchingOf(terms),
    { name: say('terms-language'), chosen: languageText(terms.language), about: [] },
    { name: say('lobby-experience'), chosen: say(`lobby-experience-${terms.experience ?? 'any'}`), about: [] },
    ...(terms.rated ? [] : [{ name: say('page-bots'), chosen: say(terms.bots_fill === false ? 'agree-bots-no' : 'agree-bots-yes'), about: [] }]),
  ]
}

/** Rules that are not as the edition prints them. */
function changedOf(edition: string, options: Record<string, OptionValue>, offer: Offer | undefined): Clause[] {
  const printed = offer?.presets.find(({ id }) => id === edition)?.options
  const changed = Object.keys(options).filter((name) => name !== TARGET && printed && options[name] !== printed[name])
  if (!changed.length) return []
  const told = changed.map((name) => `${optionTexts({ [name]: options[name]! })[0]}. ${say(`option-${name}-about`)}`)
  return [{ name: say('agree-rules'), chosen: say('page-options-changed', { changes: changed.length }), about: told }]
}

function timeOf({ tempo }: Terms, offer: Offer | undefined): Clause {
  const name = say('time-tempo')
  if (!tempo) return { name, chosen: say('time-kind-none'), about: [say('time-kind-none-about')] }
  const same = JSON.stringify(ordered(tempo))
  const usual = Object.entries(offer?.tempos ?? {}).find(([, one]) => JSON.stringify(ordered(one)) === same)?.[0]
  return { name, chosen: tempoText(tempo), about: [...(usual ? [say(`time-tempo-${usual}-about`)] : []), say('time-tempo-end')] }
}

const ordered = (tempo: object): [string, unknown][] => Object.entries(tempo).sort(([one], [other]) => one.localeCompare(other))

function watchingOf({ listed, watchable, delay }: Terms): Clause {
  const late = delay ? [say('lobby-late', { delay: delayText(delay) })] : []
  const chosen = say(listed && watchable ? 'terms-watchable' : 'agree-watch-link')
  return { name: say('agree-watch'), chosen, about: [...late, say('agree-watch-hands')] }
}
