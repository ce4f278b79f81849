import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { View } from '../protocol'
import { flightsBetween, MOST } from './flights'

const [, { view }] = JSON.parse(readFileSync('fixtures/welcome.json', 'utf8')) as [unknown, { view: View }]
const changed = (part: Partial<View>): View => ({ ...structuredClone(view), ...part })
const [first] = view.princes
const free = view.monuments.findIndex((one, district) => one < 0 && !view.princes.some(([where]) => where === district))

test('nothing changed, nothing flies', () => {
  expect(flightsBetween(view, changed({}))).toEqual([])
})

test('a prince who moves flies from district to district', () => {
  const [from, seat, civilization, count] = first!
  const princes = view.princes.filter((one) => one !== first)
  const moved: View['princes'] = [...princes, [free, seat, civilization, count]]
  const flights = flightsBetween(view, changed({ princes: moved }))
  expect(flights).toHaveLength(count)
  expect(flights[0]).toMatchObject({ from: { kind: 'district', district: from }, to: { kind: 'district', district: free } })
})

test('a prince who enters comes off the ship that the guest left, else out of the supply', () => {
  const guest = view.ships.findIndex((one) => one > 0)
  const ships = view.ships.map((one, kind) => (kind === guest ? one - 1 : one))
  const princes: View['princes'] = [...view.princes, [free, 0, guest % 5, 1]]
  expect(flightsBetween(view, changed({ princes, ships }))[0]!.from).toEqual({ kind: 'ship', guest })
  expect(flightsBetween(view, changed({ princes }))[0]!.from).toEqual({ kind: 'away', seat: 0 })
})

test('a monument rises, and its three princes go home', () => {
  const civilization = 2
  const before = changed({ princes: [...view.princes, [free, 1, civilization, 3]] })
  const monuments = view.monuments.map((one, district) => (district === free ? civilization : one))
  const owners = view.owners.map((one, district) => (district === free ? 1 : one))
  const flights = flightsBetween(before, changed({ monuments, owners }))
  expect(flights.filter((one) => one.piece === 'monument')).toHaveLength(1)
  expect(flights.filter((one) => one.piece === 'prince' && one.to.kind === 'away')).toHaveLength(3)
})

test('a whole round at once is shown, not flown', () => {
  const princes = view.princes.map((one): View['princes'][number] => [one[0], one[1], one[2], one[3] + MOST + 1])
  expect(flightsBetween(view, changed({ princes }))).toEqual([])
})
