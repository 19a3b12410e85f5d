import { defineConfig } from 'vite';
import { appEnv } from './app-env.ts';

/** Bundles the service of Cloud Functions that `--ssr` names, with the configuration of the app. */
export default defineConfig({
  plugins: [appEnv()],
  ssr: { noExternal: true, external: ['firebase-admin', 'firebase-functions'] },
  build: {
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node22',
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
});
