/** What a person chose for this device: looks, motion, sound, the bots' pace. Kept in the browser, told to nobody. */

import { local, type LocalName } from './storage'

declare global {
  /** Puts `data-theme` and `data-motion` on the page; first.js, which runs before the first paint. */
  var applyLook: ((theme: Theme, motion: Motion) => void) | undefined
}

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const
export const MOTIONS = ['auto', 'lively', 'calm'] as const
/** Seconds that a bot's move takes at least. */
export const PACES = [0, 0.5, 1, 2, 4] as const

export type Theme = (typeof THEMES)[number]
export type Motion = (typeof MOTIONS)[number]
export type Pace = (typeof PACES)[number]

const SYSTEM = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(prefers-reduced-motion: reduce)']

/** A choice kept under a name, if it is (still) one that can be made. */
function kept<Value extends string | number>(name: LocalName, choices: readonly Value[], usual: Value): Value {
  const text = local.get(name)
  return choices.find((choice) => String(choice) === text) ?? usual
}

/** On unless it was switched off. */
const isOn = (name: LocalName): boolean => kept(name, ['on', 'off'], 'on') === 'on'

const areNamesOn = (): boolean => kept('district-names', ['on', 'off'], 'off') === 'on'

class Preferences {
  #theme = $state<Theme>(kept('theme', THEMES, 'auto'))
  #motion = $state<Motion>(kept('motion', MOTIONS, 'auto'))
  #sound = $state(isOn('sound'))
  #pace = $state<Pace>(kept('pace', PACES, 1))
  #endsTurn = $state(isOn('ends-turn'))
  #shortcuts = $state(isOn('shortcuts'))
  #names = $state(areNamesOn())
  /** Nothing flies: what was chosen here or, if nothing was, what the system asks for. */
  calm = $state(document.documentElement.dataset.motion === 'calm')

  constructor() {
    for (const feature of SYSTEM) matchMedia(feature).addEventListener('change', () => this.#apply())
    // Another tab of the same person.
    addEventListener('storage', () => this.#read())
    // The system may have changed its mind between the first paint and now, when nobody listened yet.
    this.#apply()
  }

  get theme(): Theme {
    return this.#theme
  }
  set theme(theme: Theme) {
    this.#theme = theme
    this.#keep('theme', theme)
  }

  get motion(): Motion {
    return this.#motion
  }
  set motion(motion: Motion) {
    this.#motion = motion
    this.#keep('motion', motion)
  }

  get sound(): boolean {
    return this.#sound
  }
  set sound(sound: boolean) {
    this.#sound = sound
    this.#keep('sound', sound ? 'on' : 'off')
  }

  /** A turn in which nothing else can be done ends by itself. */
  get endsTurn(): boolean {
    return this.#endsTurn
  }
  set endsTurn(endsTurn: boolean) {
    this.#endsTurn = endsTurn
    this.#keep('ends-turn', endsTurn ? 'on' : 'off')
  }

  /** Single letters and numbers do something at the table. */
  get shortcuts(): boolean {
    return this.#shortcuts
  }
  set shortcuts(shortcuts: boolean) {
    this.#shortcuts = shortcuts
    this.#keep('shortcuts', shortcuts ? 'on' : 'off')
  }

  /** Every district bears its name on the map. */
  get names(): boolean {
    return this.#names
  }
  set names(names: boolean) {
    this.#names = names
    this.#keep('district-names', names ? 'on' : 'off')
  }

  get pace(): Pace {
    return this.#pace
  }
  set pace(pace: Pace) {
    this.#pace = pace
    this.#keep('pace', pace)
  }

  #keep(name: LocalName, choice: string | number): void {
    local.set(name, String(choice))
    this.#apply()
  }

  #read(): void {
    this.#theme = kept('theme', THEMES, 'auto')
    this.#motion = kept('motion', MOTIONS, 'auto')
    this.#sound = isOn('sound')
    this.#pace = kept('pace', PACES, 1)
    this.#endsTurn = isOn('ends-turn')
    this.#shortcuts = isOn('shortcuts')
    this.#names = areNamesOn()
    this.#apply()
  }

  #apply(): void {
    globalThis.applyLook?.(this.#theme, this.#motion)
    this.calm = document.documentElement.dataset.motion === 'calm'
  }
}

export const preferences = new Preferences()
