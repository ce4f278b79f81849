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
  /**
   * Digest of the map: `/api/boards/DIGEST.json` and `.svg`.
   */
  board: string
  edition: string
  options: {
    [k: string]: number | boolean | string
  }
  sitting: Sitting[]
  spectators: number
  /**
   * The viewer opened this table.
   */
  host: boolean
  /**
   * Seconds that a bot's move takes at least.
   */
  pace: number
  /**
   * A bot is to move, and none can think yet: the first time ever their code is compiled, for up to a minute.
   */
  waking: boolean
  /**
   * Digest of what the server's page was built from: a page that is another one offers to load itself anew.
   */
  server: string
  /**
   * None for a game that was begun before shuffles were sealed.
   */
  sealed?: Sealed | null
  /**
   * Seconds by which spectators are behind.
   */
  delay?: number
  /**
   * Clocks, votes, seats that were left; None if there is nothing to say of them.
   */
  time?: TimeView | null
  /**
   * The deal that is played here: there are no hints.
   */
  deal?: string | null
  /**
   * How many have sat down for the next game since this one ended, while its room was open: `GET /api/tables/ID` names its `rematch`.
   */
  again?: number
  /**
   * The study in which its players review this game, if it was opened while the room was open.
   */
  review?: string | null
}
/**
 * Who sits on a seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sitting".
 */
export interface Sitting {
  name: string
  /**
   * `person`, `device` (somebody at the host's device), `bot` or `open`.
   */
  kind: string
  /**
   * A bot's.
   */
  level?: string | null
  mine?: boolean
  /**
   * Connected; bots always are.
   */
  here?: boolean
  /**
   * A bot at work on its move.
   */
  thinking?: boolean
  /**
   * Spectators are shown this hand; a bot's everybody.
   */
  shows_hand?: boolean
  /**
   * The person who left this seat, for whom somebody else plays on; or for whom it is kept, if it is open.
   */
  was?: string | null
  /**
   * A bot account: a program of somebody's plays here, over the network.
   */
  program?: boolean
  /**
   * A bot account's: what the person is called who answers for it.
   */
  owner?: string | null
}
/**
 * How everything that is drawn was fixed beforehand (docs/fair.md). Hexadecimal digits, 64 each.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Sealed".
 */
export interface Sealed {
  /**
   * Hash of the dealer's secret seed, which the record shows once the game is over.
   */
  commitment: string
  /**
   * [seat] -> what its player added.
   */
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
  /**
   * [seat] -> its clock; None without tempo.
   */
  clocks?: ClockView[] | null
  paused?: boolean
  vote?: VoteView | null
  /**
   * Seats where a bot plays for the viewer, who may take them back.
   */
  yours?: number[]
  /**
   * Seats of people who have been away, or not decided, so long that the others may ask the table about them.
   */
  missed?: number[]
  /**
   * (seat that is to decide where nobody has a clock, seconds that all have waited for it), if they are many.
   */
  waited?: [number, number][]
  /**
   * Seats where a bot plays until a substitute comes.
   */
  free?: number[]
  /**
   * The game was ended by those who were left.
   */
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
  /**
   * Seconds.
   */
  left: number
  /**
   * It counts down now.
   */
  runs: boolean
  /**
   * Seconds from which on it is urgent.
   */
  low: number
  /**
   * It stands for so many seconds more: quiet hours, or a holiday.
   */
  rests?: number | null
  /**
   * The time of this turn is over; a bot plays it to its end.
   */
  out?: boolean
  /**
   * So often in a row time was over, with no decision of the player's own since.
   */
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
  /**
   * Of who is decided about; empty if it is about all.
   */
  seats: number[]
  choices: ('bot' | 'end' | 'no' | 'substitute' | 'wait' | 'yes')[]
  /**
   * Seconds until it is decided by the voices that there are.
   */
  left: number
  /**
   * (first seat of the voter, what they chose).
   */
  voices: [number, 'bot' | 'end' | 'no' | 'substitute' | 'wait' | 'yes'][]
  /**
   * First seat of each who may speak.
   */
  voters: number[]
  /**
   * First seat of who asked; None if the table is asked by itself.
   */
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
  /**
   * Entries of the log. A command names the version that its maker saw.
   */
  version: number
  /**
   * Events that stand: the log's less what was taken back.
   */
  events: number
  /**
   * A seat, or -1 for a spectator.
   */
  viewer: number
  round: number
  /**
   * `setup`, `welcome`, `development` or `over`.
   */
  phase: string
  lap: number
  /**
   * What is asked, as in docs/moves.md: `guest`, `act`, `destination`, `discard`, …
   */
  step: string
  /**
   * Seats that may decide now, in track order; several only while discarding.
   */
  deciding: number[]
  turn: number
  /**
   * The named player while they act inside another's turn (R-WELCOME-3).
   */
  named: number
  /**
   * Why it is the turn of the player who decides.
   */
  why: Phrase
  question: Phrase
  /**
   * That this round is the last one, or would be if it ended now (R-END-1); None if neither is known.
   */
  ending: Phrase | null
  /**
   * The order of play of this lap: seats that had their turn, in that order, then those that come, as it stands.
   */
  order: number[]
  acted: number[]
  /**
   * Seats, first on the track first (R-ORDER-1).
   */
  track: number[]
  players: PlayerView[]
  /**
   * [civilization] -> 5 to 1; 0 while not yet put.
   */
  scale: number[]
  /**
   * [kind] -> guests in the bag.
   */
  bag: number[]
  /**
   * [kind] -> open guests.
   */
  ships: number[]
  /**
   * Kind drawn and not yet placed.
   */
  surprise: number
  /**
   * (district, seat, civilization, how many), none of them 0, in that order.
   */
  princes: [number, number, number, number][]
  /**
   * [district] -> civilization.
   */
  monuments: number[]
  /**
   * [district] -> seat.
   */
  owners: number[]
  /**
   * [island] -> seat.
   */
  wonders: number[]
  monuments_left: number[]
  pile: number
  discards: number[]
  action: Action
  /**
   * Codes of the viewer's legal moves; empty unless they decide.
   */
  choices: number[]
  /**
   * Events from this number on are tentative: the player who made them may still take them back.
   */
  draft: number
  can_take_back: boolean
  /**
   * Why the viewer cannot take back (further).
   */
  bar: Phrase | null
  /**
   * Events that the client had and that still stand: it drops later ones (they were taken back).
   */
  kept: number
  /**
   * What happened after those; at most the last 64, so `kept` may be more than the client had: it asks for the chronicle then.
   */
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
  /**
   * The score if the round ended now (R-SCORE-1).
   */
  projected: number
  /**
   * [source] -> points so far.
   */
  gained: number[]
  cards: number
  /**
   * [civilization] -> cards; None if the viewer may not see them.
   */
  hand: number[] | null
  /**
   * [civilization] -> own discards chosen and not yet shown (R-CARD-2); None if hidden.
   */
  chosen: number[] | null
  /**
   * [civilization] -> princes left.
   */
  supply: number[]
  bases: number
  privileges: number
  /**
   * Has drawn the surprise guest of this round.
   */
  surprised: boolean
  /**
   * Cards still to be discarded now.
   */
  owes: number
  /**
   * Kinds of the guests taken in this round.
   */
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
  /**
   * Where the princes that move stand (`destination`).
   */
  district?: number
  /**
   * Whose wonder is being built (`leave`).
   */
  island?: number
  raises?: boolean
  /**
   * [printed civilization] -> cards laid aside by privileges.
   */
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
  /**
   * -1 if chance answered.
   */
  seat: number
  /**
   * Of the move or draw; None if the viewer may not know it.
   */
  code: number | null
  phrase: Phrase
  /**
   * Points that it brought: (seat, points), in the order of the seats.
   */
  gains?: [number, number][]
  /**
   * It ended the last turn of the round: its points are what every district pays (R-SCORE-1).
   */
  prestige?: boolean
}
/**
 * How the game ended (R-END-1, R-END-2).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ResultView".
 */
