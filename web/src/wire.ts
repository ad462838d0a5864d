// Made by tools/frames.py from the server's types. Do not edit: run `make frames`.

/** Play an action: the notation of one of your choices, for the version you saw it in. */
export interface Act {
  kind: "act";
  version: number;
  action: string;
  request?: string | null;
}

/** Add entropy of your own to the shuffle: first its SHA-256 as `commitment`, then, once the table is sealed, the `entropy` itself. */
export interface AddEntropy {
  entropy?: string | null;
  commitment?: string | null;
}

/** A choice at a moment of a finished game, and the share of the win that it promised; explained where it was made or is the best. */
export interface AnalysedChoice {
  action: string;
  label: string;
  args: Record<string, any>;
  result: number;
  explanations: ExplanationFrame[];
  then?: NextChoice[];
}

/** What every seat could expect after an action, as its share of the win, and as its points at the end; number 0 is the beginning. */
export interface AnalysedStep {
  number: number;
  seat: number | null;
  results: number[];
  points: number[];
  luck: number[] | null;
  cost: number | null;
  sign: string | null;
  choices: AnalysedChoice[];
  way?: string[];
}

/** How far the analysis of a finished game has come. `none`: there is nobody here who could say anything about it. */
export interface AnalysisFrame {
  kind: "analysis";
  table: string;
  number: number;
  state: "none" | "waiting" | "growing" | "done" | "failed";
  steps: AnalysedStep[];
}

/** What the operator of the server has to say; empty for nothing. */
export interface AnnouncementFrame {
  text: string;
}

/** An answer to a puzzle, in notation; None to be shown it. */
export interface AnswerPuzzle {
  action: string | null;
}

/** You are back: take over from the bot that plays for you. Whose time ran out twice asks the others with it. */
export interface Back {
  kind: "back";
  request?: string | null;
}

/** The line of play after the best choice in place of action `at`: its actions, and the position after each. */
export interface BetterWayFrame {
  table: string;
  number: number;
  at: number;
  steps: StepFrame[];
  shown: ShownFrame[];
}

/** A seat for a bot when a table is opened. */
export interface BotSeat {
  seat: number;
  bot: string;
}

/** The choices of the acting seat by action, and the rotations that do not fit the places where the tile may lie. */
export interface CarcassonnePreview {
  choices: Record<string, PreviewedChoice>;
  wrong: WrongTurn[];
}

/** Everything that follows from the position. `pieces` has, for each tile of the view, the index of the feature of each of its pieces. */
export interface CarcassonneSurvey {
  features: SurveyedFeature[];
  ids: string[] | null;
  pieces: number[][];
  marks: SurveyedMark[];
  projection: number[] | null;
  dead: ([number, number])[] | null;
  last: (LastMove | null)[];
}

/** The table. `players` show each seat's score and figures, `sheets` what its points were for. */
export interface CarcassonneView extends CommonView {
  step: string;
  turn: number;
  turn_of: number;
  options: Record<string, string>;
  expansions: string[];
  tiles: TileView[];
  figures: FigureView[];
  drawn: string | null;
  placed: [number, number] | null;
  pile: string;
  piles: Record<string, number>;
  to_come: Record<string, number>;
  out: Record<string, number>;
  players: (Record<string, number>)[];
  sheets: Sheet[];
  slots: Record<string, any>;
}

/** A piece of a tile: its name and the spot of a figure on it in each rotation, and its outline on the unturned tile. */
export interface CataloguePiece {
  kind: string;
  names: string[];
  spots: ([number, number])[];
  sides: number[];
  shield: boolean;
  cities: number[];
  area: string;
  border: string;
  rims: Rim[];
}

/** A tile: the letters of its unturned edges, its pieces, marks and pile, and its art in each rotation, 100 by 100. */
export interface CatalogueTile {
  edges: string;
  count: number;
  pile: string;
  marks: Record<string, any>;
  pieces: CataloguePiece[];
  mark_spots: Record<string, ([number, number])[]>;
  standing: ([number, number])[];
  art: string[];
}

/** Make a deal of a finished game, for somebody to play it in the place of this seat. */
export interface Challenge {
  seat: number;
}

/** The deal that a challenge is about. */
export interface ChallengeFrame {
  deal: string;
}

