/** What of the light that the table asks for falls on which district, and where boats could sail. */

import { keyOf, type BoardSheet, type Chosen, type Key, type Lit } from './types'

/** The districts among these keys. A stack or a monument lights its whole district. */
export function districtsIn(keys: ReadonlySet<Key>): Set<number> {
  const found = new Set<number>()
  for (const key of keys) {
    const [kind, district] = key.split(' ')
    if (kind === 'district' || kind === 'stack' || kind === 'monument') found.add(Number(district))
  }
  return found
}

/** The district that something is to leave: where a chosen stack stands, or a chosen district. */
function sources(chosen: Chosen): number[] {
  return [...chosen].flatMap((key) => {
    const [kind, district] = key.split(' ')
    return kind === 'stack' || kind === 'district' ? [Number(district)] : []
  })
}

/** The sectors between a chosen harbour and lit ones in the same or an adjacent sector. */
export function openSectors(sheet: BoardSheet, lit: Lit, chosen: Chosen): Set<number> {
  const open = new Set<number>()
  for (const from of sources(chosen)) {
    const start = sheet.districts[from]
    const sector = start && sheet.sectors[start.sector]
    if (!start || !sector) continue
    const reached = [start.sector, ...sector.adjacent]
    for (const [number, district] of sheet.districts.entries()) {
      if (!district.harbour || number === from || !reached.includes(district.sector)) continue
      if (!lit.has(keyOf({ kind: 'district', district: number }))) continue
      open.add(start.sector)
      open.add(district.sector)
    }
  }
  return open
}
