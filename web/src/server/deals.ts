import { asGuest } from './api';
import { loadPart } from '../words/messages.svelte';
import type { ChallengeFrame, DailyFrame, DailyStreakFrame, DealFrame, TableFrame } from '../wire';

/** Wait for a request and for the messages of the deal pages. */
async function withWords<T>(asked: Promise<T>): Promise<T> {
  return (await Promise.all([asked, loadPart('deals')]))[0];
}

export const deals = {
  daily: () => withWords(asGuest<DailyFrame[]>('GET', '/daily')),
  streak: () => asGuest<DailyStreakFrame>('GET', '/me/daily'),
  deal: (deal: string) => withWords(asGuest<DealFrame>('GET', `/deals/${deal}`)),
  play: (deal: string) => asGuest<TableFrame>('POST', `/deals/${deal}`),
  /** Return the deal of a finished game, which others can play from this seat. */
  challenge: (table: string, number: number, seat: number) =>
    asGuest<ChallengeFrame>('POST', `/tables/${table}/games/${number}/challenge`, { seat }),
};
