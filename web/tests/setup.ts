import { setLanguage } from '../src/words/messages.svelte';

// Stubs of the browser APIs that modules use on import.
const addEventListener = () => {};
const media = { matches: false, addEventListener };
Object.assign(globalThis, {
  addEventListener,
  document: { documentElement: { lang: '' } },
  localStorage: { getItem: () => null, setItem: () => {} },
  matchMedia: () => media,
});

await setLanguage('en');
