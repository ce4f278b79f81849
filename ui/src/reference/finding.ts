/** Doors by words: of their path, what they are for, what they want, what their fields are called. */

import { fold } from '../rules/search'
import type { Door, Group } from './description'

const textOf = (door: Door): string =>
  [
    `${door.method} ${door.path}`,
    door.title,
    door.about,
    door.tag,
    door.scope,
    ...door.parameters.map(({ name }) => name),
    ...door.sent.flatMap(({ examples }) => examples.map((one) => JSON.stringify(one))),
  ].join(' ')

/** The groups with those doors that have all words in them. */
export function found(groups: Group[], query: string, onlyPrograms: boolean): Group[] {
  const words = fold(query).split(' ').filter(Boolean)
  const fits = (door: Door): boolean => {
    const text = fold(textOf(door))
    return (!onlyPrograms || door.scope !== 'none') && words.every((word) => text.includes(word))
  }
  return groups.map((group) => ({ ...group, doors: group.doors.filter(fits) })).filter(({ doors }) => doors.length)
}

/** A line for the terminal that asks at this door. */
export function curlOf(door: Door, origin: string): string {
  const path = door.path.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase().replace(/_ID$/, ''))
  const words = ['curl']
  if (door.answers.some(({ bodies }) => bodies.some(({ kind }) => kind.includes('ndjson')))) words.push('-N')
  if (door.method !== 'GET') words.push(`-X ${door.method}`)
  if (!door.isOpen) words.push('-H "Authorization: Bearer $UTOPIA_TOKEN"')
  const body = door.sent[0]?.examples[0]
  if (body !== undefined) words.push(`-H "Content-Type: application/json" -d '${JSON.stringify(body)}'`)
  return [...words, `${origin}${path}`].join(' ')
}
