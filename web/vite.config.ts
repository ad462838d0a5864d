import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { art } from './art.ts';
import { brotli } from './brotli.ts';
import { messages } from './messages.ts';

// Builds into the Python package, and reads messages and art from there, so that each exists once.
export default defineConfig({
  plugins: [svelte(), art(), messages(), brotli()],
  build: {
    outDir: '../src/rookery/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One chunk each for the first page, shared code and score sheets, which no table needs. With Vite's defaults, a table would take
        // eighty requests.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'parts', minShareCount: 2, test: (id) => !id.includes('/src/score/') },
            { name: 'score', minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