export interface ResultView {
  /**
   * `target` or `stall`; `ended` if those who were left ended it, `closed` if an admin did.
   */
  reason: string
  /**
   * None if it was not played to its end.
   */
  places: Place[]
  /**
   * How a shared winning score was decided, if it was.
   */
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
  /**
   * [seat] -> points that it brings at once.
   */
  gains?: number[]
  /**
   * [seat] -> score if the round ended after it.
   */
  projected?: number[]
  /**
   * Codes of builds (`district`, `wonder`) that it makes possible.
   */
  enables?: number[]
  /**
   * What it changes on the board; None if it is refused.
   */
  changes?: Changes | null
}
/**
 * What lies on the board after a move and did not before; numbers as in a view.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Changes".
 */
export interface Changes {
  /**
   * District, seat, civilization and how many stand there then; 0 if none do any more.
   */
  princes: [number, number, number, number][]
  /**
   * District, seat and civilization.
   */
  monuments: [number, number, number][]
  /**
   * Island and seat.
   */
  wonders: [number, number][]
  /**
   * Civilization and value.
   */
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
  /**
   * The position that it is about.
   */
  version: number
  /**
   * The moves until the turn ends, the first of them for now.
   */
  codes?: number[]
  /**
   * The same as sentences.
   */
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
  /**
   * For programmers: what is wrong with the message, in English.
   */
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
  /**
   * Lines that were said later have greater ones.
   */
  id: number
  side: 'players' | 'spectators'
  /**
   * From which it was said; -1: by somebody who watches.
   */
  seat: number
  /**
   * None: a guest without a name, or somebody who is known no more.
   */
  name: string | null
  /**
   * Who said it, to be muted or reported; None: they are known no more.
   */
  person: string | null
  /**
   * ISO 8601, UTC.
   */
  at: string
  /**
   * Plain, in any script: to be shown apart from what stands around it (`<bdi>`), with no links made of it.
   */
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
  /**
   * The number of the line.
   */
  line?: number | null
  /**
   * Seconds after which another one is welcome, if they came too fast.
   */
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
  /**
   * Why it was dropped.
   */
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
  /**
   * What is left of it when it has been tidied has at most 300 letters.
   */
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
  /**
   * To be sent back as the header `x-csrf-token` with everything that changes something.
   */
  csrf: string
  /**
   * Signed in to an account; else a guest or a stranger. `GET /api/account` says more.
   */
  account?: boolean
  /**
   * Of the account, masked: `a…@example.org`.
   */
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
  /**
   * `/device/TOKEN`.
   */
  path: string
  /**
   * As in `Links`.
   */
  origin: string
  /**
   * So long it works.
   */
  minutes: number
  /**
   * As in `Links`.
   */
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
  /**
   * The visitor is that person already.
   */
  mine: boolean
  /**
   * The visitor has a session here; it would be left for that person's.
   */
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
  /**
   * ISO 8601, UTC.
   */
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
  /**
   * Such as `Firefox, Windows`.
   */
  browser: string | null
  created: string
  /**
   * To the hour.
   */
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
  /**
   * When the account was made; None for a guest or a stranger.
   */
  since: string | null
  /**
   * Masked, like `a…@example.org`.
   */
  mail: string | null
  passkeys: PasskeyEntry[]
  devices: Device[]
  guest: GuestBehind | null
  /**
   * Whether this page's address lets browsers use passkeys: no on plain http, at an IP address, or elsewhere than at `origin`.
   */
  passkeys_here: 'address' | 'elsewhere' | 'insecure' | 'yes'
  /**
   * The address at which passkeys of this server work.
   */
  origin: string
  /**
   * Whether the server can send mail.
   */
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
  /**
   * Of the mail.
   */
  language?: 'de' | 'en' | 'fr' | 'it'
}
/**
 * A link is on its way. This says nothing of whether there is an account with that address.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MailSent".
 */
export interface MailSent {
  /**
   * So long it works.
   */
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
  /**
   * Masked.
   */
  mail: string
  /**
   * Whose account it is.
   */
  name: string | null
  /**
   * No account has the address so far: one is made.
   */
  is_new: boolean
  /**
   * It is for the account that I am signed in to, or for none yet.
   */
  mine: boolean
}
/**
 * `POST /api/account/delete`: everything personal is deleted for good; answers `Me`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LeaveWish".
 */
export interface LeaveWish {
  /**
   * One's own, to be sure; empty for somebody without a name.
   */
  name: string
}
/**
 * `GET` and `PUT /api/me/preferences`: when slow clocks stand still and no notices are sent.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Preferences".
 */
