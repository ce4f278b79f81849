/** What goes on on every page beside what it shows: games that wait are counted, told, and one key away. */

import { mount, unmount } from 'svelte'
import { aside } from '../aside.svelte'
import { comes } from '../net/comes'
import { preferences } from '../preferences.svelte'
import { route } from '../route.svelte'
import { words } from '../words/words.svelte'
import { show, watchTitle } from './badge'
import News from './News.svelte'
import NextGame from './NextGame.svelte'
import { waiting } from './waiting.svelte'

/** Once, a little after the page has come. */
export async function start(): Promise<void> {
  await words.add('notices')
  waiting.start()
  watchTitle()
  aside.NextGame = NextGame
  mount(News, { target: document.body })
  addEventListener('keydown', pressed)
  $effect.root(() => {
    $effect(() => show(waiting.others.length))
    $effect(() => void bringInvitations(waiting.invitations.length))
    $effect(() => void (waiting.ready && bringReady()))
    $effect(() => {
      void route.path
      waiting.moved()
    })
    $effect(() => (route.page === 'table' ? standing() : undefined))
  })
}

/** Warnings and bans from the admins, shown at a table too; other pages have a place for them. */
function standing(): () => void {
  const shown = comes(() => import('../care/Above.svelte')).then(({ default: Above }) => mount(Above, { target: document.body }))
  return () => void shown.then((card) => unmount(card))
}

let ready: Promise<unknown> | undefined

/** Once: it shows by itself whether there is a table. */
function bringReady(): Promise<unknown> {
  ready ??= words.add('tournaments').then(async () => mount((await import('../tournaments/Ready.svelte')).default, { target: document.body }))
  return ready
}

async function bringInvitations(count: number): Promise<void> {
  if (count && !aside.Invitations) {
    await words.add('lobby')
    aside.Invitations = (await import('../invitations/Mine.svelte')).default
  }
  aside.invited = waiting.invitations.length
}

function pressed(event: KeyboardEvent): void {
  const target = event.target as Element | null
  const isMeant = event.key.toLowerCase() === 'n' && !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
  if (!isMeant || !preferences.shortcuts || target?.closest('input, textarea, select, dialog, [contenteditable]')) return
  if (waiting.others.length) waiting.next()
}
