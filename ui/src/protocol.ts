/* Made from src/utopia/server/protocol by `just types`; do not edit. */

/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = RoomMessage | ViewMessage | Answer | Told | Hint | Wrong
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage = Play | TakeBack | Ask | AskHint | Look

export interface Protocol {
  [k: string]: unknown
}
/**
 * Who is here. Comes first, and whenever that changes.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RoomMessage".
 */
export interface RoomMessage {
  type: 'room'
  game: string
  board: string
  edition: string
  options: {
    [k: string]: number | boolean | string
  }
  sitting: Sitting[]
  spectators: number
  host: boolean
  pace: number
  waking: boolean
  server: string
  sealed?: Sealed | null
}
/**
 * Who sits on a seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sitting".
 */
export interface Sitting {
  name: string
  kind: string
  level?: string | null
  mine?: boolean
  here?: boolean
  thinking?: boolean
}
/**
 * How everything that is drawn was fixed beforehand (docs/fair.md). Hexadecimal digits, 64 each.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sealed".
 */
export interface Sealed {
  commitment: string
  entropy: (string | null)[]
}
/**
 * Something happened, or this is the first message.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ViewMessage".
 */
export interface ViewMessage {
  type: 'view'
  view: View
}
/**
 * The position at one version of the log.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  game: string
  version: number
  events: number
  viewer: number
  round: number
  phase: string
  lap: number
  step: string
  deciding: number[]
  turn: number
  named: number
  why: Phrase
  question: Phrase
  ending: Phrase | null
  order: number[]
  acted: number[]
  track: number[]
  players: PlayerView[]
  scale: number[]
  bag: number[]
  ships: number[]
  surprise: number
  princes: [number, number, number, number][]
  monuments: number[]
  owners: number[]
  wonders: number[]
  monuments_left: number[]
  pile: number
  discards: number[]
  action: Action
  choices: number[]
  draft: number
  can_take_back: boolean
  bar: Phrase | null
  kept: number
  since: Happening[]
  result?: ResultView | null
}
/**
 * A message of `locales/` and what fills it.
 *
 *     Seats (`seat`, `other`) are numbers, for the reader puts the player's name there; `civ`, `second`, `island` and
 *     `district` are identifiers as in the notation (`maya`, `water`, `heron-quay`); everything else is a number.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Phrase".
 */
export interface Phrase {
  id: string
  words?: {
    [k: string]: number | string
  }
}
/**
 * What lies before one player, as the viewer may know it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
export interface PlayerView {
  score: number
  projected: number
  gained: number[]
  cards: number
  hand: number[] | null
  chosen: number[] | null
  supply: number[]
  bases: number
  privileges: number
  surprised: boolean
  owes: number
  guests: number[]
}
/**
 * What has been begun and waits for its next step.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Action".
 */
export interface Action {
  civilization?: number
  district?: number
  island?: number
  raises?: boolean
  turned?: number[]
  turned_into?: number
}
/**
 * One event as the viewer may know it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Happening".
 */
export interface Happening {
  number: number
  seat: number
  code: number | null
  phrase: Phrase
  gains?: [number, number][]
  prestige?: boolean
}
/**
 * How the game ended (R-END-1, R-END-2).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ResultView".
 */
export interface ResultView {
  reason: string
  places: Place[]
  tie?: Phrase | null
}
/**
 * Where a seat ended.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
  place: number
  seat: number
  score: number
}
/**
 * To a command: done, or refused and why; with the fresh view either way.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  type: 'answer'
  key: string
  refusal: Refusal | null
  view: View
}
/**
 * Why something was not done, and the rule that refuses it (`R-MOVE-1`), if a rule does.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  why: Phrase
  rule?: string | null
}
/**
 * To `ask`: what the move would do at once, or why it is refused.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Told".
 */
export interface Told {
  type: 'told'
  key: string
  code: number
  phrase: Phrase
  refusal: Refusal | null
  gains?: number[]
  projected?: number[]
  enables?: number[]
}
/**
 * To `ask_hint`: what is advised, from what the seat may know; or why there is no hint.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  type: 'hint'
  key: string
  refusal: Refusal | null
  version: number
  codes?: number[]
  moves?: Phrase[]
  reasons?: Phrase[]
}
/**
 * A message that could not be read. One that comes too fast is no such one: it waits for its turn.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Wrong".
 */
export interface Wrong {
  type: 'wrong'
  why: Phrase
}
/**
 * Do a legal move with the seat that is looked at.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  type: 'play'
  key: string
  version: number
  code: number
}
/**
 * Take the last own decision back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
  type: 'take_back'
  key: string
  version: number
}
/**
 * What would this move bring, or why is it not legal?
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ask".
 */
export interface Ask {
  type: 'ask'
  key: string
  code: number
}
/**
 * What would a strong bot do with the seat that is looked at?
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AskHint".
 */
export interface AskHint {
  type: 'ask_hint'
  key: string
}
/**
 * See the table from another of one's own seats (several people at one device), or from none: -1.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  type: 'look'
  key: string
  seat: number
}
/**
 * `GET /api/me`: the visitor, known by a cookie. A guest has no name before he gives one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  name: string | null
  language: ('de' | 'en' | 'fr' | 'it') | null
  csrf: string
}
/**
 * `PATCH /api/me`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MeChange".
 */