export interface Preferences {
  /**
   * Of the time zone database, as browsers call it: `Europe/Rome`.
   */
  zone?: string
  /**
   * Quiet hours of every day, at most 12; they count anew from one's next turn on.
   */
  quiet?: Quiet | null
  /**
   * At most 35 days a calendar year. Days that are past stay in the count.
   *
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
  /**
   * `deep` takes ten times as long and sees more.
   */
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
  /**
   * `absent`: nobody has asked for it, or nobody looked at it for some time before it was done.
   */
  state: 'absent' | 'done' | 'failed' | 'running' | 'waiting'
  /**
   * Other analyses that come before it, while it waits.
   */
  ahead?: number
  /**
   * Choices that have been judged.
   */
  judged?: number
  /**
   * All choices of the game; 0 while that is not known.
   */
  total?: number
  /**
   * Number of the first choice in `choices` and of the first point in `curve`.
   */
  first?: number
  /**
   * Before each choice; when it is done, also the result.
   */
  curve?: CurvePoint[]
  choices?: JudgedChoice[]
  /**
   * [seat]; empty until it is done.
   */
  accounts?: ShareAccount[]
  /**
   * Empty until it is done.
   */
  luck?: RoundLuck[]
  /**
   * Grade -> the cost from which it holds.
   */
  grades?: {
    [k: string]: number
  }
  /**
   * Why it has failed.
   */
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
  /**
   * All lines that the visitor may read.
   */
  count: number
  /**
   * Whom their own lines reach.
   */
  side: 'players' | 'spectators'
  /**
   * How they may speak: freely, by phrases only (a guest at a table that is open to strangers), or not at all.
   */
  voice: 'banned' | 'bot' | 'phrases' | 'silent' | 'stranger' | 'text'
  /**
   * The host has switched chat off.
   */
  silent: boolean
  /**
   * The visitor may switch it.
   */
  host: boolean
  /**
   * The visitor may remove lines of others.
   */
  removes: boolean
  /**
   * Their own id, as in the lines.
   */
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
  /**
   * ISO 8601, UTC; None before they wrote anything.
   */
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
  /**
   * The date whose deal it is, in UTC; None for one that somebody has made.
   */
  day: string | null
  /**
   * What the person is called who made it; empty for the server's.
   */
  host: string
  /**
   * The visitor made it.
   */
  mine: boolean
  players: number
  /**
   * Levels of the bots.
   */
  bots: string[]
  /**
   * Of the visitor's game.
   */
  state: 'new' | 'over' | 'running'
  /**
   * The visitor's game.
   */
  game: string | null
  /**
   * How many people have played it to the end, or given up.
   */
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
  /**
   * Today's.
   */
  daily: DealEntry
  /**
   * Those that the visitor has made or begun, the newest first, at most 50.
   */
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
  /**
   * To be looked at, replayed and analysed by all who have played the deal.
   */
  game: string
  /**
   * Among all who played it; equal results share a rank. None: given up.
   */
  rank: number | null
  /**
   * In their game.
   */
  place: number | null
  points: number | null
  /**
   * [seat] -> points; empty if the game was given up. The player has seat 0.
   */
  scores: number[]
  /**
   * Points ahead of the best bot; negative: behind it.
   */
  lead: number | null
  /**
   * When it ended.
   */
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
  /**
   * Digest of the map: `/api/boards/DIGEST.json` and `.svg`.
   */
  board: string
  /**
   * The best first: by place, then by lead. None until the visitor has played.
   */
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
   * Levels of the bots, in the order of their seats, behind the player's.
   *
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
  /**
   * Of a guest who has none yet: the results tell who played.
   */
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
  /**
   * Of the view that it was made for.
   */
  version: number
  /**
   * `enter`, `take`, `surprise`: of these the first that is legal when the seat is next asked for a guest, in this round.
   *
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
   * Civilizations whose cards go first when all discard next.
   *
   * @maxItems 5
   */
  discards?:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
  /**
   * `forced`: a turn ends when everybody can see that nothing else is possible, from now on. `next`: the next turn of phase 1 ends, even if something could be built, unless a surprise is drawn.
   */
  ends?: 'asked' | 'forced' | 'next'
  /**
   * The next turn of phase 2, move by move, if the table is then as it is now.
   *
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
  /**
   * The round in which the seat discards next.
   */
  discards_in: number
  ends: 'asked' | 'forced' | 'next'
  turn: PlannedMove[]
  /**
   * A turn of phase 2 is still to come in this round, and can be planned.
   */
  can_turn: boolean
  /**
   * Why what was planned was dropped last, until something is planned anew.
   */
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
  /**
   * Empty when the turn is over.
   */
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
  /**
   * For `leaver`: a seat of who is `missed`.
   */
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
  /**
   * `guests`, `building`, `order`, `cards`, `prestige`.
   */
  chapter: string
  chapter_title: Phrase
  title: Phrase
  /**
   * The visitor's best, 1 to 3; 0: not solved yet.
   */
  stars?: number
  /**
   * Moves of that solution.
   */
  moves?: number | null
  /**
   * When it was solved first: ISO 8601, UTC.
   */
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
  /**
   * Its place in the order in which lessons are learned, from 1.
   */
  number: number
  /**
   * All lessons.
   */
  count: number
  /**
   * The next lesson; None after the last one.
   */
  next: string | null
  /**
   * The learner's; the others are played by the lesson.
   */
  seat: number
  players: number
  /**
   * Own turns until the lesson is over.
   */
  turns: number
  /**
   * Most moves for three stars, and for two.
   */
  star_moves: number[]
  /**
   * Digest of the map: `/api/boards/DIGEST.json` and `.svg`.
   */
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
  /**
   * `missed`: no line of play reaches the goal any more; the last move can be taken back.
   */
  status: 'missed' | 'running' | 'solved'
  /**
   * What the solution shows, or what was missed; None while it is running.
   */
  why: Phrase | null
  /**
   * Once solved: 1 to 3.
   */
  stars: number
  /**
   * As the learner's seat may know it; its `version` is the number of moves, and everything can be taken back.
   */
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
   * Codes, as in `view.choices`.
   *
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
   * Any of these numbers will do.
   *
   * @minItems 1
   * @maxItems 4
   */
  players: [number] | [number, number] | [number, number, number] | [number, number, number, number]
  /**
   * `live`: at once, for who stays on the page. `slow`: over days; one may leave meanwhile.
   */
  tempo?: 'live' | 'slow'
  /**
   * Seconds until bots may take the empty seats; None: never.
   */
  fill_after?: number | null
  /**
   * Of those bots; None: of the usual strength.
   */
  level?: string | null
  /**
   * Only a rated game: among accounts, without bots.
   */
  rated?: boolean
  /**
   * Of a guest who has none yet.
   */
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
  /**
   * A running game stands among the open tables while it wants a substitute.
   */
  state: 'open' | 'running'
  /**
   * What who opened it is called.
   */
  host: string
  sitting: LobbySeat[]
  /**
   * Free seats; in a running game those whose players have left for good.
   */
  free: number
  edition: string
  /**
   * Those that differ from the edition's.
   */
  options: {
    [k: string]: number | boolean | string
  }
  terms: Terms
  /**
   * 0 before the game, and where spectators are behind.
   */
  round: number
  /**
   * When it was opened or, if it runs, started: ISO 8601, UTC.
   */
  since: string
  /**
   * The host has not been seen for a while.
   */
  away?: boolean
  /**
   * Seats whose turn it is; empty before the game, and where spectators are behind.
   */
  deciding?: number[]
  /**
   * Bots play it for those who look at the lobby; it has no host.
   */
  exhibition?: boolean
}
/**
 * What is agreed when a table is opened, beside its rules; a rematch keeps it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Terms".
 */
