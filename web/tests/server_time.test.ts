import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverTime } from '../src/server/server_time.svelte';
import { TableConnection } from '../src/table/table_connection.svelte';

/** The end of a player's time, by the server's clock. */
const DEADLINE = 1_000_000;

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = FakeSocket.OPEN;
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (closed: { code: number; reason: string }) => void = () => {};

  constructor() {
    FakeSocket.last = this;
  }

  send(): void {}
  close(): void {}
}

const seats = [{ name: 'Ann', guest: 'ann', you: false, online: true, gone_since: null }];
const present = [{ online: true, gone_since: null }];

function arrives(frame: Record<string, unknown>): void {
  FakeSocket.last.onmessage({ data: JSON.stringify(frame) });
}
const table = (now: number) =>
  arrives({ kind: 'table', version: 1, seats, your_seats: [], shuffle: {}, view: null, survey: null, moves: [], now });
const presence = (now: number, proposals: unknown[] = []) =>
  arrives({ kind: 'presence', seats: present, watching: 0, choosing: 0, watchers: [], proposals, now });
const chat = (seq: number, at: number, name = 'Eve') =>
  arrives({ kind: 'chat', seq, at, guest: 'eve', seat: null, name, phrase: 'hello', text: null });

let connection: TableConnection;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, json: async () => ({ guest: 'ann', muted: [] }) }));
  connection = new TableConnection('t');
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  connection.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('between moves, frames of every kind leave the clock as it runs', () => {
  table(DEADLINE - 300_000);
  expect(serverTime.secondsUntil(DEADLINE)).toBe(300);
  vi.advanceTimersByTime(40_000);
  chat(2, DEADLINE - 260_000);
  expect(serverTime.secondsUntil(DEADLINE)).toBe(260);
  vi.advanceTimersByTime(30_000);
  presence(DEADLINE - 230_000);
  expect(serverTime.secondsUntil(DEADLINE)).toBe(230);
  vi.advanceTimersByTime(20_000);
  chat(3, DEADLINE - 210_000);
  presence(DEADLINE - 210_000, [
    { what: 'stop', seat: null, opens: 0, asked_by: 0, agreed: [0], declined: [], missing: [] },
  ]);
  vi.advanceTimersByTime(10_000);
  arrives({ kind: 'done', request: null, version: 1 });
  expect(serverTime.secondsUntil(DEADLINE)).toBe(200);
  table(DEADLINE - 200_000);
  expect(serverTime.secondsUntil(DEADLINE)).toBe(200);
});

test('a frame that was on its way for long does not set the clock back', () => {
  table(DEADLINE - 300_000);
  vi.advanceTimersByTime(10_000);
  presence(DEADLINE - 299_000);
  table(DEADLINE - 295_000);
  expect(serverTime.secondsUntil(DEADLINE)).toBe(290);
});

test('a clock that somebody sets on the device changes nothing', () => {
  table(DEADLINE - 300_000);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(serverTime.secondsUntil(DEADLINE)).toBe(300);
});

test('a new connection measures again', async () => {
  table(DEADLINE - 300_000);
  FakeSocket.last.onclose({ code: 1006, reason: '' });
  await vi.advanceTimersByTimeAsync(1000);
  table(DEADLINE - 400_000);
  expect(serverTime.secondsUntil(DEADLINE)).toBe(400);
});

test('a chat line that comes again has the new name of its author, as have all their lines', () => {
  table(DEADLINE);
  chat(2, DEADLINE, '');
  chat(3, DEADLINE, '');
  const heard = connection.chat.latest;
  chat(3, DEADLINE, 'Eve');
  expect(connection.chat.lines.map((line) => [line.seq, line.name])).toEqual([
    [2, 'Eve'],
    [3, 'Eve'],
  ]);
  expect(connection.chat.latest).toBe(heard);
});
