import type { Cell, Point } from './geometry/cells';
import { FIRST, type View } from './geometry/view';
import type { Scored } from './story/score_events';
import type { Thief } from './story/thief';

/**
 * The state of a Carcassonne table that only the client knows. Everything else is derived from these fields and from the latest frame in the session.
 *
 * This file only declares the fields. A class in the folder of each part extends it with derived values and with the functions that change it;
 * `table/controller.svelte.ts` puts the parts together and reacts to new frames.
 */
export interface TableState {
  /** The visible part of the board: `board/camera.svelte.ts`. */
  readonly camera: CameraState;
  /** The choice that the player is trying but has not played: `hand/turn.svelte.ts`. */
  readonly turn: TurnState;
  /** The tile under the player's finger: `hand/drag.svelte.ts`. */
  readonly drag: DragState;
  /** The inspected feature or tower, and overlays: `look/look.svelte.ts`. */
  readonly look: LookState;
  /** The narration of the last moves: `story/story.svelte.ts`. */
  readonly story: StoryState;
  /** Whether the table moved on while the player was trying or picking a choice. */
  overtaken: boolean;
  /** Whether the person has seen the game running; only then is the final scoring narrated. */
  sawPlay: boolean;
  /** The height of the sheet below the board of a phone, in pixels. */
  footHeight: number;
}

/** The camera over a board. */
export class CameraState {
  /** The position and scale of the board on the screen. */
  view = $state.raw<View>({ x: 0, y: 0, size: FIRST });
  /** The size of the board's element in pixels. */
  width = $state(0);
  height = $state(0);
  /** Whether the board has been shown; after that, camera movements are animated. */
  live = $state(false);
  /** Whether the camera is moving or has just stopped. */
  moving = $state(false);
  /** Whether a zoom animation is running. */
  zooming = $state(false);
  /** Whether the camera follows the play; it stops when somebody moves it. */
  follows = $state(true);
  /** The number of fingers on the board. */
  fingers = 0;
}

/** The choice that the person at this device is trying or has picked, but has not played. */
export class TurnState {
  /** The cell where the drawn tile lies on trial; null while it is in the hand. */
  cell = $state.raw<Cell | null>(null);
  /** The rotation of the drawn tile in degrees, in the hand and on the board. */
  rotation = $state(0);
  /** The action of the picked choice. */
  picked = $state<string | null>(null);
  /** Whether the picked choice ends the turn automatically after a delay. */
  ending = $state(false);
  /** Why the tapped feature cannot be chosen, as a sentence; empty if nothing was refused. */
  refused = $state('');
  /** The action to pick once the tile is placed. */
  wish: string | null = null;
}

/** Dragging the drawn tile. */
export class DragState {
  /** The upper left corner of the tile in board units while it follows the pointer; null while it snaps to a cell. */
  corner = $state.raw<Point | null>(null);
}

/** The inspected feature or tower, and the overlays. */
export class LookState {
  /** The inspected feature, by id, or the inspected tower, by cell. */
  at = $state.raw<{ feature: string } | { mark: string } | null>(null);
  /** The id of the feature under the pointer. */
  hovered = $state<string | null>(null);
  /** The ids of the features in the highlighted log line. */
  told = $state.raw<readonly string[]>([]);
  /** Whether the overlay of all fields is on. */
  fields = $state(false);
  /** Whether the overlay of all other claimed features is on. */
  claims = $state(false);
}

/** The narration of the last events. */
export class StoryState {
  /** The scored features that are outlined. */
  scored = $state.raw<readonly Scored[]>([]);
  /** The thief that is being narrated, and the number of the current step. */
  thief = $state.raw<Thief | null>(null);
  step = $state(0);
  /** The sentence about the last scoring or theft; it disappears after a few seconds. */
  sentence = $state('');
  /** The board points of the last changes, ringed if motion is reduced. */
  rings = $state.raw<readonly Point[]>([]);
  /** Whether the thief stays until the person continues. */
  held = false;
  /** The sentence that follows once the held thief is over. */
  next = '';
}

/** The narration of the final scoring: `scoring/end_story.svelte.ts`. */
export class EndState {
  /** The current step. */
  at = $state(0);
  paused = $state(false);
}
