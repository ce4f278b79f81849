/** A table's page: what its parts share, one class for each concern. Components get those they need. */

import { Loupe } from '../board/loupe.svelte'
import { Choosing } from '../game/choosing.svelte'
import { Hinting } from '../game/hinting.svelte'
import { Table, type TablePorts } from '../game/table.svelte'
import { Device } from './device.svelte'
import { Lapsing } from './lapsing.svelte'
import { Extras } from './extras.svelte'
import { BoardMap } from './map.svelte'
import { Panels } from './panels.svelte'
import { Seats } from './seats'
import { Shown } from './shown.svelte'
import { Touching } from './touching.svelte'

export class Desk {
  readonly id: string
  /** A lesson: no game of a server's, so nobody to chat with, no clocks and no past. */
  readonly isLesson: boolean
  /** A lesson without an end: every side is played, and chance may be asked. */
  readonly isStudy: boolean
  /** The table as its server tells it, and the commands to it. */
  readonly table: Table
  /** The choice in the making. */
  readonly choosing: Choosing
  /** What a bot would do. */
  readonly hinting: Hinting
  /** Who sits here, and their names. */
  readonly seats: Seats
  /** The map that is played on. */
  readonly map: BoardMap
  /** The position on the board, now or of the past. */
  readonly shown: Shown
  /** What of the board is shown. */
  readonly loupe = new Loupe()
  /** What lies over the table or beside it. */
  readonly panels = new Panels()
  /** Touches on the board. */
  readonly touching: Touching
  /** Several players at one device. */
  readonly device: Device
  /** A turn that ends by itself. */
  readonly lapsing: Lapsing
  /** The chat and the clocks. */
  readonly extras: Extras

  constructor(id: string, ports: TablePorts, isLesson = false, isStudy = false) {
    this.id = id
    this.isLesson = isLesson
    this.isStudy = isStudy
    this.table = new Table(ports)
    this.choosing = new Choosing(this.table)
    this.hinting = new Hinting(this.table, () => this.choosing.setting)
    this.seats = new Seats(this.table)
    this.map = new BoardMap(this.table, this.choosing)
    this.shown = new Shown(this.table)
    this.touching = new Touching(this)
    this.device = new Device(this.table)
    this.lapsing = new Lapsing(this)
    this.extras = new Extras(this)
  }
}
