/** What the menu of a table offers: it comes when the menu is first wanted. */

import { tellLanguage } from '../pages/language'
import type { Group, Item } from '../parts/menu'
import { preferences, THEMES } from '../preferences.svelte'
import { LANGUAGES, LANGUAGE_NAMES, say, words } from '../words/words.svelte'
import { isAmongPeople, lookBack, openPlan, openChat, openTime } from './beside'
import type { Desk } from './desk.svelte'
import type { Sheet } from './panels.svelte'
import { viewport } from './viewport.svelte'

/** Where there is nothing but a finger there is hardly a keyboard. */
const HAS_KEYS = matchMedia('(any-pointer: fine)').matches

/** All of it; `small` where players, supplies and chronicle have no place of their own. */
export function groupsOf(desk: Desk, small: boolean): Group[] {
  return [
    { heading: say('table-menu-look-up'), items: lookUp(desk, small) },
    { heading: say('table-menu-play'), items: playing(desk, small) },
    { heading: say('page-theme'), items: themes() },
    { heading: say('page-language'), items: languages() },
    {
      heading: say('page-places'),
      items: [
        { label: say('page-learn'), href: '/learn' },
        { label: say('page-games'), href: '/games' },
        { label: say('page-settings'), href: '/settings' },
      ],
    },
  ]
}

const sits = (desk: Desk): boolean => (desk.shown.view?.viewer ?? -1) >= 0
const plays = (desk: Desk): boolean => sits(desk) && desk.shown.view?.phase !== 'over'

function lookUp(desk: Desk, small: boolean): Item[] {
  const open = (sheet: Sheet) => (): void => void (desk.panels.open = sheet)
  return [
    ...(small
      ? [
          { label: say('table-players'), onclick: open('players') },
          { label: say('table-supplies'), onclick: open('supplies') },
          { label: say('table-chronicle'), onclick: open('chronicle') },
        ]
      : []),
    { label: say('table-districts'), onclick: open('districts') },
    ...(viewport.compact ? [] : [{ label: say('table-names'), checked: preferences.names, isSwitch: true, onclick: name }]),
    desk.loupe.zooms
      ? { label: say('table-loupe-whole'), onclick: () => desk.loupe.whole() }
      : { label: say('table-loupe'), onclick: () => desk.loupe.closer() },
    ...(desk.isLesson ? [] : [{ label: say('past-look'), onclick: () => lookBack(desk) }]),
    ...(desk.isLesson || desk.shown.view?.phase === 'over' ? [] : [{ label: say('past-turn'), onclick: () => void import('../past/showing.svelte').then(({ showLastTurn }) => showLastTurn(desk), () => undefined) }]),
    ...(desk.table.room?.sealed ? [{ label: say('fair-title'), onclick: open('fair') }] : []),
    ...(desk.isLesson ? [] : [{ label: say('table-chat-notes'), onclick: () => void openChat(desk, true) }]),
    ...(plays(desk) && !desk.isLesson ? [{ label: say('table-guide'), onclick: () => void import('../guide/guiding.svelte').then(({ guiding }) => guiding.begin()) }] : []),
    { label: say('table-legend'), onclick: open('legend') },
    ...(HAS_KEYS ? [{ label: say('table-help'), onclick: open('help') }] : []),
  ]
}

function playing(desk: Desk, small: boolean): Item[] {
  const open = (sheet: Sheet) => (): void => void (desk.panels.open = sheet)
  return [
    { label: say('table-typed'), onclick: open('typed') },
    ...(isAmongPeople(desk) && plays(desk) ? [{ label: say('table-plan'), onclick: () => void openPlan(desk) }] : []),
    ...(desk.isLesson
      ? []
      : [
          { label: say('table-time'), onclick: () => void openTime(desk) },
          { label: say('table-spectators'), onclick: open('spectators') },
        ]),
    { label: say('table-ends-turn'), checked: preferences.endsTurn, isSwitch: true, onclick: lapse },
    ...(small ? [{ label: say(preferences.sound ? 'table-sound-off' : 'table-sound-on'), onclick: toggleSound }] : []),
    ...(sits(desk) && !desk.isLesson ? [{ label: say('page-your-name'), onclick: open('name') }] : []),
  ]
}

const themes = (): Item[] =>
  THEMES.map((theme) => ({
    label: say(`page-theme-${theme}`),
    checked: preferences.theme === theme,
    onclick: () => void (preferences.theme = theme),
  }))

const languages = (): Item[] =>
  LANGUAGES.map((language) => ({
    label: LANGUAGE_NAMES[language],
    checked: language === words.language,
    onclick: () => void tellLanguage(language),
  }))

function name(): void {
  preferences.names = !preferences.names
}

function lapse(): void {
  preferences.endsTurn = !preferences.endsTurn
}

function toggleSound(): void {
  preferences.sound = !preferences.sound
}
