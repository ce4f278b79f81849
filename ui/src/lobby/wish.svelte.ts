/** What I would play, remembered in this browser. */

import type { SeekWish } from '../protocol'
import { local } from '../storage'

const PLACE = 'seek'
export const FILLS = [30, 60, 120, 300] as const
export const NUMBERS = [2, 3, 4, 5] as const
/** 0 in the choice of when bots come: never. */
export const NEVER = 0

type Kept = Pick<SeekWish, 'players' | 'tempo' | 'level' | 'rated'> & { fill: number }

export class SeekChoice {
  players = $state<number[]>([3, 4])
  tempo = $state<'live' | 'slow'>('live')
  fill = $state<number>(120)
  level = $state('mason')
  rated = $state(false)

  constructor() {
    Object.assign(this, read())
  }

  toggle(number: number): void {
    this.players = this.players.includes(number) ? this.players.filter((one) => one !== number) : [...this.players, number].sort()
  }

  toWish(name: string | null, account: boolean): SeekWish {
    const rated = this.rated && account
    local.set(PLACE, JSON.stringify({ ...this.#kept() }))
    const bots = this.fill !== NEVER && !rated
    return {
      players: this.players as SeekWish['players'],
      tempo: this.tempo,
      fill_after: bots ? this.fill : null,
      level: bots ? this.level : null,
      rated,
      name,
    }
  }

  #kept(): Kept {
    const { players, tempo, fill, level, rated } = this
    return { players: players as Kept['players'], tempo, fill, level, rated }
  }
}

/** What was chosen here before, as far as it can still be chosen. */
function read(): Partial<Kept> {
  try {
    const kept = JSON.parse(local.get(PLACE) ?? '{}') as Partial<Kept>
    const players = (kept.players ?? []).filter((one) => (NUMBERS as readonly number[]).includes(one))
    return {
      ...(players.length ? { players: players as Kept['players'] } : {}),
      ...(kept.tempo === 'live' || kept.tempo === 'slow' ? { tempo: kept.tempo } : {}),
      ...(kept.fill === NEVER || (FILLS as readonly number[]).includes(kept.fill ?? -1) ? { fill: kept.fill! } : {}),
      ...(typeof kept.level === 'string' ? { level: kept.level } : {}),
      ...(typeof kept.rated === 'boolean' ? { rated: kept.rated } : {}),
    }
  } catch {
    return {}
  }
}
