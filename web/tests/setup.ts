import { setLanguage } from '../src/words/messages.svelte';

// The little of a browser that modules ask for when they are loaded.
const addEventListener = () => {};
const media = { matches: false, addEventListener };
Object.assign(globalThis, {
  addEventListener,
  document: { documentElement: { lang: '' } },
  localStorage: { getItem: () => null, setItem: () => {} },
  matchMedia: () => media,
});

await setLanguage('en');