export interface MeChange {
  name?: string | null
  language?: ('de' | 'en' | 'fr' | 'it') | null
}
/**
 * `POST /api/me/device`: a way to go on on another device, once. Its QR code is at `/api/device/TOKEN/qr.svg`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DeviceLink".
 */
export interface DeviceLink {
  path: string
  origin: string
  minutes: number
  lan: string | null
}
/**
 * `GET /api/device/TOKEN`: whose link this is. `POST` makes this browser go on as that person; answers `Me`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Passage".
 */
export interface Passage {
  name: string | null
  mine: boolean
  known: boolean
}
/**
 * A bot that can be seated; its words are the messages `bot-ID` and `bot-ID-about`.
 *
 *     Bots of others have no words of ours: they are called by their ids.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Level".
 */
export interface Level {
  id: string
}
/**
 * An option of the rules; its words are `option-ID` and `option-ID-about`, those of choices `option-ID-CHOICE`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  id: string
  rule: string
  default: number | boolean | string
  choices?: string[] | null
  least?: number | null
  most?: number | null
}
/**
 * A printed edition: `fr`, `it`, `en`, `de`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Preset".
 */
export interface Preset {
  id: string
  options: {
    [k: string]: number | boolean | string
  }
}
/**
 * `GET /api/offer`: what a table can be made of.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Offer".
 */
export interface Offer {
  levels: Level[]
  options: Option[]
  presets: Preset[]
  default_preset: string
  boards: string[]
}
/**
 * Who shall sit on a seat: me, a friend (who comes by a link), somebody at this device, a bot.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatWish".
 */
export interface SeatWish {
  kind: 'bot' | 'device' | 'friend' | 'me'
  name?: string | null
  level?: string | null
}
/**
 * `POST /api/tables`; the answer is a `Table`. Without friends the game begins at once, unless it is held.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  /**
   * @minItems 2
   * @maxItems 5
   */
  seats:
    | [SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish, SeatWish]
    | [SeatWish, SeatWish, SeatWish, SeatWish, SeatWish]
  edition?: string
  options?: {
    [k: string]: number | boolean | string
  }
  first?: number | null
  shuffle?: boolean
  pace?: number
  hold?: boolean
}
/**
 * `POST /api/tables/ID/start` by the host: what becomes of seats to which no friend came; answers a `Table`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StartWish".
 */
export interface StartWish {
  missing?: 'bot' | 'closed'
  level?: string | null
}
/**
 * `PATCH /api/tables/ID/pace` by the host; answers a `Table`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PaceWish".
 */
export interface PaceWish {
  pace: number
}
/**
 * `POST /api/tables/ID/entropy` by who has a seat, before the game begins; answers a `Table`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Entropy".
 */
export interface Entropy {
  entropy: string
}
/**
 * Paths that let others in; the host alone sees them. A QR code of each is at `/api/tables/ID/qr/join.svg`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Links".
 */
export interface Links {
  join: string | null
  watch: string | null
  origin: string
  lan: string | null
}
/**
 * `GET /api/tables/ID`: a table before and during its game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Table".
 */
export interface Table {
  id: string
  state: 'open' | 'over' | 'running'
  sitting: Sitting[]
  edition: string
  options: {
    [k: string]: number | boolean | string
  }
  host: boolean
  pace: number
  links: Links | null
  rematch?: string | null
  sealed?: Sealed | null
}
/**
 * `POST /api/tables/ID/links`: a new link instead of the old one, or none; the answer is a `Table`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LinkChange".
 */
export interface LinkChange {
  purpose: 'join' | 'watch'
  revoke?: boolean
}
/**
 * `GET /api/join/TOKEN`: what one is invited to. `POST` with a `JoinWish` takes a seat and answers a `Table`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Invitation".
 */
export interface Invitation {
  table: string
  purpose: 'join' | 'watch'
  host: string
  sitting: Sitting[]
  free: number
}
/**
 * The name of a guest who takes a seat; may be left out when only watching.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "JoinWish".
 */
export interface JoinWish {
  name?: string | null
}
/**
 * A game of mine, in the answer to `GET /api/games`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameEntry".
 */
export interface GameEntry {
  id: string
  state: 'open' | 'over' | 'running'
  sitting: Sitting[]
  round: number
  my_turn: boolean
  changed: string
  places?: number[] | null
}
/**
 * `GET /api/games/ID/frames?first=N&last=M&seat=S`: views after N, …, M events (at most 64), to go back in time.
 *
 *     While the game runs `seat` must be one's own (or -1); afterwards any, and `open` shows all hands.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Frames".
 */
export interface Frames {
  first: number
  total: number
  rounds: number[]
  views: View[]
}
/**
 * `GET /api/games/ID/chronicle?seat=S`: everything that happened, as that viewer may know it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Chronicle".
 */
export interface Chronicle {
  happenings: Happening[]
}
/**
 * `GET /api/games/ID/tally`: points by source and round, for the chart at the end.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Tally".
 */
export interface Tally {
  rounds: number[][][]
}
/**
 * RFC 9457: what is wrong with a request (`application/problem+json`).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  title: string
  status: number
  detail: string
  why?: Phrase | null
  wait?: number | null
}
