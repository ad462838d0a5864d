import type {
  AddEntropy,
  AnalysisFrame,
  AnnouncementFrame,
  BetterWayFrame,
  ChangeTerms,
  ChatFrame,
  CodeFrame,
  CodeOwner,
  DeviceFrame,
  ErrorFrame,
  FitsFrame,
  FriendFrame,
  GameFrame,
  HabitsFrame,
  HintFrame,
  HistoryFrame,
  Identity,
  InvitationFrame,
  Me,
  OpenTable,
  OpponentFrame,
  PreviewFrame,
  PuzzleAnswerFrame,
  PuzzleFrame,
  PuzzleRatingFrame,
  RecoveryFrame,
  PushKeyFrame,
  ReplayFrame,
  ResultsFrame,
  SignedOut,
  Statistics,
  Subscribe,
  TableFrame,
  TableListFrame,
  TableSummaryFrame,
  TileCatalogue,
  Unsubscribe,
} from '../wire';
import { Refusal } from '../words/error_text';
import { serverTime } from './server_time.svelte';

async function ask<T>(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      signal,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ code: 'network' });
  }
  if (answer.status === 204) return undefined as T;
  const content = await answer.json().catch(() => null);
  if (!answer.ok || content === null) {
    const error = content as Partial<ErrorFrame> | null;
    throw new Refusal({ ...error, code: error?.code ?? 'server/failed' });
  }
  return content as T;
}

