/** Soft, dry, wooden sounds, made here and not loaded. Silent until the first touch, for browsers want it so. */

import { preferences } from '../preferences.svelte'
import type { Sound } from './voices'

let context: AudioContext | null = null
let voices: typeof import('./voices') | null = null

/** The first touch or key opens the sound. */
export function openSound(): void {
  if (!preferences.sound) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  if (!voices) import('./voices').then((loaded) => (voices = loaded), () => undefined) // silent when the network is gone
}

export function play(sound: Sound): void {
  if (!preferences.sound || !voices || context?.state !== 'running') return
  if (document.hidden && sound !== 'turn') return
  voices.MAKERS[sound](context, context.currentTime + 0.01)
}

/** What a message is heard as. */
const HEARD: Record<string, Sound> = {
  'event-enter': 'prince',
  'event-to-1': 'prince',
  'event-to-2': 'prince',
  'event-add': 'prince',
  'event-anywhere': 'prince',
  'event-remove': 'prince',
  'event-surprise': 'guest',
  'event-guest': 'guest',
  'event-card': 'card',
  'event-unseen-card': 'card',
  'event-discard': 'card',
  'event-discard-two': 'card',
  'event-privilege': 'card',
  'event-district': 'monument',
  'event-wonder': 'wonder',
  'event-raise': 'scale',
  'event-lower': 'scale',
}

export const soundOf = (id: string): Sound | undefined => HEARD[id]
