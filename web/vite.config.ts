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
        // what the first page needs is one file, what several pages share another: by default a table is eighty requests
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'parts', minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
