import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { appEnv } from '#scripts/vite/app-env.ts';
import { appShell } from '#scripts/vite/app-shell.ts';
import { prerenderedPages } from '#scripts/vite/prerendered-pages.ts';
import { ffmpegCore } from '#scripts/vite/ffmpeg-core.ts';

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), tailwindcss(), appEnv(), appShell(), prerenderedPages(), ffmpegCore()],
  worker: { format: 'es' },
  // Found late, behind a lazy import, a dependency would reload the page under whoever is developing.
  optimizeDeps: {
    include: [
      'firebase/firestore',
      'firebase/storage',
      'firebase/database',
      'react-hook-form',
      '@hookform/resolvers/zod',
      'mp4box',
      'typesense/lib/Typesense/SearchClient.js',
    ],
  },
  build: {
    target: 'es2023',
    manifest: true,
    // Whoever cannot preload modules loads them a little later; the embed page has no bytes to spare.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        app: 'app.html',
        embed: 'embed.html',
        landing: 'index.html',
        privacy: 'privacy-policy.html',
        terms: 'terms-and-conditions.html',
      },
    },
  },
});
