/* Made from the messages in src/utopia/server by `just types`; do not edit. */

/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = RoomMessage | ViewMessage | Answer | Told | Hint | Wrong | Said | Unsaid | Heard | Planned
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage = Play | TakeBack | Ask | AskHint | Look | Say | SayPhrase

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
  delay?: number
  time?: TimeView | null
  deal?: string | null
  again?: number
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
  shows_hand?: boolean
  was?: string | null
  program?: boolean
  owner?: string | null
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
 * `GET /api/games/ID/time`, and with every `RoomMessage` where there is something to say.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TimeView".
 */
export interface TimeView {
  tempo?: Tempo | null
  clocks?: ClockView[] | null
  paused?: boolean
  vote?: VoteView | null
  yours?: number[]
  missed?: number[]
  waited?: [number, number][]
  free?: number[]
  ended?: boolean
}
/**
 * A player's time, in seconds. While they are to decide, ``turn`` runs out first, then their ``bank``.
 *
 *     A turn is all decisions of a player until somebody else is to decide.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Tempo".
 */
export interface Tempo {
  kind: 'live' | 'slow'
  bank?: number
  turn?: number
  increment?: number
}
/**
 * What one seat's clock shows when the message is sent; the client counts on by itself.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ClockView".
 */
export interface ClockView {
  left: number
  runs: boolean
  low: number
  rests?: number | null
  out?: boolean
  timeouts?: number
}
/**
 * What the table is asked.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "VoteView".
 */
export interface VoteView {
  id: string
  question: 'leaver' | 'more_time' | 'pause'
  why: 'asked' | 'away' | 'idle' | 'left' | 'time'
  seats: number[]
  choices: ('bot' | 'end' | 'no' | 'substitute' | 'wait' | 'yes')[]
  left: number
  voices: [number, 'bot' | 'end' | 'no' | 'substitute' | 'wait' | 'yes'][]
  voters: number[]
  by?: number | null
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
  changes?: Changes | null
}
/**
 * What lies on the board after a move and did not before; numbers as in a view.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Changes".
 */
export interface Changes {
  princes: [number, number, number, number][]
  monuments: [number, number, number][]
  wonders: [number, number][]
  scale: [number, number][]
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
  detail?: string
}
/**
 * Somebody has said something that the client may read.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  type: 'said'
  line: Line
}
/**
 * What somebody said. Either it has a `text` or a `phrase`, or it was removed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  id: number
  side: 'players' | 'spectators'
  seat: number
  name: string | null
  person: string | null
  at: string
  text?: string | null
  phrase?: string | null
  removed?: boolean
}
/**
 * A line was removed, or the host has switched chat on or off: what is shown of it is to be asked for anew.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Unsaid".
 */
export interface Unsaid {
  type: 'unsaid'
  line?: number | null
}
/**
 * To `say` and `say_phrase`: stored, or why it is not.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Heard".
 */
export interface Heard {
  type: 'heard'
  key: string
  refusal: Refusal | null
  line?: number | null
  wait?: number | null
}
/**
 * To the player alone: their plan was carried out in part, or dropped; `GET …/plan` says what is left of it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Planned".
 */
export interface Planned {
  type: 'planned'
  seat: number
  misfit?: Phrase | null
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
 * Say something to one's own side of the table; the answer is `Heard`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: 'say'
  key: string
  text: string
}
/**
 * The same by a quick phrase.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SayPhrase".
 */
export interface SayPhrase {
  type: 'say_phrase'
  key: string
  phrase:
    | 'back'
    | 'good-game'
    | 'good-luck'
    | 'have-to-go'
    | 'hello'
    | 'moment'
    | 'nice-move'
    | 'no'
    | 'no-problem'
    | 'ouch'
    | 'sorry'
    | 'thanks'
    | 'thinking'
    | 'well-played'
    | 'yes'
    | 'your-turn'
}
/**
 * `GET /api/me`: the visitor, known by a cookie. A guest has no name before they give one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  name: string | null
  language: ('de' | 'en' | 'fr' | 'it') | null
  csrf: string
  account?: boolean
  mail?: string | null
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
 * A passkey of mine.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PasskeyEntry".
 */
export interface PasskeyEntry {
  id: string
  name: string
  created: string
  used: string | null
}
/**
 * A browser in which I am signed in.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Device".
 */
export interface Device {
  id: string
  browser: string | null
  created: string
  seen: string
  here: boolean
}
/**
 * The guest who was in this browser before I signed in, with tables or seats of their own.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GuestBehind".
 */
export interface GuestBehind {
  name: string | null
  games: number
}
/**
 * `GET /api/account`: who I am, how I come in, and from where.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Account".
 */
export interface Account {
  name: string | null
  since: string | null
  mail: string | null
  passkeys: PasskeyEntry[]
  devices: Device[]
  guest: GuestBehind | null
  passkeys_here: 'address' | 'elsewhere' | 'insecure' | 'yes'
  origin: string
  can_mail: boolean
}
/**
 * What a browser needs to make or use a passkey: WebAuthn's options as JSON, with bytes in base64url.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PasskeyOptions".
 */
