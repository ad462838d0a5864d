import { untrack } from 'svelte';
import type { TableSession } from '../../../table/game_client';
import { textScale } from '../../../table/table_scale.svelte';
import type { CarcassonneView, Event } from '../../../wire';
import { towersOf } from '../board/board_parts';
import { Camera } from '../board/camera.svelte';
import { lastMoves } from '../board/last_moves';
import { type Cell, cellAt, type Point, sameCell } from '../geometry/cells';
import { type Box, pieceView, toBoard } from '../geometry/view';
import { TileDrag } from '../hand/drag.svelte';
import { travelToHand } from '../hand/hand_travel';
import { joinFacts } from '../hand/joins';
import { pressKey } from '../hand/keys';
import { occupiedReason } from '../hand/occupied_feature';
import { Preview } from '../hand/preview.svelte';
import { Turn } from '../hand/turn.svelte';
import { layout } from '../layout.svelte';
import { Look } from '../look/look.svelte';
import { surveyOf } from '../look/survey';
import { isShared } from '../../../device/shared_screen.svelte';
import { drawnBy } from '../replay/better_move';
import type { TableState } from '../state.svelte';
import type { Story } from '../story/story.svelte';
import { facesOf } from '../tiles/catalogue.svelte';

/** The delay before a turn ends automatically, during which it can be undone, in milliseconds. */
const ENDS_ITSELF = 1500;
/** The strip of the board that the tools cover on a phone, in pixels: its height upright, its width in landscape. */
const TOOLS = 64;
/** Margins in pixels: around the tile on trial, for the buttons that turn it, and around the inspected feature. */
const HANDLES = 62;
const INSPECTED = 10;
/** A second tap within this time, in milliseconds, places the tile even if a spot has appeared under the finger. */
const DOUBLE = 500;

/** The open table, for taps on log lines, which are outside its component. */
let current: TableController | null = null;

/** Show the features of a log event on the board. */
export function pointAt(event: Event | null): void {
  current?.point(event);
}

/** The state of one table, and its reactions to new frames. Create it while a component initialises. */
export class TableController implements TableState {
  overtaken = $state(false);
  sawPlay = $state(false);
  footHeight = $state(0);
  readonly turn: Turn;
  readonly look: Look;
  readonly camera: Camera;
  readonly drag: TileDrag;
  /** The server's previews of the choices. */
  readonly preview: Preview;
  readonly #session: () => TableSession;
  /** Whether the player has just acted, so that the next decision does not interrupt them. */
  #acted = false;
  /** The time of the last tap that tried the tile somewhere. */
  #tried = 0;

  readonly session = $derived.by(() => this.#session());
  readonly view = $derived.by(() => this.session.view as CarcassonneView);
  readonly survey = $derived.by(() => surveyOf(this.session));
  readonly seat = $derived.by(() => this.view.seat ?? 0);
  readonly layout = $derived.by(() => layout());
  readonly placing = $derived.by(() => this.turn.phase === 'tile');
  readonly choosing = $derived.by(() => this.turn.phase === 'piece');
  /** The choices that would follow on the tile on trial. */
  readonly following = $derived.by(() => this.preview.then(this.turn.action, this.turn.cell));
  /** Facts about the features that the tile on trial joins. */
  readonly facts = $derived.by(() => {
    const { cell, action } = this.turn;
    return cell ? joinFacts(this.preview.of(action, cell)?.joins ?? [], this.session) : [];
  });
  /** Why the tile on trial does not fit; null if it fits or if the reason is unknown. */
  readonly misfit = $derived.by(() => {
    const { cell, fits, rotation } = this.turn;
    return cell && !fits ? this.preview.wrong(cell, rotation) : null;
  });
  readonly undo = $derived.by(() =>
    this.session.frame.can_take_back && !this.session.disabled ? this.#takeBack : null,
  );
  readonly faces = $derived.by(() => facesOf(this.view.tiles));
  readonly towers = $derived.by(() => towersOf(this.view, this.faces));
  /** The tile of a better move: the drawn tile, or the one just placed. */
  readonly subject = $derived.by(() =>
    this.view.drawn ? { code: this.view.drawn, cell: null } : { code: '', cell: this.view.placed },
  );
  /** The places that can be chosen, or the place of the better move. */
  readonly lit = $derived.by((): Cell[] => {
    const best = this.session.better?.best;
    const at = best ? drawnBy([best], this.subject, this.view).tile?.at : undefined;
    return this.placing ? this.turn.cells : at ? [at] : [];
  });
  readonly last = $derived.by(() => lastMoves(this.view, this.survey, this.choosing ? this.seat : null));
  /** Whether the tools fit above the sheet of a phone. */
  readonly toolsAbove = $derived.by(() => !this.choosing && !this.turn.cell && !this.look.at);
  /** The number of pixels that panels cover on each side of the board. */
  readonly covered = $derived.by((): Box => {
    const large = textScale();
    if (this.layout === 'wide' && isShared()) return { left: 286 * large, top: 10, right: 10, bottom: 10 };
    if (this.layout === 'wide') return { left: 286 * large, top: 10, right: 326 * large, bottom: 82 * large };
    if (this.layout === 'rail') return { left: 88, top: 0, right: 248 + TOOLS, bottom: 0 };
    if (isShared()) return { left: 0, top: 0, right: 0, bottom: this.footHeight * large };
    return { left: 0, top: 0, right: 0, bottom: this.footHeight + (this.toolsAbove ? TOOLS : 0) };
  });
  readonly #decision = $derived.by(() => `${this.session.frame.number} ${this.session.frame.version}`);

  constructor(
    session: () => TableSession,
    readonly story: Story,
  ) {
    this.#session = session;
    const { table } = session().frame;
    this.turn = new Turn(
      () => (this.view.seat === null || this.session.frame.seats[this.seat]?.away ? null : this.view),
      (...actions) => this.#act(actions),
    );
    this.look = new Look(
      () => this.view,
      () => this.survey,
    );
    this.camera = new Camera(this);
    this.drag = new TileDrag(this.turn, this.camera);
    this.preview = new Preview(table, () => this.session.frame.version);
    this.#moveCamera();
    this.#react();
    $effect(() => {
      current = this;
      return () => void (current === this && (current = null));
    });
  }

  /** The tiles in front of the camera. */
  get tiles(): readonly { at: Cell }[] {
    return this.view.tiles;
  }

  #act(actions: string[]): void {
    if (this.session.disabled) return;
    this.#acted = true;
    this.session.act(...actions);
  }