export interface Terms {
  /**
   * The table stands in the lobby: anybody may take a free seat. Else it is reached by its links alone.
   */
  listed?: boolean
  /**
   * What is spoken there; None for any.
   */
  language?: ('de' | 'en' | 'fr' | 'it') | null
  /**
   * For whom it is meant; None for all.
   */
  experience?: ('much' | 'new' | 'some') | null
  /**
   * It counts for ratings, so accounts alone sit there.
   */
  rated?: boolean
  /**
   * If it is rated: bot accounts sit there too and are rated like people. Bots of the server never are.
   */
  programs?: boolean
  /**
   * Anybody who finds the game in the lobby may watch it. The link to watch works in any case.
   */
  watchable?: boolean
  /**
   * Seconds by which spectators are behind.
   */
  delay?: number
  /**
   * How much time everybody has; None plays without clocks.
   */
  tempo?: Tempo | null
  /**
   * Bots may take the seats to which nobody came.
   */
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
  /**
   * Tables with free seats, those that have not begun first, and the newest first.
   */
  open: LobbyTable[]
  /**
   * Games that may be watched, the newest first.
   */
  running: LobbyTable[]
  /**
   * [players - 2] -> how many wait to be paired for a live game of so many.
   */
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
  /**
   * Seconds so far.
   */
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
  /**
   * Listed tables that they opened or sit at.
   */
  tables: string[]
  seeking?: Seeking | null
  /**
   * They have been paired and are awaited at this table.
   */
  table?: string | null
  /**
   * They were paired and did not come in time, so that the others began without them.
   */
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
  /**
   * `first`: no game against bots is finished yet. `stronger`: the last two against that level were won. `gentler`: they came last. `same`: neither.
   */
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
  /**
   * Digests of the maps, the usual one first.
   */
  boards: string[]
  /**
   * Clocks that most tables want; their words are `time-tempo-NAME` and `time-tempo-NAME-about`.
   */
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
  /**
   * For `me` and `device`.
   */
  name?: string | null
  /**
   * For `bot`.
   */
  level?: string | null
  /**
   * For `bot`: everybody at the table sees its hand, to learn from it.
   */
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
  /**
   * Who goes first; None draws.
   */
  first?: number | null
  /**
   * Draw who sits where.
   */
  shuffle?: boolean
  pace?: number
  /**
   * The host starts it, after seeing the seal of the shuffle and adding to it.
   */
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
  /**
   * Of the bots that sit down there.
   */
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
  /**
   * 32 random bytes, new for every table, as hexadecimal digits.
   */
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
  /**
   * What stands before a path for other devices (`http://192.168.1.5:8420`): the host may be at `localhost`.
   */
  origin: string
  /**
   * The command that starts the server so that other devices reach it; None if they do already.
   */
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
  /**
   * The host's, else None.
   */
  links: Links | null
  terms: Terms
  /**
   * The table that follows this game with the same people, once somebody has asked for it.
   */
  rematch?: string | null
  /**
   * None for a game that was begun before shuffles were sealed.
   */
  sealed?: Sealed | null
  /**
   * It follows a game with the same people: once all have come, any of them may begin it.
   */
  is_rematch?: boolean
  /**
   * The server has brought its people together and begins the game by itself.
   */
  paired?: boolean
  /**
   * Whom the host has asked by name; told to the host alone.
   */
  invited?: Invited[]
  /**
   * It was played elsewhere (`sealed`: its draws follow from the seed it shows); None: it was played here.
   */
  imported?: ('plain' | 'sealed') | null
  /**
   * Of an imported game, if its record has a title or comments.
   */
  notes?: RecordNotes | null
  /**
   * The deal that is played here.
   */
  deal?: string | null
}
/**
 * Somebody whom the host has asked, who does not sit there yet.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Invited".
 */
export interface Invited {
  /**
   * Of the invitation, to take it back: `DELETE /api/tables/ID/invitations/ID`.
   */
  id: string
  name: string
  /**
   * As in `Companion`.
   */
  person: string | null
  /**
   * `lapsed`: a bot account did not answer within ten minutes; it may be asked again.
   */
  state: 'asked' | 'declined' | 'lapsed'
  /**
   * When they were asked: ISO 8601, UTC.
   */
  at: string
  /**
   * Why they declined, if they said it.
   */
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
  /**
   * So many events stand before it.
   */
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
  /**
   * ISO 8601, UTC.
   */
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
  /**
   * Who that is, if they are on my list.
   */
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
  /**
   * ISO 8601, UTC.
   */
  at: string
}
/**
 * `GET /api/me/standing`: whether I am barred or have been warned. `POST` says that I have read the warnings.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  /**
   * ISO 8601, UTC.
   */
  barred_until: string | null
  barred_why: string | null
  warnings: Caution[]
  /**
   * The admin pages are open to me.
   */
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
  /**
   * `/imprint` says who answers for it.
   */
  imprint: boolean
  /**
   * Where it says so, if that is not here.
   */
  imprint_url: string | null
  /**
   * Markdown.
   */
  imprint_text: string | null
  /**
   * `/docs` shows it: the installation has it.
   */
  documentation: boolean
  /**
   * `/trust` explains to devices at home how they reach this server over https.
   */
  https: boolean
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
  /**
   * A person's id, `terminal` or `server`.
   */
  who: string | null
  action: string
  about: string | null
  details: {} | null
  who_name: string | null
  /**
   * As they are called now, where those are people.
   */
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
  /**
   * When they were here last, to the hour.
   */
  seen: string | null
  sessions: number
  games: number
  /**
   * About them.
   */
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
  /**
   * [seat] -> who sits there, None on a free one.
   */
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
  /**
   * What was done about this report and that person before.
   */
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
  /**
   * The note, the warning, the reason, or what came of it.
   */
  text?: string
  /**
   * For `bar`.
   */
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
  /**
   * Last changed first.
   */
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
  /**
   * When it was started.
   */
  since: string
  page: boolean
  rules: boolean
  database_mb: number
  /**
   * None where the database lies on another machine.
   */
  free_mb: number | null
  /**
   * `open`, `running`, `over`.
   */
  games: {
    [k: string]: number
  }
  guests: number
  accounts: number
  barred: number
  sessions: number
  sockets: number
  rooms: number
  /**
   * Open ones.
   */
  reports: number
  /**
   * To be sent.
   */
  notices: number
  /**
   * There is a mail server to send by.
   */
  mail: boolean
  /**
   * When the last copy was taken by `utopia backup` from here.
   */
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
  /**
   * Of the browser or the chat service; of mail the address, masked.
   */
  name: string
  /**
   * Of a browser: SHA-256 of its push address, hexadecimal, by which it knows itself.
   */
  mark: string
  /**
   * What I am not told there.
   */
  muted: ('invitation' | 'over' | 'reminder' | 'report' | 'start' | 'turn' | 'vote')[]
  /**
   * Nothing arrives there any more.
   */
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
  /**
   * The server's, for a browser to subscribe with (`applicationServerKey`).
   */
  push_key: string
  /**
   * Whether I could be told by mail.
   */
  mail: 'no_account' | 'no_server' | 'ready'
  /**
   * Mine, masked.
   */
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
  /**
   * What the browser is called in the list.
   */
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
  /**
   * Who else plays.
   */
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
  /**
   * Who else sits there.
   */
  names: string[]
  free: number
  /**
   * ISO 8601, UTC.
   */
  at: string
}
/**
 * A live table of a tournament where I play.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WaitingTable".
 */