export interface PasskeyOptions {
  options: {}
}
/**
 * `POST /api/account/passkeys`: what the browser made; answers an `Account`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PasskeyMade".
 */
export interface PasskeyMade {
  id: string
  client_data: string
  attestation: string
  name?: string | null
}
/**
 * `POST /api/sign-in/passkey`: what the browser signed; answers `Me`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PasskeyUsed".
 */
export interface PasskeyUsed {
  id: string
  client_data: string
  authenticator_data: string
  signature: string
  user_handle?: string | null
}
/**
 * `PATCH /api/account/passkeys/ID`; answers an `Account`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PasskeyName".
 */
export interface PasskeyName {
  name: string
}
/**
 * `POST /api/sign-in/mail`, `POST /api/account/mail`: where to send a link; answers a `MailSent`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MailWish".
 */
export interface MailWish {
  mail: string
  language?: 'de' | 'en' | 'fr' | 'it'
}
/**
 * A link is on its way. This says nothing of whether there is an account with that address.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MailSent".
 */
export interface MailSent {
  minutes: number
}
/**
 * `GET /api/sign-in/link/TOKEN`: what a mailed link will do; `POST` does it and answers `Me`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MailLink".
 */
export interface MailLink {
  kind: 'add_mail' | 'sign_in'
  mail: string
  name: string | null
  is_new: boolean
  mine: boolean
}
/**
 * `POST /api/account/delete`: everything personal is deleted for good; answers `Me`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LeaveWish".
 */
export interface LeaveWish {
  name: string
}
/**
 * `GET` and `PUT /api/me/preferences`: when slow clocks stand still and no notices are sent.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Preferences".
 */
export interface Preferences {
  zone?: string
  quiet?: Quiet | null
  /**
   * @maxItems 24
   */
  holidays?: Holiday[]
}
/**
 * Hours of every day, from ``begins`` to ``ends`` in the player's time, over midnight if need be.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Quiet".
 */
export interface Quiet {
  begins: number
  ends: number
}
/**
 * Whole days in the player's time, the first and the last included.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Holiday".
 */
export interface Holiday {
  first: string
  last: string
}
/**
 * Which analysis.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AnalysisWish".
 */
export interface AnalysisWish {
  level?: 'deep' | 'quick'
}
/**
 * An analysis, or what there is of it so far. See docs/analysis.md for what the numbers mean.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameAnalysis".
 */
export interface GameAnalysis {
  game: string
  level: 'deep' | 'quick'
  state: 'absent' | 'done' | 'failed' | 'running' | 'waiting'
  ahead?: number
  judged?: number
  total?: number
  first?: number
  curve?: CurvePoint[]
  choices?: JudgedChoice[]
  accounts?: ShareAccount[]
  luck?: RoundLuck[]
  grades?: {
    [k: string]: number
  }
  why?: string
}
/**
 * The expected shares of the win before a choice, hidden cards included; the last point is the result.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CurvePoint".
 */
export interface CurvePoint {
  event: number
  round: number
  shares: number[]
}
/**
 * A turn of phase 2, or a single decision, judged from what its player knew.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "JudgedChoice".
 */
export interface JudgedChoice {
  event: number
  end: number
  seat: number
  round: number
  cost: number
  error: number
  grade: 'blunder' | 'fine' | 'inaccuracy' | 'mistake'
  played: MadeMove[]
  best: MadeMove[]
  shares_played: number[]
  shares_best: number[]
  points_played: number[]
  points_best: number[]
  others: OtherPlan[]
}
/**
 * A move of a plan.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MadeMove".
 */
export interface MadeMove {
  code: number
  text: string
  phrase: MovePhrase
}
/**
 * A move in words: a message of `locales/` and what fills it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MovePhrase".
 */
export interface MovePhrase {
  id: string
  words?: {
    [k: string]: number | string
  }
}
/**
 * A plan that was compared roughly: its values have a larger error.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OtherPlan".
 */
export interface OtherPlan {
  first: MadeMove
  shares: number[]
  points: number[]
}
/**
 * What made a player's share of the win: `start + luck + own + others` is `result`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ShareAccount".
 */
export interface ShareAccount {
  start: number
  luck: number
  own: number
  others: number
  result: number
}
/**
 * What chance gave each seat in a round; the first has the deal and the order of play as well.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RoundLuck".
 */
export interface RoundLuck {
  round: number
  luck: number[]
}
/**
 * `GET /api/games/ID/talk?before=LINE&most=N`: the last lines, or the last before that one, oldest first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChatView".
 */
export interface ChatView {
  lines: Line[]
  count: number
  side: 'players' | 'spectators'
  voice: 'banned' | 'bot' | 'phrases' | 'silent' | 'stranger' | 'text'
  silent: boolean
  host: boolean
  removes: boolean
  mine: string | null
  phrases: string[]
}
/**
 * `PATCH /api/games/ID/talk` by the host: off for everybody at the table, or on again; answers a `ChatView`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChatChange".
 */
export interface ChatChange {
  silent: boolean
}
/**
 * `GET /api/games/ID/note`: what visitors wrote down for themselves; nobody else can read it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Note".
 */
