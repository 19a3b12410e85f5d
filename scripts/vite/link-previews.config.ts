import { defineConfig } from 'vite';
import { appEnv } from './app-env.ts';

/** Bundles the function, with the configuration of the app. */
export default defineConfig({
  plugins: [appEnv()],
  ssr: { noExternal: true, external: ['firebase-functions'] },
  build: {
    ssr: 'services/link-previews/index.ts',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node22',
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
});