/** Change what was agreed when the table was opened; what is left out stays. In a running game only `bot_speed` can be changed. */
export interface ChangeTerms {
  seats?: number;
  options?: Record<string, string>;
  expansions?: string[];
  opener?: number | null;
  clock?: Clock | null;
  listed?: boolean;
  hints?: boolean;
  helps?: boolean;
  bot_speed?: "slow" | "normal" | "at-once";
}

/** Something that was said. */
export interface ChatFrame {
  kind: "chat";
  seq: number;
  at: number;
  guest: string | null;
  name: string;
  phrase: string | null;
  text: string | null;
}

/** One legal action of the seat that looks: its notation, what it points at, and its label (a locale id with arguments). */
export interface Choice {
  action: string;
  target: Target;
  label: string;
  args: Record<string, string | number>;
}

/** Cards that have a place each, but not together: no more than `most` of them can be built, or each of them needs the one demolition. */
export interface Clash {
  kind: "order" | "demolish";
  cards: string[];
  most: number;
}

/** How long players may think: `base` seconds and `increment` seconds a move, or `days` a move. */
export interface Clock {
  base?: number | null;
  increment?: number;
  days?: number | null;
}

/** Milliseconds left for each seat; those of the seat `running` run down since `since` (server time). */
export interface ClockFrame {
  left: number[];
  running: number | null;
  since: number;
}

/** A link that carries you to another device, as text and as an SVG QR code; good for ten minutes and one use. */
export interface CodeFrame {
  link: string;
  qr: string;
  expires: number;
}

/** Whom a code leads to, and who you are in this browser now, if you are somebody. */
export interface CodeOwner {
  owner: Identity;
  here: Identity | null;
}

/** The daily deal of a day: whether you have played it, your points, and how many have. */
export interface DailyDayFrame {
  deal: string;
  day: string;
  state: "new" | "running" | "finished";
  table: string | null;
  score: number | null;
  counted: boolean;
  players: number;
}

/** The daily deals of a game, today's first, and when the next one comes. */
export interface DailyFrame {
  game: string;
  next: number;
  now: number;
  days: DailyDayFrame[];
}

/** For how many days you have played a daily deal every day; today may still be missing. */
export interface DailyStreakFrame {
  days: number;
}

/** A deal: what is played, on which seat and against whom, and how everybody did, once you may know. */
export interface DealFrame {
  deal: string;
  game: string;
  day: string | null;
  ends: number | null;
  by: string | null;
  seats: number;
  options: Record<string, string>;
  expansions: string[];
  seat: number;
  bots: (string | null)[];
  commitment: string | null;
  secret: string | null;
  state: "new" | "running" | "finished";
  table: string | null;
  players: number;
  yours: DealResultFrame | null;
  points: number[];
  results: DealResultFrame[];
  decisions: DecisionFrame[];
  now: number;
}

/** How somebody's game of a deal went: their place among those that count, points, and points more than the best other seat's. */
export interface DealResultFrame {
  name: string;
  you: boolean;
  table: string;
  number: number;
  how: string;
  place: number | null;
  score: number | null;
  margin: number | null;
  counted: boolean;
}

/** A round or turn in which everybody was shown the same: what you made of it, and how many made what. */
export interface DecisionFrame {
  round: number;
  shown: string[];
  yours: string | null;
  made: Record<string, number>;
}

/** Say no to what somebody proposed, or take back what you proposed. */
export interface Decline {
  kind: "decline";
  what: "abort" | "resign" | "stop" | "stand-in" | "end" | "take-back" | "return" | "rematch" | "host";
  seat?: number | null;
  request?: string | null;
}

/** A device on which you are known: browser and system as far as it tells them, since when, when last seen, and whether it is this one. */
export interface DeviceFrame {
  device: string;
  name: string;
  created: number;
  seen: number;
  this: boolean;
}

/** The request is done and durable. */
export interface DoneFrame {
  kind: "done";
  request: string | null;
  version: number;
}

/** A side where the letters of tile and board differ. */
export interface EdgeClash {
  side: number;
  tile: string;
  board: string;
}

/** How a game ended, which seats gave up or were gone, and the place of each seat where there are places. */
export interface EndingFrame {
  how: "played" | "resigned" | "aborted" | "agreed" | "abandoned";
  seats: number[];
  places: number[] | null;
}

/** A refused request. `code` is stable; `rule` is the ledger id of the game's rule that forbids the action. */
export interface ErrorFrame {
  kind: "error";
  code: string;
  message: string;
  rule?: string | null;
  request?: string | null;
}