export interface WaitingTable {
  game: string
  tournament: string
  /**
   * Of the tournament.
   */
  name: string
  round: number
  table: number
}
/**
 * `GET /api/notices/waiting`, and every message of the websocket `/ws/me`: what waits for me.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Waiting".
 */
export interface Waiting {
  /**
   * The one that has waited longest first.
   */
  games: WaitingGame[]
  /**
   * The newest first.
   */
  invitations?: WaitingInvitation[]
  /**
   * Where I am awaited at once; the newest first.
   */
  tables?: WaitingTable[]
}
/**
 * `GET /api/go/TOKEN`: where a link in a mail leads.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Destination".
 */
export interface Destination {
  /**
   * The game to open; None unless I am the one to whom it was sent.
   */
  game: string | null
  /**
   * It is a table to which I was asked.
   */
  invited: boolean
  /**
   * I am somebody here, if only somebody else.
   */
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
  /**
   * It is switched off already.
   */
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
  /**
   * A browser that does not come for so long is forgotten.
   */
  session_days: number
  /**
   * So is a visitor without an account who never sat at a table.
   */
  visitor_days: number
  /**
   * One-time links and challenges.
   */
  link_minutes: number
  /**
   * Finished games without an account in them, after the last visit of their people.
   */
  guest_games_days: number
  /**
   * Tables that never began.
   */
  open_tables_days: number
  /**
   * Chat of finished games.
   */
  chat_days: number
  /**
   * Notifications that were sent.
   */
  notices_days: number
  /**
   * The audit log, and closed reports.
   */
  audit_days: number
  /**
   * The network of a banned guest, at most; 0: it is not stored.
   */
  network_hours: number
  /**
   * It sends mail.
   */
  mail: boolean
  /**
   * It can send notifications to chats.
   */
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
  /**
   * Everybody begins with 1500.
   */
  points: number
  /**
   * The strength lies within so many points, two times in three.
   */
  doubt: number
  games: number
  /**
   * Too few rated games to be ranked by.
   */
  provisional: boolean
  /**
   * Among those who have played lately, from 1; None while provisional, or after a long pause.
   */
  rank: number | null
  /**
   * ISO 8601, UTC.
   */
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
  /**
   * [place - 1] -> games.
   */
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
  /**
   * On average.
   */
  score: number
  /**
   * The highest score.
   */
  best: number
  tables: Tables[]
  /**
   * The civilization of which the most princes were settled, as in `view`; None before the first game.
   */
  favourite: number | null
  /**
   * [civilization] -> princes.
   */
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
  /**
   * ISO 8601, UTC.
   */
  at: string
  /**
   * For who earned it, else None.
   */
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
  /**
   * ISO 8601, UTC.
   */
  since: string
  /**
   * A bot account: somebody's program plays.
   */
  program: boolean
  mine: boolean
  /**
   * To everybody; else only the visitors themselves are shown their games.
   */
  shows_games: boolean
  ratings: RatingView[]
  /**
   * So many rated games it takes to be ranked.
   */
  provisional_games: number
  summary: Summary
  /**
   * The latest first.
   */
  honours: Honour[]
  /**
   * Every mark of honour that there is, in its order.
   */
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
  /**
   * For who played it, else None.
   */
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
  /**
   * None where a person does not show their games to everybody.
   */
  name: string | null
  /**
   * Whose profile there is to look at.
   */
  person: string | null
  /**
   * A bot's.
   */
  level: string | null
  /**
   * None if the game was ended before its end.
   */
  place: number | null
  score: number
  /**
   * Whose games these are.
   */
  theirs: boolean
  /**
   * They left; a bot or a substitute played on.
   */
  left: boolean
}
/**
 * A finished game of somebody.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "FinishedGame".
 */
export interface FinishedGame {
  /**
   * For who may open it, else None.
   */
  id: string | null
  ended: string
  edition: string
  rated: boolean
  /**
   * The first place first.
   */
  seats: FinishedSeat[]
  /**
   * The rating before and after, if the game changed it.
   */
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
  /**
   * To be sent as `before` for the next page.
   */
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
  /**
   * A bot account: somebody's program plays.
   */
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
  /**
   * There are further lines; `first` of the next page is `first` plus their number.
   */
  more: boolean
  /**
   * One's own rating, ranked or not.
   */
  mine: RatingView | null
  provisional_games: number
  /**
   * Who has played no rated game for so long is not ranked until they play again.
   */
  days: number
}
/**
 * `GET /api/games/ID/honours`: what a finished game has brought the visitor.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameHonours".
 */
export interface GameHonours {
  /**
   * New ones, earned in this game.
   */
  honours: Honour[]
  /**
   * Their rating before and after, if the game changed it.
   */
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
  /**
   * The bot that goes by it; None if it acts for me.
   */
  bot: string | null
  created: string
  /**
   * None: until it is revoked.
   */
  until: string | null
  /**
   * To the minute.
   */
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
  /**
   * To be sent as `Authorization: Bearer TEXT`.
   */
  text: string
}
/**
 * How often this token may still ask, of one kind of request; more comes back as time goes by.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Allowance".
 */
export interface Allowance {
  /**
   * `past`: records, frames, chronicles and tallies; `table`: opening tables; `change`: whatever else changes.
   */
  what: 'change' | 'move' | 'past' | 'reading' | 'socket' | 'table'
  left: number
  most: number
  /**
   * In which `most` are allowed.
   */
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
  /**
   * Of who acts by it.
   */
  name: string | null
  /**
   * Name of the person who answers for the bot; None if a person acts by it.
   */
  owner: string | null
  /**
   * Empty if this server counts nothing.
   */
  allowances: Allowance[]
}
/**
 * `POST /api/me/tokens`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TokenWish".
 */
