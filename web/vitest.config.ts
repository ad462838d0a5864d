import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { messages } from './messages.ts';

// Unit tests of pure functions. tests/browser covers everything that needs a browser.
export default defineConfig({
  plugins: [svelte({ emitCss: false }), messages()],
  server: { fs: { allow: ['..'] } },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'], pool: 'threads', isolate: false },
});