/** Something the last action caused: data for the log and for animation. In JSON the details stand beside the kind. */
export interface Event {
  kind: string;
  [detail: string]: any;
}

/** Why a choice is good or bad: a message with its arguments; `seat` among them is another player. */
export interface ExplanationFrame {
  label: string;
  args: Record<string, any>;
}

/** The box of a figure's symbol around its spot (left, top, width, height), and the middle of the seat mark on it. */
export interface FigureShape {
  box: [number, number, number, number];
  mark: [number, number];
}

/** A figure on a piece of a tile; the piece is named as a claim names it. */
export interface FigureView {
  at: [number, number];
  piece: string;
  seat: number;
  figure: string;
}

/** The tiles to come that fit a place, each with its rotations, and the version it is meant for. */
export interface FitsFrame {
  version: number;
  tiles: Record<string, number[]>;
}

/** The table. `to_come` and `discarded` count the cards of the two piles, unless the table hides that aid (FT-A17). */
export interface FiveTowersView extends CommonView {
  step: "reveal" | "auction" | "building" | "over";
  round: number;
  deck_pass: number;
  opener: number;
  display: string[];
  calls: (number | "pass" | null)[];
  bidder: number | null;
  to_place: number;
  may_demolish: boolean;
  rest: string[] | null;
  draw_pile: number;
  discard_pile: number;
  to_come: Record<string, number> | null;
  discarded: Record<string, number> | null;
  players: PlayerView[];
  prospects: Prospect[] | null;
  clashes: Clash[] | null;
}

/** A choice on the tile that would have been laid, with what both lead to together, by seat. */
export interface FollowingChoice {
  choice: Choice;
  now: number[];
  gain: number[];
}

/** Somebody with whom you have finished games: how many, and when the last one. */
export interface FriendFrame {
  guest: string;
  name: string;
  games: number;
  last: number;
}

/** A game that this server offers: options map to their values, the default first; bots, and levels for people, go from weak to strong. */
export interface GameFrame {
  game: string;
  title: string;
  designer: string;
  age: number;
  minutes: [number, number];
  seats: [number, number];
  options: Record<string, string[]>;
  expansions: string[];
  bots: string[];
  levels: string[];
}

/** Make the holder of a seat the host of the table. */
export interface HandOver {
  seat: number;
}

/** What the game's strongest bot would do in your place, as the notation of one of your choices, and the version it is meant for. */
export interface HintFrame {
  version: number;
  action: string;
  best: HintedChoice[];
}

/** One of your choices: the share of the win that it promises, the points more than the best other seat's, their standard deviation, and why. */
export interface HintedChoice {
  action: string;
  result: number;
  margin: number;
  spread: number;
  explanations: ExplanationFrame[];
}

/** A finished game, action by action: its seats, and when and how it ended. */
export interface HistoryFrame {
  table: string;
  number: number;
  game: string;
  ended: number;
  seats: SeatFrame[];
  places: number[];
  ending: EndingFrame;
  steps: StepFrame[];
}

/** Somebody whom a code leads to, or whom you were in this browser before. */
export interface Identity {
  guest: string;
  name: string;
}

/** An invitation to a table from somebody you have played with: who sent it, and when. */
export interface InvitationFrame {
  table: TableSummaryFrame;
  by: string;
  at: number;
}

/** Ask somebody you have played with to a table. */
export interface Invite {
  guest: string;
}

/** A feature as it is after a tile was laid: `features` are the ids of those it joins, `pieces` its pieces on the tile. */
export interface JoinedFeature {
  kind: string;
  features: string[];
  pieces: number[];
  tiles: number;
  shields: number;
  open: number;
  complete: boolean;
  points: number;
  leaders: number[];
}

/** A seat's last turn: where it laid its tile, and the event that tells what it did with a figure, where; None until it is decided. */
export interface LastMove {
  at: [number, number];
  did: string | null;
  to: [number, number] | null;
  piece: string | null;
  figure: string | null;
}

/** Who you are here, whose chat is hidden from you, and when your recovery code was made, if you have one. */
export interface Me {
  guest: string;
  name: string;
  muted: string[];
  recovery: number | null;
}

/** One action of the game, the version it led to, and the events it caused. */
export interface MoveFrame {
  version: number;
  seat: number | null;
  action: string;
  events: any[];
}

/** Whether somebody's chat is hidden from you. */
export interface Mute {
  guest: string;
  muted?: boolean;
}

