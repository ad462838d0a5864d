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
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
