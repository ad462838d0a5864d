import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { messages } from './messages.ts';

// What needs no browser: functions from values to values. Everything that is seen or touched is tested in tests/browser.
export default defineConfig({
  plugins: [svelte({ emitCss: false }), messages()],
  server: { fs: { allow: ['..'] } },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'], pool: 'threads', isolate: false },
});