/** What is done after a choice in the same turn. */
export interface NextChoice {
  action: string;
  label: string;
  args: Record<string, any>;
}

/** Open a table. You get seat 0 unless `sit` says otherwise; `sit` may name several seats for one device. */
export interface OpenTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  expansions?: string[];
  opener?: number | null;
  bots?: BotSeat[];
  sit?: number[];
  clock?: Clock | null;
  listed?: boolean;
  hints?: boolean;
  helps?: boolean;
  bot_speed?: "slow" | "normal" | "at-once";
  language?: string | null;
  start?: boolean;
  commitment?: string | null;
  request?: string | null;
}

/** Somebody you have played with often: games together, in how many you came before them, and in how many behind. */
export interface OpponentFrame {
  name: string;
  bot: string | null;
  played: number;
  ahead: number;
  behind: number;
}

/** A position of a finished game: after a number of its actions. */
export interface Origin {
  table: string;
  number: number;
  at: number;
}

/** The result. Places start at 1; seats with equal scores share a place, and all in place 1 have won. */
export interface Outcome {
  scores: number[];
  places: number[];
  sheets: Sheet[];
  reason: Reason;
}

/** What lies before one player: every value of its towers (FT-18), and the size of the demolition pile, whose cards are in the log (FT-A16). */
export interface PlayerView {
  towers: Record<string, number[]>;
  demolished: number;
  score: number;
  sheet: ScoreLine[];
  largest_bid: number | null;
  buildable: string[] | null;
}

/** Play on from a finished game after `at` of its actions, in the place of a seat, against bots. */
export interface Practise {
  at: number;
  seat: number;
  request?: string | null;
}

/** Who has come or gone, and what can be proposed now. Everything else at the table is as it was. */
export interface PresenceFrame {
  kind: "presence";
  seats: SeatPresence[];
  watching: number;
  choosing: number;
  watchers: WatcherFrame[];
  proposals: ProposalFrame[];
  now: number;
}

/** What your choices would lead to, in the shape of the game, and the version it is meant for. */
export interface PreviewFrame {
  version: number;
  preview: any;
}

/** What a choice leads to, by seat: the points paid at once, and how the projection changes. */
export interface PreviewedChoice {
  now: number[];
  gain: number[];
  joins: JoinedFeature[];
  then: FollowingChoice[];
}

/** Something that can be proposed from `opens` on, with the seats that have agreed, declined or not answered. Asked once somebody has agreed. */
export interface ProposalFrame {
  what: "abort" | "resign" | "stop" | "stand-in" | "end" | "take-back" | "return" | "rematch" | "host";
  seat: number | null;
  opens: number;
  asked_by: number | null;
  agreed: number[];
  declined: number[];
  missing: number[];
}

/** Propose something, or agree to it if somebody has proposed it already. `seat` is the seat it is about, where it is about one. */
export interface Propose {
  kind: "propose";
  what: "abort" | "resign" | "stop" | "stand-in" | "end" | "take-back" | "return" | "rematch" | "host";
  seat?: number | null;
  request?: string | null;
}

/** Where one card of the display would go; `on` is the value it would cover, or the one in its way. */
export interface Prospect {
  card: string;
  way: "start" | "fits" | "after" | "demolish" | "held" | "complete" | "never";
  on: number | null;
  loses: string[];
}

/** The key with which this server signs what it pushes to browsers. */
export interface PushKeyFrame {
  key: string;
}

/** The keys of a browser for what is pushed to it, as the browser gives them. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Whether an answer is right and counts, and the chance of each choice, the best first, with reasons for the best. */
export interface PuzzleAnswerFrame {
  right: boolean;
  counted: boolean;
  best: string;
  chances: AnalysedChoice[];
  explanations: ExplanationFrame[];
  rating: number;
  change: number;
  recent: number[];
  puzzle_rating: number;
  tries: number;
  solved: number;
}

/** A puzzle: the view of the seat that is asked; the best of its `choices` is wanted. `tried` says how your first try ended, if there was one. */
export interface PuzzleFrame {
  game: string;
  puzzle: string;
  daily: boolean;
  options: Record<string, string>;
  expansions: string[];
  seats: number;
  view: any;
  survey: any | null;
  rating: number;
  tried: boolean | null;
}

