/** A study that is looked at: where one is, the ways on, and what is written; it speaks with the table as a game does. */

import { LocalLine } from '../game/local'
import type { TablePorts } from '../game/table.svelte'
import { Errand } from '../net/errand.svelte'
import { plainNameOf } from '../parts/naming'
import type { ClientMessage, Happening, ReviewChange, RoomMessage, ServerMessage, Study, StudyBots, StudyEntry, StudyEvent, StudyMoved, StudyNode, StudyNotes, StudyPosition, View } from '../protocol'
import { doors, type Spot } from './doors'
import { Playing } from './playing.svelte'
import { ROOT, Tree } from './tree'

/** Those who look at the study at the same time, as far as the study needs to know. */
export interface Others {
  readonly leads: boolean
  /** One has gone to another position by oneself. */
  stepped(): void
}

export class Studying {
  readonly study: Study
  entry = $state.raw<StudyEntry>()!
  tree = $state.raw<Tree>()!
  /** The position that is looked at, and the line on which it stands. */
  at = $state(ROOT)
  line = $state.raw<readonly string[]>([])
  /** The table there; null until it has come. */
  position = $state.raw<StudyPosition | null>(null)
  /** Whose turns one goes by. */
  eyes = $state(0)
  /** Chance answers at random after each move. */
  draws = $state(true)
  /** It was jumped to: pieces are where they are at once. */
  isStill = $state(true)
  /** Those who look at it at the same time; null for a study of one's own alone. */
  together = $state.raw<Others | null>(null)
  /** Storing, or looking something up. */
  readonly errand = new Errand()
  /** Who shall play on from here is being chosen. */
  isChoosingBots = $state(false)
  /** Bots that answer here. */
  readonly playing = new Playing(this)
  readonly node = $derived.by(() => this.tree.node(this.at))
  readonly index = $derived.by(() => this.line.indexOf(this.at))
  #tried = $state.raw<ReadonlySet<string>>(new Set())
  /** Positions that were added here, which a leader may delete. */
  #added = new Set<string>()
  /** Whether there are moves that are not stored. */
  readonly hasTried = $derived.by(() => this.#tried.size > 0)
  #positions = new Map<string, StudyPosition>()
  #version = 0
  /** Everything that is asked of the server goes one after the other. */
  #queue: Promise<unknown> = Promise.resolve()
  #line = new LocalLine(
    () => this.#show(this.at).then(() => this.playing.goOn()),
    (message) => this.#answer(message),
  )

  constructor(study: Study, at: string | undefined) {
    this.study = study
    this.entry = study.entry
    this.tree = new Tree(study.nodes)
    this.at = at !== undefined && this.tree.nodes.has(at) ? at : ROOT
    this.line = this.tree.line(this.at)
  }

