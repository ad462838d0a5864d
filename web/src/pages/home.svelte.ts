import { api, me } from '../server/api';
import { errorText, Refusal } from '../words/error_text';
import type { GameFrame, InvitationFrame, Me, TableSummaryFrame } from '../wire';
import { byUrgency, hasFreeSeat } from './table_summaries';

/** The state of the home page: the games, the guest, their tables and the open ones. */
export class HomeState {
  games = $state.raw<GameFrame[]>([]);
  who = $state.raw<Me | null>(null);
  /** The error of the last load, as a sentence. */
  error = $state('');
  uninvited = $state(false);
  /** Whether the first response has arrived. The page stays empty until then to avoid layout shifts. */
  asked = $state(false);

  /** Invitations from friends to their tables. */
  invitations = $state.raw<InvitationFrame[]>([]);

  #unfinished = $state.raw<TableSummaryFrame[]>([]);
  /** The latest finished games of the guest. */
  finished = $state.raw<TableSummaryFrame[]>([]);
  #listed = $state.raw<TableSummaryFrame[]>([]);

  readonly guest = $derived(this.who?.guest ?? '');
  /** The guest's unfinished tables; those waiting for the guest's move come first. */
  readonly running = $derived(byUrgency(this.#unfinished, this.guest));
  readonly others = $derived(
    this.#listed.filter((one) => hasFreeSeat(one) && !this.#unfinished.some((own) => own.table === one.table)),
  );

  /** Load everything; return whether that succeeded. */
  async read(): Promise<boolean> {
    try {
      this.who = await me();
      const games = this.games.length ? this.games : api.games();
      const [known, unfinished, finished, listed, invitations] = await Promise.all([
        games,
        api.unfinished(),
        api.mine(true),
        api.listed(),
        api.invitations(),
      ]);
      [this.games, this.#unfinished, this.invitations] = [known, unfinished, invitations];
      [this.finished, this.#listed] = [finished.tables, listed.tables];
      this.error = '';
      this.uninvited = false;
      return true;
    } catch (error) {
      this.uninvited = error instanceof Refusal && error.code === 'guest/not-invited';
      this.error = this.uninvited ? '' : errorText(error);
      return false;
    } finally {
      this.asked = true;
    }
  }

  async turnDown(table: string): Promise<void> {
    await api.turnDown(table).catch(() => {});
    await this.read();
  }
}
