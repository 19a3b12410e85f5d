import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { appEnv } from '#scripts/vite/app-env.ts';
import { notices } from '#scripts/vite/notices-plugin.ts';
import { ffmpegCore } from '#scripts/vite/ffmpeg-core-plugin.ts';
import { pagesPlugin } from '#scripts/vite/pages/pages-plugin.ts';
import { serviceWorker } from '#scripts/vite/service-worker-plugin.ts';

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), tailwindcss(), appEnv(), pagesPlugin(), ffmpegCore(), notices(), serviceWorker()],
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
  },
});
