/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { worker } from './scripts/worker.ts'

// The server's port while developing: `just serve` in one terminal, `npm run dev` in another.
const server = process.env.UTOPIA_SERVER ?? 'http://127.0.0.1:8770'

export default defineConfig({
  plugins: [svelte(), worker()],
  build: {
    outDir: process.env.UTOPIA_PAGE ?? '../src/utopia/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict Content-Security-Policy allows no data: fonts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The words that every page needs (FIRST in words.svelte.ts) come in one piece a language.
          groups: ['en', 'fr', 'it', 'de'].map((language) => ({
            name: `words-${language}`,
            test: new RegExp(`locales/${language}/(game|server|live|page|board|table)\\.ftl`),
          })),
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
    fs: { allow: ['..'] }, // the messages lie in src/utopia/locales
  },
  // Tests run what browsers run: Svelte's other half, for servers, works out every derived value anew.
  ...(process.env.VITEST && { resolve: { conditions: ['browser'] } }),
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
