/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { picture } from './scripts/picture.ts'
import { table } from './scripts/table.ts'
import { words } from './scripts/words.ts'
import { worker } from './scripts/worker.ts'

// The server's port while developing: `just serve` in one terminal, `npm run dev` in another.
const server = process.env.UTOPIA_SERVER ?? 'http://127.0.0.1:8770'

export default defineConfig({
  plugins: [svelte(), words(), table(), picture(), worker()],
  build: {
    outDir: process.env.UTOPIA_PAGE ?? '../src/utopia/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict Content-Security-Policy allows no data: fonts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files, each asked for once: what every page needs, what is filled in, the table, and what is opened now and then.
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules\/(?!@noble|svelte\/src\/(?:reactivity\/|internal\/client\/dom\/(?:blocks\/svelte-element|elements\/(?:bindings\/select|transitions))))|vite\/|rolldown\/runtime|src\/parts\/(?!Choice|Copy|Dialog|[Ff]ield|Fold|MenuList|NumberField|Panel|SearchField|Select|Switch|Table|TextArea|Tick)|src\/(net|words|look)\/(?!files|made\/(?!first))|src\/[\w.]+\.ts$/ },
            { name: 'table', test: /src\/(game|board|table)\/(?!Flying|flights|gestures|WholeBoard|Brings|Names|dragging|whynot|Refusal|Gallery|BoardTable|Payments|WideTable|PhoneTable|Sheets|Cover|Carried|Local|local|Typed|Help|Naming|Banner|HintNote|Players|Supplies|Chronicle|[Ll]ines|EndNote|OrderBar|TopBar|Dock|Prestige|paying|SideTabs|Progress|Tray|Ships|ScaleStrip|PhoneAsk|typed|voices|narrow|PhoneHead|PlayerCells|Later|Welcome|Arrows|entries|keys)/ },
            { name: 'soon', test: /src\/(?:board\/(?:Flying|flights|WholeBoard)|table\/(?:Prestige|paying|Brings|Later|keys|dragging|Banner)|chat\/(?:Corner|chatting|doors|mine|reading|writing)|guide\/(?:load|guiding|moments)|plans\/(?:Entry|kept))/ },
            { name: 'forms', test: /bindings\/select|src\/parts\/(Choice|Copy|Dialog|[Ff]ield|Fold|NumberField|Panel|SearchField|Select|Switch|Table|TextArea|Tick)/ },
          ],
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
  test: { environment: 'node', setupFiles: 'scripts/testing.ts', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
