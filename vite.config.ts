import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { appShell } from '#scripts/vite/app-shell.ts';
import { ffmpegCore } from '#scripts/vite/ffmpeg-core.ts';

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), tailwindcss(), appShell(), ffmpegCore()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: { input: { app: 'app.html' } },
  },
});
