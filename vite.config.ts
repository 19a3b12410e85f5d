import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { appEnv } from '#scripts/vite/app-env.ts';
import { buildEmbedPages } from '#scripts/vite/embed-page.ts';
import { appShell, translatedPages } from '#scripts/vite/page-files.ts';
import { prerenderedPages } from '#scripts/vite/prerendered-pages.ts';
import { createFirstPageChunks } from '#scripts/vite/first-page-chunks.ts';
import { notices } from '#scripts/vite/notices-plugin.ts';
import { languages } from '#scripts/vite/languages-plugin.ts';
import { pageTags } from '#scripts/vite/page-tags-plugin.ts';
import { feedPreloads, leanPreloads } from '#scripts/vite/preloads.ts';
import { createFollowingChunks } from '#scripts/vite/following-chunks.ts';
import { leanRouter } from '#scripts/vite/lean-router.ts';
import { leanIcons } from '#scripts/vite/lean-icons.ts';
import { ffmpegCore } from '#scripts/vite/ffmpeg-core-plugin.ts';
import { ridePage } from '#scripts/vite/ride-page.ts';
import { serviceWorker } from '#scripts/vite/service-worker-plugin.ts';

/** Our code and icons. */
const ownModulePattern = /\/src\/.*\.tsx?$|\/lucide-react\/.*\.m?js$/;

export default defineConfig({
  appType: 'mpa',
  plugins: [
    leanRouter(),
    leanIcons(),
    react(),
    tailwindcss(),
    appEnv(),
    appShell(),
    buildEmbedPages(),
    prerenderedPages(),
    pageTags(),
    feedPreloads(),
    ridePage(),
    languages(),
    leanPreloads(),
    ffmpegCore(),
    notices(),
    serviceWorker(),
  ],
  worker: { format: 'es' },
  // A dependency that Vite discovers behind a lazy import reloads the page during development.
  optimizeDeps: {
    include: [
      'firebase/firestore',
      'firebase/storage',
      'firebase/database',
      '@tanstack/virtual-core',
      'downshift',
      'react-hook-form',
      '@hookform/resolvers/zod',
      'mediabunny',
      'mp4box',
      'typesense/lib/Typesense/SearchClient.js',
    ],
  },
  build: {
    target: 'es2023',
    manifest: true,
    // Browsers without module preload load modules later; a polyfill is not worth its bytes.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        app: 'app.html',
        ride: 'ride.html',
        landing: 'index.html',
        privacy: 'privacy-policy.html',
        terms: 'terms-and-conditions.html',
        ...Object.fromEntries(Object.keys(translatedPages).map((file) => [file, file])),
      },
      output: {
        codeSplitting: {
          groups: [
            { debugName: 'first pages', name: createFirstPageChunks(), test: /\.([cm]?[jt]sx?|svg)$/ },
            { debugName: 'what follows', name: createFollowingChunks(), test: ownModulePattern },
          ],
          // The groups of a module's imports are larger or the same.
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});
