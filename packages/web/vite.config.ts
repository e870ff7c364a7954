import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compress } from './build/compress.ts';
import { files } from './build/files.ts';
import { layerOrder } from './build/layer-order.ts';
import { leanData } from './build/lean-data.ts';
import { manifestParts } from './build/manifest-parts.ts';
import { messages } from './build/messages.ts';
import { playingOnly } from './build/playing-only.ts';
import { rulesWorker } from './build/rules-worker.ts';

/** Where `tt serve` listens, for the development server. */
const SERVER = process.env['TT_SERVER'] ?? 'http://127.0.0.1:8080';

/** Played in the worker, which has no document to prepare anything in. */
const PLAYED = /-(?:rules|releases)-/;

/** Parts of games are called after both: `agot-board`. */
function partOf(module: string | null | undefined): string | undefined {
  const [, game, part] = /\/games\/([a-z-]+)\/([a-z-]+)/.exec(module ?? '') ?? [];
  return game && `${game}-${part}`;
}

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [
    messages(),
    layerOrder(),
    leanData(),
    manifestParts(),
    playingOnly(),
    rulesWorker(),
    react(),
    VitePWA({
      injectRegister: false, // src/shell/update.tsx registers it: no script stands inline in the page
      registerType: 'prompt',
      manifest: {
        id: '/',
        name: 'Three Thrones',
        short_name: 'Three Thrones',
        description: 'A table for three board games about thrones',
        start_url: '/',
        display: 'standalone',
        background_color: '#1a120b',
        theme_color: '#1a120b',
        categories: ['games'],
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,woff2,json,webmanifest}', 'icon-192.png'],
        // Letters of other languages than ours are fetched when a guest's name needs them.
        globIgnores: ['**/*-wght-*.woff2'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/healthz/, /^\/readyz/, /^\/metrics/],
        cleanupOutdatedCaches: true,
        maximumFileSizeToCacheInBytes: 3_000_000,
      },
    }),
    compress(),
  ],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 1_024,
    modulePreload: {
      polyfill: false, // a browser that preloads nothing fetches a little later
      resolveDependencies: (file, needs) => (PLAYED.test(file) ? [] : needs),
    },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${partOf(facadeModuleId) ?? '[name]'}-[hash].js`,
        codeSplitting: { groups: files() },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: SERVER, ws: true } } },
  preview: { proxy: { '/api': { target: SERVER, ws: true } } },
});