export interface Note {
  text: string
  changed: string | null
}
/**
 * `PUT /api/games/ID/note`; answers a `Note`. An empty text takes it away.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NoteChange".
 */
export interface NoteChange {
  text: string
}
/**
 * A note of mine, in the answer to `GET /api/notes`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NoteEntry".
 */
export interface NoteEntry {
  game: string
  text: string
  changed: string
}
/**
 * A deal, in a list.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DealEntry".
 */
export interface DealEntry {
  id: string
  day: string | null
  host: string
  mine: boolean
  players: number
  bots: string[]
  state: 'new' | 'over' | 'running'
  game: string | null
  finished: number
  created: string
}
/**
 * `GET /api/deals`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DealOverview".
 */
export interface DealOverview {
  daily: DealEntry
  mine: DealEntry[]
}
/**
 * How somebody's game of a deal ended.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DealResult".
 */
export interface DealResult {
  name: string
  mine: boolean
  game: string
  rank: number | null
  place: number | null
  points: number | null
  scores: number[]
  lead: number | null
  at: string
}
/**
 * `GET /api/deals/ID`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Deal".
 */
export interface Deal {
  entry: DealEntry
  edition: string
  options: {
    [k: string]: number | boolean | string
  }
  board: string
  results: DealResult[] | null
}
/**
 * `POST /api/deals`: make a deal; the answer is a `Deal`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewDeal".
 */
export interface NewDeal {
  /**
   * @minItems 1
   * @maxItems 4
   */
  bots: [string] | [string, string] | [string, string, string] | [string, string, string, string]
  edition?: string
  options?: {
    [k: string]: number | boolean | string
  }
}
/**
 * `POST /api/deals/ID/game`: play it; the answer is a `Deal` whose `entry` names the game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DealStart".
 */
export interface DealStart {
  name?: string | null
}
/**
 * `PUT /api/games/ID/plan?seat=S`: instead of what was planned before; answers a `Plan`.
 *
 *     Whatever does not fit when the game asks is dropped, and the player is asked as ever.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlanWish".
 */
export interface PlanWish {
  version: number
  /**
   * @maxItems 8
   */
  guests?:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number]
  /**
   * @maxItems 5
   */
  discards?:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
  ends?: 'asked' | 'forced' | 'next'
  /**
   * @maxItems 40
   */
  turn?: number[]
}
/**
 * A move and its words.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PlannedMove".
 */
export interface PlannedMove {
  code: number
  phrase: Phrase
}
/**
 * `GET /api/games/ID/plan?seat=S`: what is still planned for one's own seat; nobody else can read it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Plan".
 */
export interface Plan {
  seat: number
  version: number
  guests: PlannedMove[]
  discards: number[]
  discards_in: number
  ends: 'asked' | 'forced' | 'next'
  turn: PlannedMove[]
  can_turn: boolean
  misfit: Phrase | null
}
/**
 * `GET /api/games/ID/plan/turn?seat=S&codes=1,2`: the turn that is being planned, and what may follow.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Imagined".
 */
export interface Imagined {
  moves: PlannedMove[]
  next: PlannedMove[]
}
/**
 * `POST /api/games/ID/votes`: ask the table. Asked again while the same is open, nothing is asked anew.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "VoteWish".
 */
export interface VoteWish {
  question: 'leaver' | 'more_time' | 'pause'
  seat?: number | null
}
/**
 * `PUT /api/games/ID/votes/VOTE`: what I choose; until it is decided I may change my mind.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Voice".
 */
export interface Voice {
  choice: 'bot' | 'end' | 'no' | 'substitute' | 'wait' | 'yes'
}
/**
 * A lesson in the answer to `GET /api/lessons`, with the visitor's own progress.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LessonEntry".
 */
export interface LessonEntry {
  id: string
  chapter: string
  chapter_title: Phrase
  title: Phrase
  stars?: number
  moves?: number | null
  at?: string | null
}
/**
 * `GET /api/lessons/ID`: what to do, and on which table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Lesson".
 */
export interface Lesson {
  id: string
  chapter_title: Phrase
  title: Phrase
  task: Phrase
  number: number
  count: number
  next: string | null
  seat: number
  players: number
  turns: number
  star_moves: number[]
  board: string
  edition: string
  options: {
    [k: string]: number | boolean | string
  }
}
/**
 * `GET /api/lessons/ID/position?moves=12,3`: where an attempt stands after these moves.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LessonPosition".
 */
export interface LessonPosition {
  status: 'missed' | 'running' | 'solved'
  why: Phrase | null
  stars: number
  view: View
}
/**
 * `PUT /api/lessons/ID/progress`: a solution, which the server plays again before it notes it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LessonMoves".
 */
export interface LessonMoves {
  /**
   * @minItems 1
   * @maxItems 40
   */
  moves: [number, ...number[]]
}
/**
 * `PUT /api/lobby/seek`: find me a game; answers `Mine`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeekWish".
 */
export interface SeekWish {
  /**
   * @minItems 1
   * @maxItems 4
   */
  players: [number] | [number, number] | [number, number, number] | [number, number, number, number]
  tempo?: 'live' | 'slow'
  fill_after?: number | null
  level?: string | null
  rated?: boolean
  name?: string | null
}
/**
 * Who sits on a seat, as in `Sitting`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LobbySeat".
 */
