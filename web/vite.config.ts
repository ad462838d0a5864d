import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { art } from './art.ts';
import { messages } from './messages.ts';

// Built into the Python package; words and art are read from where they live, so that each exists once.
export default defineConfig({
  plugins: [svelte(), art(), messages()],
  build: {
    outDir: '../src/rookery/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // one file for the first page, one for what several pages share, and one for score sheets, which no table needs: by default
        // a table is eighty requests
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