  get ports(): TablePorts {
    return { open: () => this.#line.open(), chronicle: () => Promise.resolve(this.#happenings) }
  }

  /** What the players of the game are called. */
  readonly names = $derived.by(() => this.study.names.map((name, seat) => plainNameOf({ name, kind: 'bot' }, seat)))

  /** Where this position can be changed, as the beginning of another study. */
  get editHref(): string {
    const { after, events } = this.#spot(this.at)
    return `/studies/new?study=${this.entry.id}&at=${after}&moves=${events.map(({ seat, code }) => `${seat}:${code}`).join()}`
  }

  get isMine(): boolean {
    return this.entry.mine
  }

  /** Whether what one does is stored: by the owner, and who leads. */
  get mayWrite(): boolean {
    return this.isMine || (this.together?.leads ?? false)
  }

  /** Whether the move that led here may be deleted. */
  get mayCut(): boolean {
    return this.index > 0 && (this.isMine || this.isTried || (this.mayWrite && this.#added.has(this.at)))
  }

  /** Whether the move that led here is not stored. */
  get isTried(): boolean {
    return this.#tried.has(this.at)
  }

  /** A copy of one's own, with the moves that were tried. */
  async copied(): Promise<StudyEntry> {
    const made = await doors.make({ study: this.entry.id, title: this.entry.title })
    for (const id of this.#tried) {
      if (this.tree.after(id).length) continue
      const { after, events } = this.#spot(id)
      await doors.move(made.id, { after, events: [...events] })
    }
    return made
  }

  /** Look at another position; `isLed` by others. */
  async go(id: string, isStill = true, isLed = false): Promise<void> {
    if (id === this.at) return
    this.at = id
    if (!isLed) this.together?.stepped()
    if (!this.line.includes(id)) this.line = this.tree.line(id)
    this.isStill = isStill
    await this.#inTurn(() => this.#show(id))
  }

  /** To the next or the last of some positions on the line; beyond them to its end, or its beginning. */
  async step(by: 1 | -1, stops: readonly number[], isStill = false): Promise<void> {
    const next = by > 0 ? stops.find((stop) => stop > this.index) : stops.findLast((stop) => stop < this.index)
    await this.go(this.line[next ?? (by > 0 ? this.line.length - 1 : 0)]!, isStill)
  }

  /** Another move in the place of the one that led here. */
  async beside(by: 1 | -1): Promise<void> {
    const fork = [...this.tree.path(this.at)].reverse().find((id) => this.tree.after(this.tree.node(id).before).length > 1)
    if (fork === undefined) return
    const all = this.tree.after(this.tree.node(fork).before)
    await this.go(all[(all.indexOf(fork) + by + all.length) % all.length]!)
  }

  /** Let chance answer, at random or as chosen. */
  async draw(code?: number): Promise<void> {
    await this.#inTurn(async () => {
      await this.#move(code === undefined ? [] : [{ seat: -1, code }], code === undefined || this.draws)
      this.#tell()
    })
    void this.playing.goOn()
  }

  /** Let bots decide once; whether anything happened. */
  async answer(bots: readonly (string | null)[], signal: AbortSignal): Promise<boolean> {
    const { at, mayWrite: keep } = this
    const known = this.tree.nodes
    const moved = await doors.bots(this.entry.id, { ...this.#spot(at), events: [...this.#spot(at).events], bots: [...bots] as StudyBots['bots'], draw: this.draws, keep }, signal)
    if (signal.aborted || this.at !== at) return false
    this.#moved(moved, keep, known)
    await this.#turn()
    this.#tell()
    return moved.nodes.length > 0
  }

  /** Tell the table anew who sits there. */
  async retell(): Promise<void> {
    if (!this.position) return
    await this.#turn()
    this.#tell()
  }

  /** Look from the seat of whom is to decide here. */
  async #turn(): Promise<void> {
    const { at } = this
    const seat = this.playing.wanted
    if (seat === undefined) return
    const found = await doors.position(this.entry.id, this.#spot(at), seat).catch(() => undefined) // asked again with the next step
    if (!found || at !== this.at) return
    this.position = found
    this.#version += 1
  }

  /** Write or draw at a position; `notes.seen` is what stood there. */
  async note(notes: StudyNotes, id = this.at): Promise<void> {
    const node = await this.#inTurn(() => doors.note(this.entry.id, id, notes))
    if (node) this.tree = this.tree.noted(node)
  }

  /** Somebody has changed the study. */
  adopt(change: ReviewChange): void {
    const { version, added = [], noted, cut, promoted, title, visible } = change
    this.entry = { ...this.entry, version, title: title ?? this.entry.title, visible: visible ?? this.entry.visible }
    if (added.length) this.#add(added)
    if (noted) this.tree = this.tree.noted(noted)
    if (promoted && this.tree.nodes.has(promoted)) this.tree = this.tree.promoted(promoted)
    if (cut && this.tree.nodes.has(cut)) this.#without(cut)
    this.#realign()
  }

  /** Ask for the study anew; whether it came. */
  async reload(): Promise<boolean> {
    const study = await doors.study(this.entry.id).catch(() => null)
    if (!study) return false
    const path = this.tree.path(this.at)
    const tried = [...this.#tried].map((id) => this.tree.node(id))
    let tree = new Tree(study.nodes)
    for (const node of tried) if (tree.nodes.has(node.before)) tree = tree.with([node])
    this.#tried = new Set([...this.#tried].filter((id) => tree.nodes.has(id) && !study.nodes.some((one) => one.id === id)))
    this.tree = tree
    this.entry = study.entry
    const at = path.findLast((id) => tree.nodes.has(id)) ?? ROOT
    if (at !== this.at) void this.go(at, true, true)
    this.#realign()
    return true
  }

  /** Positions that are stored; what was only tried here may be among them. */
  #add(nodes: readonly StudyNode[]): void {
    this.tree = this.tree.with(nodes)
    if (nodes.some(({ id }) => this.#tried.has(id))) this.#tried = new Set([...this.#tried].filter((id) => !nodes.some((one) => one.id === id)))
  }

  #without(id: string): void {
    const { before } = this.tree.node(id)
    const isGone = this.tree.path(this.at).includes(id)
    this.tree = this.tree.without(id)
    this.#tried = new Set([...this.#tried].filter((one) => this.tree.nodes.has(one)))
    if (isGone) void this.go(before, true, true)
  }

  /** The line goes on as the tree does now. */
  #realign(): void {
    const end = this.line.at(-1)
    const isWhole = end !== undefined && this.line.every((id) => this.tree.nodes.has(id)) && !this.tree.after(end).length
    if (!isWhole) this.line = this.tree.line(this.at)
  }

  /** Delete the move that led here with all that follows. */
  async cut(): Promise<void> {
    const { at, node } = this
    const known = [...this.tree.below(at)].filter((id) => !this.#tried.has(id)).length
    if (!this.#tried.has(at) && !(await this.#inTurn(async () => (await doors.cut(this.entry.id, at, known), true)))) return
    await this.go(node.before)
    this.tree = this.tree.without(at)
    this.#tried = new Set([...this.#tried].filter((id) => this.tree.nodes.has(id)))
    this.line = this.tree.line(this.at)
    this.together?.stepped()
  }

  async promote(): Promise<void> {
    const { at } = this
    if (!(await this.#inTurn(async () => (await doors.promote(this.entry.id, at), true)))) return
    this.tree = this.tree.promoted(at)
    this.line = this.tree.line(at)
  }

  #inTurn<Result>(job: () => Promise<Result>): Promise<Result | undefined> {
    const done = this.#queue.then(() => this.errand.run(job))
    this.#queue = done
    return done
  }

  get #happenings(): Happening[] {
    return this.tree.path(this.at).flatMap((id) => this.tree.node(id).event ?? [])
  }

  /** Where a position is for the server, which knows only what is stored. */
  #spot(id: string): Spot {
    const events: StudyEvent[] = []
    let at = this.tree.node(id)
    for (; this.#tried.has(at.id); at = this.tree.node(at.before)) events.unshift({ seat: at.event!.seat, code: at.event!.code! })
    return { after: at.id, events }
  }

  async #answer(message: ClientMessage): Promise<void> {
    const { key } = message
    switch (message.type) {
      case 'play':
        await this.#inTurn(() => this.#move([{ seat: this.position!.view.viewer, code: message.code }], this.draws))
        await this.#turn()
        this.#tell(key)
        return void this.playing.goOn()
      case 'take_back': {
        const stop = this.playing.stop ?? this.tree.stops(this.line).findLast((one) => one < this.index) ?? 0
        this.at = this.line[stop]!
        this.together?.stepped()
        await this.#find(this.at)
        await this.#turn()
        return this.#tell(key)
      }
      case 'ask':
        return this.#line.say({ ...(await doors.told(this.entry.id, this.#spot(this.at), message.code)), key })
      case 'ask_hint':
        return this.#line.say({ ...(await doors.hint(this.entry.id, this.#spot(this.at))), key, version: this.#version })
      case 'look':
        return this.#tell(key)
    }
  }

  /** Go on from here; what the owner does is stored. */
  async #move(added: StudyEvent[], draw: boolean): Promise<void> {
    const spot = this.#spot(this.at)
    const keep = this.mayWrite
    const events = [...spot.events, ...added]
    const known = this.tree.nodes
    this.#moved(await doors.move(this.entry.id, { after: spot.after, events, draw, keep }), keep, known)
  }

  /** One has gone on; `known` are the positions before that, for others may tell of it sooner than the answer does. */
  #moved({ nodes, position }: StudyMoved, keep: boolean, known: ReadonlyMap<string, unknown>): void {
    const fresh = nodes.filter(({ id }) => !known.has(id))
    if (keep) for (const { id } of fresh) this.#added.add(id)
    if (keep) this.#add(nodes)
    else this.#tried = new Set([...this.#tried, ...fresh.map(({ id }) => id)])
    this.tree = this.tree.with(nodes)
    this.at = nodes.at(-1)?.id ?? this.at
    this.line = this.tree.line(this.at)
    this.isStill = false
    this.#positions.set(this.at, position)
    this.position = position
    this.#version += 1
    this.together?.stepped()
  }

  async #show(id: string): Promise<void> {
    await this.#find(id)
    if (id === this.at && this.position) await this.#turn()
    if (id === this.at) this.#tell()
  }

  async #find(id: string): Promise<void> {
    if (id !== this.at) return // one has gone on meanwhile
    const found = this.#positions.get(id) ?? (await doors.position(this.entry.id, this.#spot(id)))
    this.#positions.set(id, found)
    if (id !== this.at) return
    this.position = found
    this.#version += 1
  }

  /** Tell the table where one is; `key` if it asked. */
  #tell(key?: string): void {
    const events = this.line.slice(1, this.index + 1).length
    const { view: found } = this.position!
    // Tables keep to the seat that they look from; from none they look but for spectators.
    const view: View = this.playing.seen({ ...found, viewer: Math.max(0, found.viewer), version: this.#version, events, kept: Math.max(0, events - 1) })
    const message: ServerMessage = key === undefined ? { type: 'view', view } : { type: 'answer', key, refusal: null, view }
    this.#line.say(this.#room())
    this.#line.say(message)
  }

  /** Nobody sits here as themselves: who is to decide is played by who looks. */
  #room(): RoomMessage {
    const { board, edition, options, names } = this.study
    const sitting = this.playing.sitting ?? names.map((name) => ({ name, kind: 'bot' as const, here: true }))
    return { type: 'room', game: this.entry.id, board, edition, options, sitting, spectators: 0, host: false, pace: 0, waking: false, server: '' }
  }
}