export interface LobbySeat {
  name: string
  kind: string
  level?: string | null
}
/**
 * A table that anybody may find.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LobbyTable".
 */
export interface LobbyTable {
  id: string
  state: 'open' | 'running'
  host: string
  sitting: LobbySeat[]
  free: number
  edition: string
  options: {
    [k: string]: number | boolean | string
  }
  terms: Terms
  round: number
  since: string
  away?: boolean
  deciding?: number[]
}
/**
 * What is agreed when a table is opened, beside its rules; a rematch keeps it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Terms".
 */
export interface Terms {
  listed?: boolean
  language?: ('de' | 'en' | 'fr' | 'it') | null
  experience?: ('much' | 'new' | 'some') | null
  rated?: boolean
  programs?: boolean
  watchable?: boolean
  delay?: number
  tempo?: Tempo | null
  bots_fill?: boolean
}
/**
 * `GET /api/lobby`, and over the websocket `/ws/lobby` whenever it has changed: the same for all.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  type: 'lobby'
  open: LobbyTable[]
  running: LobbyTable[]
  live: number[]
  slow: number[]
}
/**
 * What the visitor waits for.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Seeking".
 */
export interface Seeking {
  wish: SeekWish
  waited: number
}
/**
 * Over the websocket when it has changed: what concerns the visitor alone.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Mine".
 */
export interface Mine {
  type: 'mine'
  tables: string[]
  seeking?: Seeking | null
  table?: string | null
  missed?: boolean
}
/**
 * `PUT /api/games/ID/hand`: whether spectators are shown the hand of one's own seat; answers a `Table`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HandWish".
 */
export interface HandWish {
  seat: number
  shown: boolean
}
/**
 * `GET /api/me/opponents`: the bots that `POST /api/tables/play-now` deals, and why those.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Opponents".
 */
export interface Opponents {
  level: string
  why: 'first' | 'gentler' | 'same' | 'stronger'
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
  tempos?: {
    [k: string]: Tempo
  }
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
  shows_hand?: boolean
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
  terms?: Terms
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
 * `POST /api/tables/ID/entropy` before the game begins; answers a `Table`, with the digits that count.
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
  terms: Terms
  rematch?: string | null
  sealed?: Sealed | null
  is_rematch?: boolean
  paired?: boolean
  invited?: Invited[]
  imported?: ('plain' | 'sealed') | null
  notes?: RecordNotes | null
  deal?: string | null
}
/**
 * Somebody whom the host has asked, who does not sit there yet.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Invited".
 */
export interface Invited {
  id: string
  name: string
  person: string | null
  state: 'asked' | 'declined' | 'lapsed'
  at: string
  reason?: ('clock' | 'later' | 'opponent' | 'players' | 'rated' | 'rules' | 'unrated') | null
}
/**
 * What an imported record tells beside the game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RecordNotes".
 */
export interface RecordNotes {
  title: string | null
  comments: RecordComment[]
}
/**
 * A line that somebody wrote into a record.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RecordComment".
 */
