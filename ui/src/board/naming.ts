/** What things on the board are called, in the reader's language. */

import { CIVILIZATIONS, ISLANDS } from '../alphabet'
import type { View } from '../protocol'
import { say, words } from '../words/words.svelte'
import type { DistrictSheet } from './types'

/** The district's name: in the reader's language if the map is ours, else as its board says. */
export function districtName(district: DistrictSheet): string {
  const id = `district-${district.id}`
  return words.has(id) ? words.say(id) : district.name
}

export function sectorName(sector: { id: string; name: string }): string {
  const id = `sector-${sector.id}`
  return words.has(id) ? words.say(id) : sector.name
}

/** `Water, value 2, by the harbour`. */
export function aboutDistrict(district: DistrictSheet, value: number): string {
  const island = ISLANDS[district.island] ?? ''
  return say(district.harbour ? 'board-about-harbour' : 'board-about', { island, value })
}

/** One phrase for each stack and the monument in a district. */
export function contents(view: Pick<View, 'princes' | 'monuments' | 'owners'>, number: number, names: string[]): string[] {
  const monument = view.monuments[number] ?? -1
  const owner = view.owners[number] ?? -1
  const said: string[] = []
  if (monument >= 0) {
    const civ = CIVILIZATIONS[monument] ?? ''
    said.push(say('board-monument', { civ, seat: names[owner] ?? '' }))
  }
  for (const [district, seat, civilization, count] of view.princes) {
    if (district !== number) continue
    said.push(say('board-stack', { seat: names[seat] ?? '', civ: CIVILIZATIONS[civilization] ?? '', count }))
  }
  return said
}

/** Everything about a district in one line, for screen readers, and whether it is one that can be chosen now. */
export function described(about: { district: DistrictSheet; value: number; number: number }, view: View, names: string[], isLit: boolean): string {
  const here = contents(view, about.number, names)
  const parts = [districtName(about.district), aboutDistrict(about.district, about.value)]
  return [...parts, ...(here.length ? here : [say('board-empty')]), ...(isLit ? [say('board-possible')] : [])].join('; ')
}
