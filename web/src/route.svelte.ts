/** A page and its parameters. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'screen'; table: string }
  | { page: 'replay'; table: string; number: number }
  | { page: 'replays' }
  | { page: 'tables' }
  | { page: 'mine' }
  | { page: 'profile' }
  | { page: 'become' }
  | { page: 'scores' }
  | { page: 'score'; sheet: string }
  | { page: 'games'; of: 'learn' | 'rules' | 'puzzles' }
  | { page: 'about' }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'puzzles'; game: string; puzzle: string | null }
  | { page: 'daily' }
  | { page: 'deal'; deal: string }
  | { page: 'nowhere' };

const PATHS: [RegExp, (...parts: string[]) => Route][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [/^\/new\/([\w-]+)$/, (game) => ({ page: 'new', game: game! })],
  [/^\/t\/([\w-]+)$/, (table) => ({ page: 'table', table: table! })],
  [/^\/t\/([\w-]+)\/screen$/, (table) => ({ page: 'screen', table: table! })],
  [/^\/t\/([\w-]+)\/(\d+)\/replay$/, (table, number) => ({ page: 'replay', table: table!, number: Number(number) })],
  [/^\/replays$/, () => ({ page: 'replays' })],
  [/^\/learn\/([\w-]+)$/, (game) => ({ page: 'learn', game: game! })],
  [/^\/tables$/, () => ({ page: 'tables' })],
  [/^\/rules\/([\w-]+)$/, (game) => ({ page: 'rules', game: game! })],
  [
    /^\/puzzles\/([\w-]+)(?:\/([\w.-]+))?$/,
    (game, puzzle) => ({ page: 'puzzles', game: game!, puzzle: puzzle ?? null }),
  ],
  [/^\/(learn|rules|puzzles)$/, (of) => ({ page: 'games', of: of as 'learn' | 'rules' | 'puzzles' })],
  [/^\/about$/, () => ({ page: 'about' })],
  [/^\/daily$/, () => ({ page: 'daily' })],
  [/^\/deal\/([\w-]+)$/, (deal) => ({ page: 'deal', deal: deal! })],
  [/^\/me\/tables$/, () => ({ page: 'mine' })],
  [/^\/me$/, () => ({ page: 'profile' })],
  [/^\/become$/, () => ({ page: 'become' })],
  [/^\/score$/, () => ({ page: 'scores' })],
  [/^\/score\/(\w+)$/, (sheet) => ({ page: 'score', sheet: sheet! })],
];

function read(path: string): Route {
  for (const [pattern, make] of PATHS) {
    const found = pattern.exec(path.replace(/(.)\/$/, '$1'));
    if (found) return make(...found.slice(1));
  }
  return { page: 'nowhere' };
}

let current = $state.raw<Route>(read(location.pathname));

export function route(): Route {
  return current;
}

export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, '', path);
  const left = document.querySelector('h1');
  current = read(location.pathname);
  scrollTo(0, 0);
  focusHeading(left, MOST_FRAMES);
}

/** The number of frames to wait for a page to appear. */
const MOST_FRAMES = 300;

/** Move the focus to the heading of the new page, so that screen readers announce it. */
function focusHeading(left: Element | null, frames: number): void {
  requestAnimationFrame(() => {
    const heading = document.querySelector('h1');
    if ((!heading || heading === left) && frames) focusHeading(left, frames - 1);
    if (!heading || heading === left || (document.activeElement && document.activeElement !== document.body)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}

addEventListener('popstate', () => (current = read(location.pathname)));

/** Follow a link without a page load, unless the user asked for a new window or tab. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href^="/"]');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.hasAttribute('download') || link.getAttribute('href')!.startsWith('/api')) return;
  event.preventDefault();
  go(link.getAttribute('href')!);
}