/** Open a socket; the browser sends the cookie with it. */
export function openSocket(path: string): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api${path}`);
}

let known: Promise<Me> | null = null;

/** Return the guest of this browser. The first request creates the guest, so all others wait for it. */
export function me(): Promise<Me> {
  known ??= ask<Me>('GET', '/me').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export async function asGuest<T>(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<T> {
  await me();
  return ask<T>(method, path, body, signal);
}

/** Switch to another guest, or become a guest for the first time. */
async function become(path: string, body: unknown): Promise<Me> {
  await ask<void>('POST', path, body);
  known = null;
  return me();
}

export const api = {
  games: () => ask<GameFrame[]>('GET', '/games'),
  /** Return a page of the open tables; `page` is the `next` of the previous page. */
  listed: (wanted: Record<string, string> = {}, page: string | null = null) => {
    const query = new URLSearchParams({ ...wanted, ...(page === null ? {} : { page }) }).toString();
    return asGuest<TableListFrame>('GET', `/tables${query && `?${query}`}`);
  },
  friends: () => asGuest<FriendFrame[]>('GET', '/me/friends'),
  invitations: () => asGuest<InvitationFrame[]>('GET', '/me/invitations'),
  turnDown: (table: string) => asGuest<void>('DELETE', `/me/invitations/${table}`),
  invite: (table: string, guest: string) => asGuest<void>('POST', `/tables/${table}/invitations`, { guest }),
  /** As host, mute somebody for the whole table, or unmute them. */
  silence: (table: string, guest: string, silenced: boolean) =>
    asGuest<void>('PUT', `/tables/${table}/silences`, { guest, silenced }),
  announcement: () => ask<AnnouncementFrame>('GET', '/announcement'),
  /** Return a page of the guest's tables, either the finished or the other ones; `page` is the `next` of the previous page. */
  mine: async (finished: boolean, page: string | null = null) => {
    const query = new URLSearchParams({ finished: String(finished), ...(page === null ? {} : { page }) });
    const found = await asGuest<TableListFrame>('GET', `/me/tables?${query}`);
    serverTime.measure(found.now);
    return found;
  },
  /** Return all unfinished tables of the guest. */
  unfinished: async () => {
    const tables: TableSummaryFrame[] = [];
    let page: string | null = null;
    do {
      const found: TableListFrame = await api.mine(false, page);
      tables.push(...found.tables);
      page = found.next;
    } while (page !== null);
    return tables;
  },
  statistics: () => asGuest<Statistics[]>('GET', '/me/statistics'),
  results: (asked: { game?: string; before?: number; limit?: number } = {}) =>
    asGuest<ResultsFrame>(
      'GET',
      `/me/results?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`,
    ),
  habits: () => asGuest<HabitsFrame[]>('GET', '/me/habits'),
  puzzleRatings: () => asGuest<PuzzleRatingFrame[]>('GET', '/me/puzzles'),
  opponents: () => asGuest<OpponentFrame[]>('GET', '/me/opponents'),
  rename: async (name: string) => {
    const renamed = await asGuest<Me>('PATCH', '/me', { name });
    known = Promise.resolve(renamed);
    return renamed;
  },
  mute: async (guest: string, muted: boolean) => {
    await asGuest<void>('PUT', '/me/mutes', { guest, muted });
    known = null;
  },
  pushKey: () => asGuest<PushKeyFrame>('GET', '/me/push'),
  subscribe: (subscription: Subscribe) => asGuest<void>('PUT', '/me/push', subscription),
  unsubscribe: (subscription: Unsubscribe) => asGuest<void>('POST', '/me/push/end', subscription),
  newCode: () => asGuest<CodeFrame>('POST', '/me/codes', {}),
  newRecovery: async () => {
    const made = await asGuest<RecoveryFrame>('POST', '/me/recovery');
    known = null;
    return made;
  },
  /** Return a code's owner and this browser's guest, without using the code. */
  lookAtCode: (code: string) => ask<CodeOwner>('POST', '/codes/look', { code }),
  useCode: (code: string, replacing: string | null) => become('/codes', { code, replacing }),
  useInviteCode: (code: string) => become('/invitations', { code }),
  identities: () => ask<Identity[]>('GET', '/identities'),
  switchTo: (guest: string) => become('/identities', { guest }),
  devices: () => asGuest<DeviceFrame[]>('GET', '/me/devices'),
  /** Sign out a device: this one by default, with `everywhere` all others. Return the new recovery code, if the previous one became invalid. */
  signOut: async (which: { device?: string; everywhere?: true } = {}) => {
    const path = which.device ? `/me/devices/${which.device}` : which.everywhere ? '/me?everywhere=true' : '/me';
    const { recovery } = await asGuest<SignedOut>('DELETE', path);
    known = null;
    return recovery;
  },
  open: (request: OpenTable) => asGuest<TableFrame>('POST', '/tables', request),
  table: (table: string) => asGuest<TableFrame>('GET', `/tables/${table}`),
  changeTerms: (table: string, changes: ChangeTerms) => asGuest<TableFrame>('PATCH', `/tables/${table}`, changes),
  close: (table: string) => asGuest<void>('DELETE', `/tables/${table}`),
  sit: (table: string, seat: number, bot: string | null = null) =>
    asGuest<TableFrame>('PUT', `/tables/${table}/seats/${seat}`, { bot }),
  /** As host, give a seat to a spectator. */
  giveSeat: (table: string, seat: number, guest: string) =>
    asGuest<TableFrame>('PUT', `/tables/${table}/seats/${seat}`, { guest }),
  /** Seat somebody at this device under a name of their own. */
  sitBeside: (table: string, seat: number, name: string) =>
    asGuest<TableFrame>('PUT', `/tables/${table}/seats/${seat}`, { name }),
  stand: (table: string, seat: number, keepOut = false) =>
    asGuest<TableFrame>('DELETE', `/tables/${table}/seats/${seat}${keepOut ? '?keep_out=true' : ''}`),
  /** Reorder the seats; `order` lists, for each seat, the current seat of its new holder. */
  reseat: (table: string, order: number[]) => asGuest<TableFrame>('PUT', `/tables/${table}/seats/order`, { order }),
  /** As host, make the holder of this seat the new host. */
  handOver: (table: string, seat: number) => asGuest<TableFrame>('PUT', `/tables/${table}/host`, { seat }),
  becomeHost: (table: string) => asGuest<unknown>('POST', `/tables/${table}/proposals`, { what: 'host' }),
  addEntropy: (table: string, seat: number, word: AddEntropy) =>
    asGuest<TableFrame>('PUT', `/tables/${table}/seats/${seat}/word`, word),
  start: (table: string) => asGuest<TableFrame>('POST', `/tables/${table}/start`),
  hint: (table: string, signal: AbortSignal | null = null) =>
    asGuest<HintFrame>('GET', `/tables/${table}/hint`, undefined, signal),
  tiles: (game: string) => ask<TileCatalogue>('GET', `/games/${game}/tiles`),
  /** Return a preview of actions at a table. Puzzles have no table, so it fails for them. */
  preview: (table: string, at: string | null) =>
    table
      ? asGuest<PreviewFrame>('GET', `/tables/${table}/preview${at === null ? '' : `?at=${at}`}`)
      : Promise.reject(new Refusal({ code: 'table/unknown' })),
  fits: (table: string, at: string) =>
    table
      ? asGuest<FitsFrame>('GET', `/tables/${table}/fits?at=${at}`)
      : Promise.reject(new Refusal({ code: 'table/unknown' })),
  chat: (table: string) => asGuest<ChatFrame[]>('GET', `/tables/${table}/chat`),
  history: (table: string, number: number) => asGuest<HistoryFrame>('GET', `/tables/${table}/games/${number}/story`),
  /** Open the record of a finished game from elsewhere; errors are in the page's language. */
  importRecord: (record: string) =>
    asGuest<HistoryFrame>('POST', `/records?language=${document.documentElement.lang}`, { record }),
  imported: () => asGuest<TableSummaryFrame[]>('GET', '/records'),
  replay: (table: string, number: number, at: number | null) =>
    asGuest<ReplayFrame>('GET', `/tables/${table}/games/${number}/replay${at === null ? '' : `?at=${at}`}`),
  /** Return a puzzle by name, the puzzle of the day for `daily`, or the next one for null. */
  puzzle: (game: string, puzzle: string | null) =>
    asGuest<PuzzleFrame>(
      'GET',
      `/puzzles/${game}${puzzle === 'daily' ? '?daily=true' : puzzle ? `?puzzle=${puzzle}` : ''}`,
    ),
  /** Answer a puzzle; null asks for the solution. */
  answerPuzzle: (game: string, puzzle: string, action: string | null) =>
    asGuest<PuzzleAnswerFrame>('POST', `/puzzles/${game}/${puzzle}`, { action }),
  analysis: (table: string, number: number, after: number) =>
    asGuest<AnalysisFrame>('GET', `/tables/${table}/games/${number}/analysis?after=${after}`),
  /** Return the continuation of a finished game after the best choice at an action. */
  betterWay: (table: string, number: number, at: number) =>
    asGuest<BetterWayFrame>('GET', `/tables/${table}/games/${number}/better-way?at=${at}`),
  /** Open a table that continues a finished game from this position. */
  practise: (table: string, number: number, at: number, seat: number) =>
    asGuest<TableFrame>('POST', `/tables/${table}/games/${number}/practice`, { at, seat }),
};
