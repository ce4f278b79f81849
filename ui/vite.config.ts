import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The server's port while developing: `just serve` in one terminal, `npm run dev` in another.
const server = process.env.UTOPIA_SERVER ?? 'http://127.0.0.1:8770'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.UTOPIA_PAGE ?? '../src/utopia/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict Content-Security-Policy allows no data: fonts
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
    fs: { allow: ['..'] }, // the messages lie in src/utopia/locales
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