  #takeBack = (): void => {
    this.#acted = true;
    this.session.takeBack();
  };

  /** React to new frames: each decision resets the tried and picked choices; hints and wishes are picked so that the board shows them. */
  #react(): void {
    const { turn, preview, look } = this;
    $effect(() => {
      void this.#decision;
      untrack(() => {
        this.overtaken = !this.#acted && (turn.cell !== null || turn.picked !== null);
        if (this.overtaken && turn.cell) travelToHand(turn.cell);
        this.#acted = false;
        turn.reset();
        if (this.choosing) void preview.ask(null);
        if (this.placing) look.at = null;
        this.sawPlay ||= !this.view.outcome;
      });
    });
    $effect(() => {
      if (turn.pieces.length) untrack(() => turn.grantWish());
    });
    $effect(() => {
      const { cell } = turn;
      if (cell) untrack(() => void preview.ask(cell));
    });
    $effect(() => {
      void turn.picked;
      if (!turn.endsItself || this.session.disabled) return;
      const timer = setTimeout(() => turn.done(), ENDS_ITSELF);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const hinted = this.view.choices.find((choice) => choice.action === this.session.hint);
      if (hinted) untrack(() => turn.show(hinted));
    });
  }

  /** Keep the subject of the turn in view, even when panels open and change the visible part. */
  #moveCamera(): void {
    const { turn, look, camera } = this;
    // zoom in while a piece is chosen, so that its spots can be touched; afterwards show the whole board again
    $effect(() => {
      if (!this.choosing || !this.view.placed) return;
      const cells = [this.view.placed as Cell, ...turn.pieces.flatMap((piece) => (piece.cell ? [piece.cell] : []))];
      void camera.room;
      untrack(() => {
        const near = pieceView(camera.view, cells, camera.room);
        if (near) camera.glide(near);
      });
      return () => {
        if (camera.follows) camera.whole();
      };
    });
    $effect(() => {
      const cells = this.session.better ? this.lit : []; // a large board does not fit
      void camera.room;
      untrack(() => camera.include(cells));
    });
    $effect(() => {
      const cells = turn.cell ? [turn.cell] : [];
      void camera.room;
      untrack(() => camera.bring(cells, HANDLES));
    });
    $effect(() => {
      void [look.at, camera.room];
      untrack(() => camera.bring(look.openCells(), INSPECTED));
    });
  }

  /** Highlight the features of a log line and bring them into view, until the next touch. */
  point(event: Event | null): void {
    this.look.light(event);
    this.camera.show(this.look.toldCells());
    addEventListener('pointerdown', () => this.look.light(null), { once: true });
  }

  key(event: KeyboardEvent): void {
    const { turn, camera, look } = this;
    const done = pressKey(event, {
      turn,
      camera,
      undo: this.undo,
      disabled: this.session.disabled,
      back: () => look.close() || turn.lift(),
      fields: () => (look.fields = !look.fields),
      last: () => camera.show(lastMoves(this.view, this.survey, null).map((move) => move.cell)),
    });
    if (done) event.preventDefault();
  }

  /** Tap the board at a screen point: try the tile there, or inspect the feature. Return whether the tap had an effect. */
  tap(point: Point): boolean {
    const { turn, look } = this;
    const at = toBoard(this.camera.view, point);
    if (this.placing && turn.tapCell(cellAt(at))) {
      this.#tried = performance.now();
      look.at = null;
      return true;
    }
    const taken = this.choosing && this.survey && occupiedReason(this.view, this.survey, at, this.session);
    if (taken) {
      turn.refuse(taken);
      return true;
    }
    const open = look.at !== null;
    return ((!this.placing || !turn.cell) && this.inspect(point)) || open;
  }

  /** Open the panel of the feature or tower at a screen point. */
  inspect(point: Point): boolean {
    return this.look.open(toBoard(this.camera.view, point), this.towers);
  }

  /** Tap a spot on the tile on trial: place the tile and pick the choice, or only place it with a double tap. */
  tapGhost(action: string): void {
    if (performance.now() - this.#tried < DOUBLE) this.turn.put();
    else this.turn.putWith(action);
  }

  /** Return whether a screen point is on the tile on trial. */
  overGhost(point: Point): boolean {
    return (
      this.placing && this.turn.cell !== null && sameCell(this.turn.cell, cellAt(toBoard(this.camera.view, point)))
    );
  }

  /** Highlight the feature under the pointer. Fields are highlighted only in their overlay, because they are nearly everywhere. */
  hover(point: Point | null): void {
    const { look } = this;
    look.hover(point && !this.turn.cell ? toBoard(this.camera.view, point) : null);
    if (!look.fields && this.survey?.features.find((feature) => feature.id === look.hovered)?.kind === 'field')
      look.hovered = null;
  }
}
