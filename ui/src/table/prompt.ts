/** What the dock says: what is asked of the viewer, or for whom everybody waits. */

import { CIVILIZATIONS, ISLANDS, civilizationOfGuest, islandOfGuest } from '../alphabet'
import type { View } from '../protocol'
import { say, type Words } from '../words/words.svelte'
import type { Desk } from './desk.svelte'
import { viewport } from './viewport.svelte'
import { plain, sentence } from './wording'

export interface Prompt {
  title: string
  about: string
}

export function promptOf(desk: Desk): Prompt {
  const { view, decides } = desk.table
  if (!view) return { title: say('table-loading'), about: '' }
  if (view.phase === 'over') return { title: say('table-over'), about: say('table-over-about') }
  if (desk.isLesson && !desk.isStudy && !decides) return { title: say('lessons-over'), about: say('lessons-over-about') }
  if (!decides) return waiting(desk)
  return asked(desk)
}

/** Whose turn it is in the position that is shown. */
export function turnOf(desk: Desk): string {
  const { phase, deciding } = desk.shown.view!
  if (phase === 'over') return say('table-over')
  if (desk.table.decides && desk.shown.view === desk.table.view && !desk.device.isShared) return say('table-your-turn')
  if (!deciding.length) return say(desk.isLesson && !desk.isStudy ? 'lessons-over' : 'table-drawing')
  return deciding.length === 1 ? say('table-turn-of', { name: desk.seats.name(deciding[0]!) }) : say('table-at-once')
}

function waiting(desk: Desk): Prompt {
  const { view, room } = desk.table
  const about = room?.waking ? sentence(say('table-waking')) : sentence(plain(view!.question, desk.seats.names))
  const owes = view!.players[view!.viewer]
  if (view!.step === 'discard' && owes && view!.viewer >= 0) {
    return { title: say('table-others-discard', { number: view!.deciding.length, name: desk.seats.name(view!.deciding[0] ?? -1) }), about }
  }
  const [seat] = view!.deciding
  if (seat === undefined) return { title: say('table-drawing'), about }
  const isThinking = room?.sitting[seat]?.thinking && !room.waking
  const id = view!.deciding.length > 1 ? 'table-all-discard' : isThinking ? 'table-thinking' : 'table-turn-of'
  return { title: say(id, { name: desk.seats.name(seat) }), about }
}

/** Nothing else is left to do: every step can be taken back until the turn ends. */
function ended(desk: Desk): Prompt {
  const { phase, step, turn } = desk.table.view!
  const about = desk.lapsing.runs ? 'table-ask-lapse' : step === 'named-end' ? 'table-ask-named-end' : 'table-ask-nothing'
  return {
    title: say(phase === 'welcome' && step === 'end' ? 'table-ask-end' : 'table-ask-nothing'),
    about: say(`${about}-about`, { name: desk.seats.name(turn) }),
  }
}

function asked(desk: Desk): Prompt {
  const { view } = desk.table
  if (desk.choosing.onlyEnd) return ended(desk)
  const { step, action } = view!
  const words: Words = {
    civ: CIVILIZATIONS[action.civilization ?? -1] ?? '',
    second: CIVILIZATIONS[action.turned_into ?? -1] ?? '',
    island: ISLANDS[action.island ?? -1] ?? '',
    district: desk.map.districtId(action.district ?? -1),
    name: desk.seats.name(view!.turn),
    number: desk.choosing.picking.count,
  }
  const ask = (id: string, more: Words = {}): Prompt => ({
    title: say(`table-ask-${id}`, { ...words, ...more }),
    about: say(`table-ask-${id}-about`, { ...words, ...more }),
  })
  switch (step) {
    case 'guest':
    case 'named-guest':
    case 'surprise':
      return askGuest(desk, ask)
    case 'act':
      return askAct(desk, ask)
    case 'privilege':
      return ask('privilege')
    case 'destination':
      return ask('destination', { number: standing(view!) })
    case 'pay':
      return ask(action.raises ? 'pay-raise' : 'pay-lower')
    case 'end':
      return ask(view!.phase === 'welcome' ? 'end' : 'end-cards')
    default:
      return ask(step)
  }
}

/** How many of the princes that may move stand where they set out. */
const standing = ({ princes, viewer, action }: View): number =>
  princes.find(([place, seat, civilization]) => place === action.district && seat === viewer && civilization === action.civilization)?.[3] ?? 1

type Ask = (id: string, more?: Words) => Prompt

function askGuest(desk: Desk, ask: Ask): Prompt {
  const { step } = desk.table.view!
  const guest = desk.choosing.keys.find((key) => key.startsWith('guest '))
  const place = desk.choosing.keys.find((key) => key.startsWith('district '))
  if (guest) {
    const number = Number(guest.split(' ')[1])
    const words = { civ: CIVILIZATIONS[civilizationOfGuest(number)]!, island: ISLANDS[islandOfGuest(number)]! }
    return ask(step === 'surprise' ? 'surprise' : 'where', words)
  }
  if (place) return ask('which', { district: desk.map.districtId(Number(place.split(' ')[1])) })
  return step === 'named-guest' ? ask('named') : ask('guest', { place: viewport.compact ? 'list' : 'board' })
}

function askAct(desk: Desk, ask: Ask): Prompt {
  const { keys, offers } = desk.choosing
  const civ = (kind: string): string | undefined => {
    const key = keys.find((one) => one.startsWith(`${kind} `))
    return key && CIVILIZATIONS[Number(key.split(' ').at(-1))]
  }
  const card = civ('card')
  const stack = civ('stack')
  if (card && keys.some((key) => key.startsWith('offer privilege '))) return ask('turn', { civ: card })
  if (keys.some((key) => key.startsWith('offer '))) return ask('where-then')
  if (stack && offers.every((offer) => offer.kind === 'privilege')) return ask('no-card', { civ: stack })
  if (card) return ask('card', { civ: card })
  if (stack) return ask('stack', { civ: stack })
  const place = keys.find((key) => key.startsWith('district '))
  if (place) return ask('place', { district: desk.map.districtId(Number(place.split(' ')[1])) })
  const scale = civ('civilization')
  return scale ? ask('scale', { civ: scale }) : ask('act')
}