export interface RecordComment {
  events: number
  text: string
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
 * A person: by their id, or by their seat in a game, or by a line they said there.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Target".
 */
export interface Target {
  person?: string | null
  game?: string | null
  seat?: number | null
  line?: number | null
}
/**
 * `POST /api/relations`: block a person (we do not sit at one table) or mute them (I do not see their lines).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewRelation".
 */
export interface NewRelation {
  kind: 'block' | 'mute'
  whom: Target
}
/**
 * An entry of my list, in the answer to `GET /api/relations`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Relation".
 */
export interface Relation {
  kind: 'block' | 'mute'
  person: string
  name: string | null
  since: string
}
/**
 * Somebody else at a table, in the answer to `GET /api/relations/at/GAME`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Neighbour".
 */
export interface Neighbour {
  seat: number
  block: boolean
  mute: boolean
  person: string | null
}
/**
 * `POST /api/reports`: report a person, a line they said, or a table to the admins.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewReport".
 */
export interface NewReport {
  message: string
  about: Target
}
/**
 * The answer: the report is stored.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reported".
 */
export interface Reported {
  id: string
}
/**
 * Something that the admins want me to know.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Caution".
 */
export interface Caution {
  text: string
  at: string
}
/**
 * `GET /api/me/standing`: whether I am barred or have been warned. `POST` says that I have read the warnings.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  barred_until: string | null
  barred_why: string | null
  warnings: Caution[]
  admin: boolean
}
/**
 * `GET /api/site`: what this server is called and who answers for it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Site".
 */
export interface Site {
  name: string
  imprint: boolean
  imprint_url: string | null
  imprint_text: string | null
}
/**
 * A report in the list.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AdminReport".
 */
export interface AdminReport {
  id: string
  reporter: string | null
  reporter_name: string | null
  about: string | null
  about_name: string | null
  game: string | null
  line: number | null
  message: string
  created: string
  handled: string | null
  handled_by: string | null
  outcome: string | null
}
/**
 * Something said at the table of a report; what has been removed is shown too.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AdminLine".
 */
export interface AdminLine {
  id: number
  person: string | null
  name: string | null
  side: string
  at: string
  text: string | null
  phrase: string | null
  removed: boolean
  reported: boolean
}
/**
 * Something that an admin did.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Deed".
 */
export interface Deed {
  id: number
  at: string
  who: string | null
  action: string
  about: string | null
  details: {} | null
  who_name: string | null
  about_name: string | null
}
/**
 * Somebody in the list of people.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AdminPerson".
 */
export interface AdminPerson {
  id: string
  name: string | null
  mail: string | null
  created: string
  signed_up: string | null
  admin: boolean
  bot_of: string | null
  barred_until: string | null
  barred_why: string | null
  seen: string | null
  sessions: number
  games: number
  reports: number
}
/**
 * A table in the list.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AdminTable".
 */
export interface AdminTable {
  id: string
  state: 'open' | 'over' | 'running'
  host: string
  host_name: string | null
  created: string
  changed: string
  round: number
  seats: (string | null)[]
}
/**
 * `GET /api/admin/reports`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReportPage".
 */
export interface ReportPage {
  reports: AdminReport[]
  next: string | null
}
/**
 * `GET /api/admin/reports/ID`: a report with what was said around it and what is known of whom it is about.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReportCase".
 */
export interface ReportCase {
  report: AdminReport
  lines: AdminLine[]
  about: AdminPerson | null
  deeds: Deed[]
}
/**
 * `POST /api/admin/reports/ID`: do something about it; only `close` ends it. Answers a `ReportCase`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReportAct".
 */
export interface ReportAct {
  act: 'bar' | 'close' | 'note' | 'remove_line' | 'warn'
  text?: string
  hours?: number | null
}
/**
 * `GET /api/admin/people`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PeoplePage".
 */
export interface PeoplePage {
  people: AdminPerson[]
  next: string | null
}
/**
 * `GET /api/admin/people/ID`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PersonFile".
 */
export interface PersonFile {
  person: AdminPerson
  deeds: Deed[]
  tables: AdminTable[]
}
/**
 * `POST /api/admin/people/ID`; answers a `PersonFile`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PersonAct".
 */
export interface PersonAct {
  act: 'bar' | 'demote' | 'promote' | 'sign_out' | 'unbar' | 'warn'
  text?: string
  hours?: number | null
}
/**
 * `GET /api/admin/tables`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TablesPage".
 */
export interface TablesPage {
  tables: AdminTable[]
  next: string | null
}
/**
 * `GET /api/admin/audit`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DeedPage".
 */
export interface DeedPage {
  deeds: Deed[]
  next: string | null
}
/**
 * `GET /api/admin/server`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ServerFacts".
 */
export interface ServerFacts {
  version: string
  schema: string
  since: string
  page: boolean
  rules: boolean
  database_mb: number
  free_mb: number | null
  games: {
    [k: string]: number
  }
  guests: number
  accounts: number
  barred: number
  sessions: number
  sockets: number
  rooms: number
  reports: number
  notices: number
  mail: boolean
  backup?: string | null
}
/**
 * One place where I am told. Its address is a secret and stays on the server.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Way".
 */
export interface Way {
  id: string
  kind: 'hook' | 'mail' | 'push'
  name: string
  mark: string
  muted: ('invitation' | 'over' | 'reminder' | 'report' | 'start' | 'turn' | 'vote')[]
  closed: boolean
}
/**
 * `GET /api/notices`: how I am told, and how I could be.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NoticeSettings".
 */
export interface NoticeSettings {
  ways: Way[]
  kinds: ('invitation' | 'over' | 'reminder' | 'report' | 'start' | 'turn' | 'vote')[]
  push_key: string
  mail: 'no_account' | 'no_server' | 'ready'
  address: string | null
}
/**
 * `POST /api/notices/push`: what a browser got from its push service. Again the same is no new way.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PushWish".
 */
export interface PushWish {
  endpoint: string
  p256dh: string
  auth: string
  name?: string
}
/**
 * `POST /api/notices/hooks`: a chat's webhook, as the chat gives it or as apprise writes it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "HookWish".
 */
export interface HookWish {
  address: string
}
/**
 * `PATCH /api/notices/ways/ID`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WayChange".
 */
export interface WayChange {
  /**
   * @maxItems 32
   */
  muted: ('invitation' | 'over' | 'reminder' | 'report' | 'start' | 'turn' | 'vote')[]
}
/**
 * A game in which it is my turn.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WaitingGame".
 */
export interface WaitingGame {
  id: string
  names: string[]
  round: number
}
/**
 * A table to which I am asked; `GET /api/invitations/TABLE` says more.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WaitingInvitation".
 */
export interface WaitingInvitation {
  table: string
  host: string
  names: string[]
  free: number
  at: string
}
/**
 * `GET /api/notices/waiting`, and every message of the websocket `/ws/me`: what waits for me.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Waiting".
 */
export interface Waiting {
  games: WaitingGame[]
  invitations?: WaitingInvitation[]
}
/**
 * `GET /api/go/TOKEN`: where a link in a mail leads.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Destination".
 */
export interface Destination {
  game: string | null
  invited: boolean
  known: boolean
}
/**
 * `GET` and `POST /api/notices/off/TOKEN`: the kind of notice that a link in a mail switches off.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Subscription".
 */
export interface Subscription {
  kind: 'invitation' | 'over' | 'reminder' | 'report' | 'start' | 'turn' | 'vote'
  off: boolean
}
/**
 * Names of the cookies over http; over https `__Host-` stands before them.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BrowserCookies".
 */
export interface BrowserCookies {
  session: string
  visit: string
  guest: string
}
/**
 * `GET /api/privacy`: what this server stores and for how long. Of days, 0 means for ever.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Privacy".
 */
export interface Privacy {
  session_days: number
  visitor_days: number
  link_minutes: number
  guest_games_days: number
  open_tables_days: number
  chat_days: number
  notices_days: number
  audit_days: number
  network_hours: number
  mail: boolean
  chats: boolean
  cookies: BrowserCookies
}
/**
 * A rating with one number of players.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RatingView".
 */
export interface RatingView {
  players: number
  points: number
  doubt: number
  games: number
  provisional: boolean
  rank: number | null
  changed: string
}
/**
 * Finished games with one number of players.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Tables".
 */
export interface Tables {
  players: number
  games: number
  places: number[]
}
/**
 * Games won against bots of a level.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Beaten".
 */
export interface Beaten {
  level: string
  games: number
}
/**
 * All finished games together.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Summary".
 */
export interface Summary {
  games: number
  won: number
  score: number
  best: number
  tables: Tables[]
  favourite: number | null
  settled: number[]
  beaten: Beaten[]
}
/**
 * A mark of honour; its words are `achievement-NAME` and `achievement-NAME-how`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Honour".
 */
export interface Honour {
  name: string
  at: string
  game: string | null
}
/**
 * `GET /api/people/ID`: somebody with an account. `me` stands for one's own id.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Profile".
 */
export interface Profile {
  id: string
  name: string | null
  since: string
  program: boolean
  mine: boolean
  shows_games: boolean
  ratings: RatingView[]
  provisional_games: number
  summary: Summary
  honours: Honour[]
  all_honours: string[]
}
/**
 * `PATCH /api/people/ID`, of oneself; answers a `Profile`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ProfileChange".
 */
export interface ProfileChange {
  shows_games: boolean
}
/**
 * A rating after a game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RatingPoint".
 */
export interface RatingPoint {
  at: string
  points: number
  doubt: number
  game: string | null
}
/**
 * `GET /api/people/ID/ratings/PLAYERS`: how a rating went, the latest 200 games; the first point is before them.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RatingHistory".
 */
export interface RatingHistory {
  players: number
  points: RatingPoint[]
}
/**
 * Who played where in a finished game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FinishedSeat".
 */
export interface FinishedSeat {
  name: string | null
  person: string | null
  level: string | null
  place: number | null
  score: number
  theirs: boolean
  left: boolean
}
/**
 * A finished game of somebody.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FinishedGame".
 */
export interface FinishedGame {
  id: string | null
  ended: string
  edition: string
  rated: boolean
  seats: FinishedSeat[]
  before: number | null
  after: number | null
}
/**
 * `GET /api/people/ID/games`: a page of them, the latest first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FinishedGames".
 */
export interface FinishedGames {
  games: FinishedGame[]
  next: string | null
}
/**
 * A line of the leaderboard.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Leader".
 */
export interface Leader {
  rank: number
  id: string
  name: string | null
  points: number
  doubt: number
  games: number
  program: boolean
}
/**
 * `GET /api/people?players=4`: who is ranked with so many players, and where oneself stands.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Leaderboard".
 */
export interface Leaderboard {
  players: number
  leaders: Leader[]
  more: boolean
  mine: RatingView | null
  provisional_games: number
  days: number
}
/**
 * `GET /api/games/ID/honours`: what a finished game has brought the visitor.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameHonours".
 */
export interface GameHonours {
  honours: Honour[]
  before: number | null
  after: number | null
}
/**
 * `GET /api/me/tokens`: a token of mine or of one of my bots. Its text was shown when it was made, and never again.
 *
 *     Moments are ISO 8601, UTC.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Token".
 */
export interface Token {
  id: string
  name: string
  scopes: ('account:read' | 'games:play' | 'games:read' | 'records' | 'tables:open' | 'talk')[]
  bot: string | null
  created: string
  until: string | null
  used: string | null
  expired: boolean
}
/**
 * `POST /api/me/tokens`: the token, and its text for this once.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewToken".
 */
export interface NewToken {
  token: Token
  text: string
}
/**
 * How often this token may still ask, of one kind of request; more comes back as time goes by.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Allowance".
 */
export interface Allowance {
  what: 'change' | 'move' | 'past' | 'reading' | 'socket' | 'table'
  left: number
  most: number
  seconds: number
}
/**
 * `GET /api/me/token`: the token that the request came with.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ThisToken".
 */
export interface ThisToken {
  token: Token
  name: string | null
  owner: string | null
  allowances: Allowance[]
}
/**
 * `POST /api/me/tokens`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TokenWish".
 */
export interface TokenWish {
  name: string
  /**
   * @minItems 1
   */
  scopes: [
    'account:read' | 'games:play' | 'games:read' | 'records' | 'tables:open' | 'talk',
    ...('account:read' | 'games:play' | 'games:read' | 'records' | 'tables:open' | 'talk')[]
  ]
  bot?: string | null
  days?: number | null
}
/**
 * `GET /api/me/bots`: an account for a program of mine. It is shown as a bot wherever it sits.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BotAccount".
 */
export interface BotAccount {
  id: string
  name: string
}
/**
 * `POST /api/me/bots`, and `PATCH /api/me/bots/ID` to call it otherwise.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BotWish".
 */
export interface BotWish {
  name: string
}
/**
 * `POST /api/tables/ID/bots` by the host: a bot of theirs takes a free seat; answers a `Table`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BotSeat".
 */
export interface BotSeat {
  bot: string
}
/**
 * `POST /api/games/ID/moves`: a move by its code or in words (docs/moves.md), for the position that one has seen.
 *
 *     The header `Idempotency-Key` makes it safe to send it again: the same key does nothing twice.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MoveWish".
 */
export interface MoveWish {
  version: number
  code?: number | null
  move?: string | null
  seat?: number | null
}
/**
 * `POST /api/games/ID/take-back`: the last own decision, as far as `View.can_take_back` says.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TakeBackWish".
 */
export interface TakeBackWish {
  version: number
  seat?: number | null
}
/**
 * A command that was refused, with the position as it is now.
 *
 *     409: the table has moved on since that version; look, and decide anew. 422: the rules refuse it, by `rule`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MoveProblem".
 */
export interface MoveProblem {
  title: string
  status: number
  detail: string
  why?: Phrase | null
  wait?: number | null
  rule?: string | null
  view?: View | null
}
/**
 * A line of a game's stream: the whole position. The first line is one, and every change brings one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Scene".
 */
export interface Scene {
  type: 'view'
  view: View
  position?: string | null
}
/**
 * Nothing has happened for a while; the stream lives.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Beat".
 */
export interface Beat {
  type: 'beat'
}
/**
 * The last line: the server starts anew, or who watched may watch no more. Come again, unless that is refused.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Closing".
 */
export interface Closing {
  type: 'closing'
}
/**
 * The first line of `GET /api/stream/me`: all my games that are not over, and the newest that are.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MyGames".
 */
export interface MyGames {
  type: 'games'
  games: GameEntry[]
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
  until?: string | null
  deciding?: number[]
  left?: LeftSeat | null
  imported?: ('plain' | 'sealed') | null
  title?: string | null
}
/**
 * Where I sat in a game that I have left; its `sitting` says who is there now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LeftSeat".
 */
export interface LeftSeat {
  seat: number
  back: boolean
}
/**
 * A game of mine has changed, begun or ended; `what` says how it concerns me.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MyGame".
 */
export interface MyGame {
  type: 'game'
  what: 'changed' | 'gone' | 'joined' | 'over' | 'started' | 'turn'
  game: GameEntry
}
/**
 * Somebody asks me to their table, or does so no more: withdrawn, answered, lapsed, full or begun.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MyInvitation".
 */
export interface MyInvitation {
  type: 'invitation'
  what: 'asked' | 'gone'
  invitation: Invitation
}
/**
 * `GET /api/join/TOKEN`, or by name `GET /api/invitations/TABLE`: what one is invited to.
 *
 *     `POST` there with a `JoinWish` takes a seat and answers a `Table`.
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
  edition: string
  options: {
    [k: string]: number | boolean | string
  }
  terms: Terms
  host_person?: string | null
  met?: boolean
  asked?: string | null
}
/**
 * Whom I have asked to a table of mine, and how it stands; `gone`: they sit there, or it was withdrawn.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MyInvited".
 */
export interface MyInvited {
  type: 'invited'
  table: string
  what: 'asked' | 'declined' | 'gone' | 'lapsed'
  invited: Invited
}
/**
 * `POST /api/me/records`: the record of a finished game, as text or as its JSON twin.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RecordWish".
 */
export interface RecordWish {
  record: string
}
/**
 * A line of `GET /api/me/records`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RecordLine".
 */
export interface RecordLine {
  game: string
  state: 'over' | 'running'
  record: string
  imported?: ('plain' | 'sealed') | null
}
/**
 * `POST /api/me/records`: where the game can be replayed now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Imported".
 */
export interface Imported {
  game: string
  path: string
  again?: boolean
}
/**
 * Puzzles for a number of players.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PuzzleGroup".
 */
export interface PuzzleGroup {
  players: number
  themes: {
    [k: string]: number
  }
  puzzles: number
  solved: number
}
/**
 * How far the visitor has come.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PuzzleProgress".
 */
export interface PuzzleProgress {
  rating?: number
  doubt?: number
  tried?: number
  solved?: number
  in_a_row?: number
  days?: number
}
/**
 * `GET /api/puzzles`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PuzzleOverview".
 */
export interface PuzzleOverview {
  day: string
  daily: string
  daily_state: 'missed' | 'new' | 'solved'
  groups: PuzzleGroup[]
  progress: PuzzleProgress
}
/**
 * `GET /api/puzzles/ID`: whose turn it is, and on which table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Puzzle".
 */
export interface Puzzle {
  id: string
  seat: number
  players: number
  themes: (
    | 'cards'
    | 'denial'
    | 'early'
    | 'king'
    | 'last-round'
    | 'long'
    | 'monument'
    | 'one-move'
    | 'privilege'
    | 'removal'
    | 'wonder'
  )[]
  rating: number
  state: 'missed' | 'new' | 'solved'
  is_daily: boolean
  board: string
  edition: string
  options: {
    [k: string]: number | boolean | string
  }
}
/**
 * `GET /api/puzzles/ID/position?moves=12,3`: where an attempt stands after these moves.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PuzzlePosition".
 */
export interface PuzzlePosition {
  status: 'missed' | 'running' | 'solved'
  view: View
}
/**
 * `PUT /api/puzzles/ID/attempt`: the whole turn with its end; without its end, or empty: given up.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PuzzleMoves".
 */
export interface PuzzleMoves {
  /**
   * @maxItems 40
   */
  moves: number[]
  helped?: boolean
}
/**
 * The answer to an attempt, with the solution.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PuzzleResult".
 */
export interface PuzzleResult {
  status: 'missed' | 'solved'
  is_first: boolean
  solution: number[]
  moves: Phrase[]
  share: number
  lead: number
  gained: number
  rating: number
  progress: PuzzleProgress
}
/**
 * A study in the answer to `GET /api/studies`. Moments are ISO 8601, UTC.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyEntry".
 */
export interface StudyEntry {
  id: string
  title: string
  visible: 'link' | 'private' | 'public'
  owner: string
  mine: boolean
  players: number
  moves: number
  chapters: string[]
  game: string | null
  version: number
  created: string
  changed: string
}
/**
 * From one district to another; districts by their number on the map.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyArrow".
 */
export interface StudyArrow {
  start: number
  end: number
  colour?: 'blue' | 'green' | 'red' | 'yellow'
}
/**
 * A ring around a district.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyMark".
 */
export interface StudyMark {
  district: number
  colour?: 'blue' | 'green' | 'red' | 'yellow'
}
/**
 * A position of a study, and how it came about.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyNode".
 */
export interface StudyNode {
  id: string
  before: string
  event: Happening | null
  round: number
  comment?: string
  chapter?: string
  arrows?: StudyArrow[]
  marks?: StudyMark[]
}
/**
 * `GET /api/studies/ID`: the whole study.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Study".
 */
export interface Study {
  entry: StudyEntry
  names: string[]
  board: string
  edition: string
  options: {
    [k: string]: number | boolean | string
  }
  nodes: StudyNode[]
}
/**
 * `POST /api/studies`: from one of `game`, `record`, `lesson`, `study`; without any a new game of `players`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewStudy".
 */
export interface NewStudy {
  title?: string
  visible?: 'link' | 'private' | 'public'
  game?: string | null
  record?: string | null
  lesson?: string | null
  study?: string | null
  players?: number
}
/**
 * `PATCH /api/studies/ID`: what is left out stays as it is.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyChange".
 */
export interface StudyChange {
  title?: string | null
  visible?: ('link' | 'private' | 'public') | null
}
/**
 * A move of a seat, or what chance answers.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyEvent".
 */
export interface StudyEvent {
  seat: number
  code: number
}
/**
 * `POST /api/studies/ID/moves`: go on from a position, on its line or beside it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyMoves".
 */
export interface StudyMoves {
  after: string
  /**
   * @maxItems 60
   */
  events: StudyEvent[]
  draw?: boolean
  keep?: boolean
}
/**
 * A possible answer of chance.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyDraw".
 */
export interface StudyDraw {
  code: number
  phrase: Phrase
  share: number
}
/**
 * `GET /api/studies/ID/positions/POSITION`: the table there.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyPosition".
 */
export interface StudyPosition {
  view: View
  draws: StudyDraw[]
}
/**
 * What `POST /api/studies/ID/moves` leads to.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyMoved".
 */
export interface StudyMoved {
  nodes: StudyNode[]
  position: StudyPosition
  version: number
}
/**
 * `PATCH /api/studies/ID/positions/POSITION`: what is left out stays as it is.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyNotes".
 */
export interface StudyNotes {
  comment?: string | null
  chapter?: string | null
  arrows?: StudyArrow[] | null
  marks?: StudyMark[] | null
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
 * The name of a guest who takes a seat; may be left out when only watching.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "JoinWish".
 */
export interface JoinWish {
  name?: string | null
}
/**
 * Somebody whom I could ask, in the answer to `GET /api/companions`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Companion".
 */
export interface Companion {
  name: string
  whom: Target
  person: string | null
  since: string | null
  games: number
  last: string | null
  alike: boolean
}
/**
 * `POST /api/tables/ID/invitations` by the host, while the table gathers; answers a `Table`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "InvitationWish".
 */
export interface InvitationWish {
  whom: Target
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