export interface TokenWish {
  /**
   * For oneself, to tell tokens apart.
   */
  name: string
  /**
   * @minItems 1
   */
  scopes: [
    'account:read' | 'games:play' | 'games:read' | 'records' | 'tables:open' | 'talk',
    ...('account:read' | 'games:play' | 'games:read' | 'records' | 'tables:open' | 'talk')[]
  ]
  bot?: string | null
  /**
   * How long it works; null: until it is revoked.
   */
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
  /**
   * `View.version`.
   */
  version: number
  /**
   * One of `View.choices`.
   */
  code?: number | null
  /**
   * `enter maya kilns`, instead of a code.
   */
  move?: string | null
  /**
   * Which of my seats moves; may be left out if I have but one.
   */
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
  /**
   * The same for people, in their language.
   */
  why?: Phrase | null
  wait?: number | null
  /**
   * `R-MOVE-1`, if a rule refuses it; its text is in the rulebook.
   */
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
  /**
   * If it was asked for: the position as the seat knows it, in the words of docs/record-format.md.
   */
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
  /**
   * ISO 8601, UTC.
   */
  changed: string
  /**
   * [seat] -> place, once over.
   */
  places?: number[] | null
  /**
   * When time runs out: mine, while my clock runs, else that of the player with the least.
   */
  until?: string | null
  /**
   * Seats that the game waits for.
   */
  deciding?: number[]
  /**
   * I have left the game while it ran, and have no seat in it now.
   */
  left?: LeftSeat | null
  /**
   * It was played elsewhere (`sealed`: its draws follow from the seed it shows); None: it was played here.
   */
  imported?: ('plain' | 'sealed') | null
  /**
   * An imported record's own.
   */
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
  /**
   * I may take it back from the bot that plays there.
   */
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
  /**
   * I have a seat; it runs; I am to decide; anything else; it is over; it was taken away or is mine no more.
   */
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
  /**
   * Free seats.
   */
  free: number
  edition: string
  options: {
    [k: string]: number | boolean | string
  }
  terms: Terms
  /**
   * The host's profile, if they have an account.
   */
  host_person?: string | null
  /**
   * I have played with the host.
   */
  met?: boolean
  /**
   * When the host asked me by name, ISO 8601, UTC; None where the link is all.
   */
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
  /**
   * As text (docs/record-format.md). Of a running game: as far as I may know it.
   */
  record: string
  /**
   * It was played elsewhere; None: it was played here.
   */
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
  /**
   * `/games/ID/replay`.
   */
  path: string
  /**
   * It was here already: the same person put the same record in before.
   */
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
  /**
   * How many there are with each theme.
   */
  themes: {
    [k: string]: number
  }
  puzzles: number
  /**
   * By the visitor.
   */
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
  /**
   * The rating is likely to be off by no more than this.
   */
  doubt?: number
  tried?: number
  /**
   * Some of them not at once.
   */
  solved?: number
  /**
   * Latest puzzles solved at the first attempt, without help.
   */
  in_a_row?: number
  /**
   * Days in a row, up to today or yesterday, on which the daily puzzle was solved.
   */
  days?: number
}
/**
 * `GET /api/puzzles`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PuzzleOverview".
 */
export interface PuzzleOverview {
  /**
   * The date in UTC.
   */
  day: string
  /**
   * Today's puzzle.
   */
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
  /**
   * How hard it is, on the scale of `PuzzleProgress.rating`.
   */
  rating: number
  /**
   * Of the visitor's attempts.
   */
  state: 'missed' | 'new' | 'solved'
  is_daily: boolean
  /**
   * Digest of the map: `/api/boards/DIGEST.json` and `.svg`.
   */
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
  /**
   * `running` until the turn ends.
   */
  status: 'missed' | 'running' | 'solved'
  /**
   * As the solver's seat may know it; its `version` is the number of moves, and everything can be taken back.
   */
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
   * Codes, as in `view.choices`.
   *
   * @maxItems 40
   */
  moves: number[]
  /**
   * A hint was seen: the attempt changes no rating.
   */
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
  /**
   * The visitor's first attempt, which alone counts for ratings.
   */
  is_first: boolean
  /**
   * Codes of the best turn, with its end.
   */
  solution: number[]
  /**
   * The same in words.
   */
  moves: Phrase[]
  /**
   * The seat's expected share of the win with it.
   */
  share: number
  /**
   * By how much all other turns are expected to be behind, at least.
   */
  lead: number
  /**
   * Points of the visitor's rating that this attempt brought or cost.
   */
  gained: number
  /**
   * The puzzle's.
   */
  rating: number
  progress: PuzzleProgress
}
/**
 * Lead the others to a position of the study. Only a leader is obeyed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Go".
 */
export interface Go {
  type: 'go'
  at: string
}
/**
 * Say who leads: by the owner, or by a leader who gives the lead back to the owner.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Lead".
 */
export interface Lead {
  type: 'lead'
  /**
   * A person who is here, or None: everybody leads.
   */
  to: string | null
}
/**
 * Switch chat off for everybody here, or on again: by the owner.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Silence".
 */
export interface Silence {
  type: 'silence'
  silent: boolean
}
/**
 * Remove a line: by its author, by the owner of the study or by an admin.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Unsay".
 */
export interface Unsay {
  type: 'unsay'
  line: number
}
/**
 * Somebody who is here.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reviewer".
 */
export interface Reviewer {
  person: string
  /**
   * None: a guest without a name.
   */
  name: string | null
}
/**
 * Who is here and who leads. Comes first, and whenever that changes.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReviewRoom".
 */
export interface ReviewRoom {
  type: 'review'
  study: string
  /**
   * Of the study: a client that has an older one asks for it anew.
   */
  version: number
  /**
   * The client's own id, as in the list; None without a session.
   */
  mine: string | null
  owner: string
  people: Reviewer[]
  /**
   * Clients without a session.
   */
  strangers: number
  /**
   * Who leads, and may change the study; None: everybody here.
   */
  lead: string | null
  /**
   * The client leads, alone or with everybody.
   */
  leads: boolean
  /**
   * The position that everybody looks at; empty before anybody has led.
   */
  at: string
  /**
   * How the client may chat.
   */
  voice: 'banned' | 'bot' | 'phrases' | 'silent' | 'stranger' | 'text'
  /**
   * The owner has switched chat off.
   */
  silent: boolean
  /**
   * The client may remove lines of others.
   */
  removes: boolean
  phrases: (
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
  )[]
}
/**
 * What has been said so far; comes second.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReviewLines".
 */
export interface ReviewLines {
  type: 'review_lines'
  lines: Line[]
}
/**
 * A leader has gone to a position.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReviewAt".
 */
export interface ReviewAt {
  type: 'review_at'
  at: string
  /**
   * Their id.
   */
  by: string
}
/**
 * The study has been changed, and the change is stored. One of the fields says how.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReviewChange".
 */
export interface ReviewChange {
  type: 'review_change'
  /**
   * One more than before; if any lies between, ask for the study anew.
   */
  version: number
  by: string
  /**
   * Positions; those that one has already are the same.
   */
  added?: StudyNode[]
  /**
   * Something was written or drawn there.
   */
  noted?: StudyNode | null
  /**
   * It was deleted, with all that follows.
   */
  cut?: string | null
  /**
   * The line that leads to it is the main line.
   */
  promoted?: string | null
  title?: string | null
  visible?: ('link' | 'private' | 'public') | null
}
/**
 * A position of a study, and how it came about.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyNode".
 */