/** Your rating in games with `seats` seats: after how many games, and after each of the last of them. `rating` is None before the tenth game. */
export interface RatingFrame {
  seats: number;
  games: number;
  rating: number | null;
  recent: number[];
}

/** Why the game is over: a locale id and the rule that says so. */
export interface Reason {
  code: string;
  rule: string;
}

/** A code that leads back to you from any device, for good; it is shown only now, and replaces the one before. */
export interface RecoveryFrame {
  code: string;
}

/** Ask for the whole table again. */
export interface Refresh {
  kind: "refresh";
}

/** The next game: for each seat who will sit there, by their seat of now, and when it begins with bots for those who are silent. */
export interface RematchFrame {
  seats: number[];
  begins: number | null;
}

/** Your name, as others see it. */
export interface Rename {
  name: string;
}

/** A finished game after a number of actions; `survey` as in a table frame. */
export interface ReplayFrame {
  table: string;
  number: number;
  at: number;
  length: number;
  actions: string[];
  tags: Record<string, string>;
  view: any;
  survey: any | null;
}

/** Move people and bots to other seats: for each seat, who is to sit there, by their seat of now. */
export interface Reseat {
  order: number[];
}

/** A finished game of yours. `names` and `bots` are by seat, `seat` is yours. */
export interface ResultFrame {
  table: string;
  number: number;
  game: string;
  at: number;
  ending: string;
  seat: number;
  scores: number[];
  places: number[];
  names: string[];
  bots: (string | null)[];
  change: number | null;
  luck: number | null;
  choices: number | null;
}

/** A page of your finished games, the latest first; `before` asks for the next page, None after the last. */
export interface ResultsFrame {
  results: ResultFrame[];
  before: number | null;
}

/** The part of a piece's outline on one side of the unturned tile. */
export interface Rim {
  side: number;
  path: string;
}

/** Say a preset phrase, or words of your own. */
export interface Say {
  kind: "say";
  phrase?: string | null;
  text?: string | null;
  request?: string | null;
}

/** One line of a score sheet: what for (a locale id and its arguments), how many points, by which rule. */
export interface ScoreLine {
  label: string;
  points: number;
  rule: string;
  args: Record<string, string | number>;
}

/** A seat as everybody sees it. `program`: its guest is a program that plays from outside. */
export interface SeatFrame {
  name: string;
  guest: string | null;
  program: boolean;
  bot: string | null;
  away: boolean;
  online: boolean;
  you: boolean;
  host: boolean;
  gone_since: number | null;
  bot_plays: "asked" | "flagged" | "agreed" | "resigned" | null;
  flags: number;
}

/** Whether the holder of a seat has the table open, and if not, since when. */
export interface SeatPresence {
  online: boolean;
  gone_since: number | null;
}

/** One seat's score sheet. */
export interface Sheet {
  lines: ScoreLine[];
}

/** A position as a spectator sees it; `survey` as in a table frame. */
export interface ShownFrame {
  view: any;
  survey: any | null;
}

/** The fair shuffle: the server's commitment, those of the seats for the next game, their entropy, and the secret once the game is over. */
export interface ShuffleFrame {
  commitment: string;
  commitments: string[];
  sealed: boolean;
  entropy: string[];
  secret: string | null;
}

/** Whether somebody is removed from the talk of the table. */
export interface Silence {
  guest: string;
  silenced?: boolean;
}

/** Finished games of one kind: played, won (a shared win counts its share), mean score, best score, when the first ended, and ratings by seats. */
export interface Statistics {
  game: string;
  played: number;
  won: number;
  mean_score: number;
  best_score: number;
  since: number;
  ratings: RatingFrame[];
}

/** One action of a finished game: its number from 1, its round or turn, its events, and the scores after it. */
export interface StepFrame {
  version: number;
  round: number;
  seat: number | null;
  action: string;
  events: any[];
  scores: number[];
}

/** Be told on this device, in this language, when it is your turn in a game by days. */
export interface Subscribe {
  endpoint: string;
  keys: PushKeys;
  language?: string;
}

/** A feature. `id` stays while it grows; `cities` are the ids of the cities that a field touches. */
export interface SurveyedFeature {
  id: string;
  kind: string;
  tiles: number;
  shields: number;
  open: number;
  ends: ([number, number])[];
  complete: boolean;
  points: number;
  closed: number | null;
  figures: FigureView[];
  leaders: number[];
  cities: string[];
}

