import { matchLanguage, setLanguage } from '../words/messages.svelte';

export type Theme = 'auto' | 'light' | 'dark';

/** The preferences of this device. */
export interface Preferences {
  theme: Theme;
  language: string | null;
  sound: boolean;
  still: boolean;
  letters: boolean;
  list: boolean;
  /** Whether single keys select choices. */
  keys: boolean;
  notify: boolean;
}

const KEY = 'rookery';
const FIRST: Preferences = {
  theme: 'auto',
  language: null,
  sound: false,
  still: false,
  letters: false,
  list: false,
  keys: true,
  notify: false,
};

export const preferences = $state<Preferences>({ ...FIRST, ...kept() });

const night = matchMedia('(prefers-color-scheme: dark)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
let nightly = $state(night.matches);
let calmly = $state(calm.matches);
night.addEventListener('change', () => (nightly = night.matches));
calm.addEventListener('change', () => (calmly = calm.matches));

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

/** Return the chosen theme, or the device's theme for `auto`. */
export function theme(): 'light' | 'dark' {
  if (preferences.theme !== 'auto') return preferences.theme;
  return nightly ? 'dark' : 'light';
}

/** Return whether the app or the device asks for reduced motion. */
export function reducedMotion(): boolean {
  return preferences.still || calmly;
}

export function language(): string {
  return matchLanguage(preferences.language ? [preferences.language] : navigator.languages);
}

/** Apply preferences to the page whenever they change, and store them. Call once. */
export function applyPreferences(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme = theme();
      root.dataset.motion = reducedMotion() ? 'still' : 'full';
      const sky = getComputedStyle(root).getPropertyValue('--sky-1');
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.content = sky;
    });
    $effect(() => void setLanguage(language()));
    $effect(() => {
      const text = JSON.stringify(preferences);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // without storage, preferences last until the page is closed
      }
    });
  });
}
