import { api, me } from '../server/api';
import { errorText, Refusal } from '../words/error_text';
import type { GameFrame, InvitationFrame, Me, TableSummaryFrame } from '../wire';
import { hasFreeSeat, yourTurn } from './table_summaries';

const EVERY = 15_000;
const SOON = 2_000;

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

  #mine = $state.raw<TableSummaryFrame[]>([]);
  #listed = $state.raw<TableSummaryFrame[]>([]);

  readonly guest = $derived(this.who?.guest ?? '');
  /** The guest's running tables; those waiting for the guest's move come first. */
  readonly running = $derived(
    this.#mine
      .filter((summary) => summary.status !== 'finished')
      .sort((a, b) => Number(yourTurn(b, this.guest)) - Number(yourTurn(a, this.guest)) || b.updated - a.updated),
  );
  readonly finished = $derived(this.#mine.filter((summary) => summary.status === 'finished'));
  readonly others = $derived(
    this.#listed.filter((summary) => hasFreeSeat(summary) && !this.#mine.some((own) => own.table === summary.table)),
  );

  /** Load everything; return whether that succeeded. */
  async read(): Promise<boolean> {
    try {
      this.who = await me();
      const games = this.games.length ? this.games : api.games();
      const [known, mine, listed, invitations] = await Promise.all([
        games,
        api.mine(),
        api.listed(),
        api.invitations(),
      ]);
      [this.games, this.#mine, this.#listed, this.invitations] = [known, mine, listed.tables, invitations];
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

  /** Poll while the page is visible, sooner after a failure. Call in an effect. */
  keepReading(): () => void {
    let timer = 0;
    let gone = false;
    const again = async () => {
      const well = document.hidden || (await this.read());
      if (!gone) timer = window.setTimeout(again, well ? EVERY : SOON);
    };
    void again();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }
}