/** What stands on a tile and is no figure on a piece, the places it reaches, and what it pays its seat if the game ended now. */
export interface SurveyedMark {
  at: [number, number];
  kind: string;
  count: number;
  seat: number | null;
  reach: ([number, number])[];
  points: number;
}

/** Be somebody again whom you were in this browser before. */
export interface Switch {
  guest: string;
}

/** The details of a table in a list. `seats` holds names, `guests` and `bots` say who holds each seat; `turn` is the seat to act. */
export interface TableDetails {
  seats: string[];
  bots: boolean[];
  guests: (string | null)[];
  options: Record<string, string>;
  expansions: string[];
  turn: number | null;
  number: number;
  round: number | null;
  scores: number[] | null;
  places: number[] | null;
  ending?: string | null;
  speed?: "none" | "quick" | "calm" | "days";
  language?: string | null;
}

/** The whole table as you may see it. `view` is the game's own view (None before it starts); `moves` are those since the version you had. */
export interface TableFrame {
  kind: "table";
  table: string;
  version: number;
  number: number;
  status: string;
  game: string;
  options: Record<string, string>;
  expansions: string[];
  host: boolean;
  listed: boolean;
  hints: boolean;
  helps: boolean;
  silenced: string[];
  origin: Origin | null;
  deal: string | null;
  bot_speed: "slow" | "normal" | "at-once";
  seats: SeatFrame[];
  your_seats: number[];
  can_take_back: boolean;
  clock: ClockFrame | null;
  time_control: Clock | null;
  shuffle: ShuffleFrame;
  view: any | null;
  survey: any | null;
  ending: EndingFrame | null;
  proposals: ProposalFrame[];
  rematch: RematchFrame | null;
  watching: number;
  choosing: number;
  watchers: WatcherFrame[];
  moves: MoveFrame[];
  now: number;
}

/** A page of open tables; `next` is the cursor of the next page. */
export interface TableListFrame {
  tables: TableSummaryFrame[];
  next: string | null;
}

/** A table in a list. */
export interface TableSummaryFrame {
  table: string;
  game: string;
  status: string;
  updated: number;
  details: TableDetails;
}

/** Undo your last action. */
export interface TakeBack {
  kind: "take-back";
  version: number;
  request?: string | null;
}

/** Take a seat: for yourself, for somebody on the same device under another name, or (as host) for a bot or a `guest` who watches. */
export interface TakeSeat {
  name?: string | null;
  bot?: string | null;
  guest?: string | null;
  program?: boolean;
}

/** What a choice points at, so that a board can light it: a button, a card, a tower, a cell, or a spot on a cell. */
export interface Target {
  kind: "button" | "card" | "tower" | "cell" | "spot";
  at: string;
}

/** All tiles by code, and the shapes of what stands on them. */
export interface TileCatalogue {
  tiles: Record<string, CatalogueTile>;
  figures: Record<string, FigureShape>;
  tower: TowerShape;
}

/** A tile on the board. */
export interface TileView {
  at: [number, number];
  code: string;
  rotation: number;
}

/** The box of a tower's first floor around the middle of its base, how much higher each further one is, and a guard above the last one. */
export interface TowerShape {
  floor: [number, number, number, number];
  pitch: number;
  guard: number;
}

/** Be told nothing any more at this address. */
export interface Unsubscribe {
  endpoint: string;
}

/** A code that leads to a guest: from another device, or a recovery code. `replacing` is the guest you are here now, if you are one. */
export interface UseCode {
  code: string;
  replacing?: string | null;
}

/** Somebody with a name who has the table open and holds no seat there. */
export interface WatcherFrame {
  guest: string;
  name: string;
}

/** A rotation that does not fit a place where others do: the sides that clash, and the rule that forbids it. */
export interface WrongTurn {
  at: [number, number];
  rotation: number;
  clashes: EdgeClash[];
  rule: string;
}

/** What the views of all games have. */
export interface CommonView {
  game: string;
  seat: number | null;
  actor: number | "chance" | null;
  scores: number[];
  events: Event[];
  choices: Choice[];
  outcome: Outcome | null;
}

/** The view of any game. */
export type GameView = CarcassonneView | FiveTowersView;

/** What can be said without typing. */
export const PHRASES = ["hello", "good-luck", "well-played", "thank-you", "oops", "one-moment", "your-turn", "good-game"] as const;

/** How many characters a name may have. */
export const NAME = 24;

/** How many characters can be said at a time. */
export const CHAT = 280;