export interface StudyNode {
  /**
   * It follows from the events that led there, and stays whatever else is added or deleted.
   */
  id: string
  /**
   * Id of the position before; empty for the beginning, whose id is `start`.
   */
  before: string
  /**
   * None for the beginning. Nothing is hidden in a study.
   */
  event: Happening | null
  /**
   * After the event; 0 while the game is set up.
   */
  round: number
  /**
   * The bot that chose the event; empty if none did.
   */
  by?: string
  comment?: string
  /**
   * Name of the chapter that begins here.
   */
  chapter?: string
  arrows?: StudyArrow[]
  marks?: StudyMark[]
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
 * `GET` and `POST /api/games/ID/review`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameReview".
 */
export interface GameReview {
  /**
   * The study in which its players review this game; None: there is none yet.
   */
  study: string | null
}
/**
 * A study in the answer to `GET /api/studies`. Moments are ISO 8601, UTC.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyEntry".
 */
export interface StudyEntry {
  id: string
  /**
   * Perhaps empty.
   */
  title: string
  visible: 'link' | 'private' | 'public'
  /**
   * Their name, perhaps empty.
   */
  owner: string
  /**
   * The visitor may change it.
   */
  mine: boolean
  players: number
  /**
   * Events in it, variations included.
   */
  moves: number
  /**
   * Their names, of the first few.
   */
  chapters: string[]
  /**
   * The finished game on this server that it was made from.
   */
  game: string | null
  /**
   * Grows with every change.
   */
  version: number
  created: string
  changed: string
}
/**
 * `GET /api/studies/ID`: the whole study.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Study".
 */
export interface Study {
  entry: StudyEntry
  /**
   * [seat] -> the player's name, perhaps empty.
   */
  names: string[]
  /**
   * Digest of the map: `/api/boards/DIGEST.json` and `.svg`.
   */
  board: string
  /**
   * The server does not have the map: it is at `/api/studies/ID/board`.
   */
  own_board: boolean
  /**
   * The printed edition that is played; empty if it is none.
   */
  edition: string
  options: {
    [k: string]: number | boolean | string
  }
  /**
   * Each line to its end before its variations; of those that follow a position the first is the main line.
   */
  nodes: StudyNode[]
}
/**
 * A position that is set up, and the rules and the map that it is read for.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyStart".
 */
export interface StudyStart {
  /**
   * As docs/record-format.md has it.
   */
  text: string
  players: number
  /**
   * None: the usual one.
   */
  edition?: string | null
  /**
   * Those that differ from the edition's.
   */
  options?: {
    [k: string]: number | boolean | string
  }
  /**
   * The text of a board file; None: the usual map.
   */
  map?: string | null
}
/**
 * Why a position cannot be.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PositionFault".
 */
export interface PositionFault {
  /**
   * From 1; 0 if it is about none.
   */
  line: number
  /**
   * The line as it was read; empty if it could not be.
   */
  text: string
  /**
   * That it breaks; empty if it could not be read.
   */
  rule: string
  why: Phrase
}
/**
 * `POST /api/positions`: a position as it lies, and what is wrong with it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PositionShown".
 */
export interface PositionShown {
  /**
   * Empty: it can be studied and played.
   */
  faults: PositionFault[]
  /**
   * In its one form; empty with faults.
   */
  text: string
  /**
   * Digest of the map.
   */
  board: string
  /**
   * By the seat that decides, with all hands open; with faults, what lies there, without choices.
   */
  view: View
}
/**
 * `POST /api/boards`: a map of one's own.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OwnMap".
 */
export interface OwnMap {
  /**
   * The text of a board file.
   */
  map: string
}
/**
 * A map that the server does not have, as the page needs it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BoardShown".
 */
export interface BoardShown {
  digest: string
  name: string
  /**
   * As `/api/boards/DIGEST.json`.
   */
  sheet: {}
  /**
   * As `/api/boards/DIGEST.svg`.
   */
  drawing: string
}
/**
 * `POST /api/studies`: from one of `game`, `record`, `position`, `lesson`, `study`; else a game of `players`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewStudy".
 */
export interface NewStudy {
  title?: string
  visible?: 'link' | 'private' | 'public'
  /**
   * A finished game that one may look at.
   */
  game?: string | null
  /**
   * A full record, with or without variations; it need not be over, and may begin with a position.
   */
  record?: string | null
  /**
   * One that is set up.
   */
  position?: StudyStart | null
  /**
   * The position of a lesson.
   */
  lesson?: string | null
  /**
   * Another study, to be copied.
   */
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
  /**
   * -1: chance.
   */
  seat: number
  /**
   * As in `view.choices`, or in `draws`.
   */
  code: number
}
/**
 * `POST /api/studies/ID/moves`: go on from a position, on its line or beside it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyMoves".
 */
export interface StudyMoves {
  /**
   * Id of a position of the study.
   */
  after: string
  /**
   * @maxItems 60
   */
  events: StudyEvent[]
  /**
   * Let chance answer at random after them, until somebody decides.
   */
  draw?: boolean
  /**
   * Store them; without it they are only tried, which everybody may who sees the study.
   */
  keep?: boolean
}
/**
 * `POST /api/studies/ID/bots`: let bots decide after a position, until a seat without a bot does.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyBots".
 */
export interface StudyBots {
  /**
   * Id of a position of the study.
   */
  after: string
  /**
   * [seat] -> its bot, a level of `/api/offer`; None: somebody else decides there.
   *
   * @minItems 1
   * @maxItems 5
   */
  bots:
    | [string | null]
    | [string | null, string | null]
    | [string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null, string | null]
  /**
   * Further events, which come first.
   *
   * @maxItems 60
   */
  events?: StudyEvent[]
  /**
   * Decisions of bots after which the answer comes.
   */
  most?: number
  /**
   * Let chance answer at random; without it a draw ends the answer.
   */
  draw?: boolean
  /**
   * Store the moves; the owner may, and who leads its review.
   */
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
  /**
   * Its probability.
   */
  share: number
}
/**
 * `GET /api/studies/ID/positions/POSITION`: the table there.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyPosition".
 */
export interface StudyPosition {
  /**
   * By the seat that decides, with all hands open; its `game` and `version` say nothing here.
   */
  view: View
  /**
   * What chance may answer; empty where a player decides.
   */
  draws: StudyDraw[]
}
/**
 * What `POST /api/studies/ID/moves` leads to.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyMoved".
 */
export interface StudyMoved {
  /**
   * The positions after each event, those that were there before as well.
   */
  nodes: StudyNode[]
  /**
   * After the last.
   */
  position: StudyPosition
  version: number
}
/**
 * What stood at a position when somebody began to change it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudySeen".
 */
export interface StudySeen {
  comment?: string
  chapter?: string
  /**
   * @maxItems 40
   */
  arrows?: StudyArrow[]
  /**
   * @maxItems 40
   */
  marks?: StudyMark[]
}
/**
 * `PATCH /api/studies/ID/positions/POSITION`: what is left out stays as it is.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StudyNotes".
 */
export interface StudyNotes {
  comment?: string | null
  /**
   * Empty: no chapter begins here.
   */
  chapter?: string | null
  arrows?: StudyArrow[] | null
  marks?: StudyMark[] | null
  /**
   * What stood there before: with it, what others changed meanwhile stays as well.
   */
  seen?: StudySeen | null
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
  /**
   * Events of the game.
   */
  total: number
  /**
   * [round - 1] -> number of events when it began.
   */
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
  /**
   * [round - 1][seat][source] -> points.
   */
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
  /**
   * To be sent in an `InvitationWish`.
   */
  whom: Target
  /**
   * Whose profile there is to look at; None for a guest.
   */
  person: string | null
  /**
   * When they made their account: ISO 8601, UTC.
   */
  since: string | null
  /**
   * Games that we have played together.
   */
  games: number
  /**
   * When the latest of them began.
   */
  last: string | null
  /**
   * Somebody else in this list has a name that looks the same.
   */
  alike: boolean
}
/**
 * `POST /api/tables/ID/invitations` by the host, while the table gathers; answers a `Table`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "InvitationWish".
 */
export interface InvitationWish {
  /**
   * Somebody with an account, or whom one has played with.
   */
  whom: Target
}
/**
 * What the host of a tournament chooses; it stays as it is.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TournamentTerms".
 */
export interface TournamentTerms {
  /**
   * At a table. Where that does not divide, some tables have fewer.
   */
  players: number
  /**
   * `swiss`: those with the same points meet. `round_robin`: everybody meets everybody as evenly as can be.
   */
  system?: 'round_robin' | 'swiss'
  /**
   * Of the Swiss system; a round-robin has as many as it needs.
   */
  rounds?: number
  /**
   * Everybody's clock, at every table.
   */
  tempo?: Tempo
  /**
   * The games count for ratings.
   */
  rated?: boolean
  /**
   * Bot accounts may enter.
   */
  programs?: boolean
  edition?: string
  options?: {
    [k: string]: number | boolean | string
  }
  /**
   * Seconds between two rounds.
   */
  rest?: number
  /**
   * After so many a round ends, and its games are counted as they stand; None: when all have ended.
   */
  hours?: number | null
  /**
   * One may enter as long as one has missed no more rounds than that.
   */
  late?: number
  /**
   * What a missed round is worth to those who enter late: nothing, or half a win.
   */
  late_points?: 'half' | 'none'
  /**
   * Most who may enter.
   */
  most?: number
  /**
   * It begins at once when so many have entered.
   */
  fill?: number | null
}
/**
 * `POST /api/tournaments`; the answer is a `Tournament`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewTournament".
 */
export interface NewTournament {
  name: string
  terms: TournamentTerms
  description?: string
  /**
   * When it begins by itself; else its host begins it.
   */
  starts?: string | null
  /**
   * Everybody finds it; else only those who have its address.
   */
  listed?: boolean
}
/**
 * `PATCH /api/tournaments/ID` by the host; what is left out stays as it is.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TournamentChange".
 */
export interface TournamentChange {
  name?: string | null
  description?: string | null
  /**
   * Of one that has not begun.
   */
  starts?: string | null
  /**
   * No round begins until it goes on; tables that play go on.
   */
  paused?: boolean | null
}
/**
 * A tournament, in a list. Moments are ISO 8601, UTC.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TournamentEntry".
 */
export interface TournamentEntry {
  id: string
  name: string
  /**
   * What the person is called who opened it; empty if they have deleted themselves.
   */
  host: string
  state: 'cancelled' | 'open' | 'over' | 'running'
  terms: TournamentTerms
  listed: boolean
  /**
   * How many play in it.
   */
  entered: number
  /**
   * The one that runs, from 1; 0 before the first.
   */
  round: number
  /**
   * Of a round-robin that has not begun: 0.
   */
  rounds: number
  starts: string | null
  ended: string | null
  /**
   * The visitor has entered it, or opened it.
   */
  mine: boolean
}
/**
 * `GET /api/tournaments`: at most 50 of each.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TournamentOverview".
 */
export interface TournamentOverview {
  /**
   * Those that are not over, which the visitor has opened or entered.
   */
  mine: TournamentEntry[]
  /**
   * Listed ones to enter, the next to begin first.
   */
  open: TournamentEntry[]
  running: TournamentEntry[]
  /**
   * The newest first.
   */
  over: TournamentEntry[]
}
/**
 * Somebody who has entered, as they stand; before the first round in the order in which they came.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TournamentStanding".
 */
export interface TournamentStanding {
  /**
   * By which tables name them.
   */
  number: number
  /**
   * Empty if they have deleted themselves.
   */
  name: string
  /**
   * Their profile.
   */
  person: string | null
  /**
   * A bot account.
   */
  program: boolean
  /**
   * `away`: a bot had their seat when their last table ended; they sit out until they say that they are back. `out`: withdrawn. `removed`: by the host.
   */
  state: 'away' | 'in' | 'out' | 'removed'
  /**
   * Equal in everything: the same rank. 0 before the first round.
   */
  rank: number
  /**
   * 12 for a first place or a bye, 0 for a last, those between evenly between.
   */
  points: number
  /**
   * First tie-break: mean of the points of their opponents.
   */
  opponents: number
  /**
   * Second: won against lost among those who are level, at tables where they met.
   */
  direct: number
  /**
   * Third: mean share of the prestige at their tables, from 0 to 1.
   */
  share: number
  games: number
  wins: number
}
/**
 * A seat of a table, in the order of play.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TournamentSeat".
 */
export interface TournamentSeat {
  /**
   * Of the standing.
   */
  number: number
  /**
   * None while they play.
   */
  points: number | null
  /**
   * None while they play, and if they left.
   */
  place: number | null
  score: number | null
}
/**
 * A table of a round.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TournamentTable".
 */
export interface TournamentTable {
  number: number
  /**
   * None if the game was deleted.
   */
  game: string | null
  /**
   * Where one may watch it, as a path.
   */
  watch: string | null
  over: boolean
  seats: TournamentSeat[]
}
/**
 * A round without a game: there was no opponent, or they entered later.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TournamentBye".
 */
export interface TournamentBye {
  number: number
  points: number
}
/**
 * A round and its tables.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TournamentRound".
 */
export interface TournamentRound {
  round: number
  tables: TournamentTable[]
  byes: TournamentBye[]
}
/**
 * `GET /api/tournaments/ID`, and every line of its stream.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Tournament".
 */
export interface Tournament {
  type: 'tournament'
  entry: TournamentEntry
  description: string
  /**
   * Digest of the map.
   */
  board: string
  is_host: boolean
  /**
   * The visitor's number, if they have entered.
   */
  me: number | null
  /**
   * The table that waits for the visitor, or where they play just now.
   */
  game: string | null
  /**
   * It takes people, and the visitor may be one of them.
   */
  may_enter: boolean
  standings: TournamentStanding[]
  /**
   * The newest first.
   */
  rounds: TournamentRound[]
  /**
   * When the first or the next round begins.
   */
  next: string | null
  /**
   * When this round ends at the latest.
   */
  deadline: string | null
  paused: boolean
}
/**
 * A line of its stream: nothing has happened for a while.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TournamentBeat".
 */
export interface TournamentBeat {
  type: 'beat'
}
/**
 * The last line of its stream: come again.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TournamentClosing".
 */
export interface TournamentClosing {
  type: 'closing'
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
  /**
   * The same for people, in their language.
   */
  why?: Phrase | null
  wait?: number | null
}
