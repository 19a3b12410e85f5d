import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { serviceWorkerPath, shareWorkerPath } from '#src/lib/trusted-scripts.ts';
import { isAssetPath } from '#src/config/request-kinds.ts';
import { collectShellFiles } from './pages/built-files.ts';
import { buildApart } from './pages/separate-builds.ts';

/** What a start without a connection needs, and the first pages. Every other page is stored when it is opened. */
const shellModules = [
  'src/main.tsx',
  'src/ui/theme.css',
  'src/data/auth/session.ts',
  'src/session/load-profile.ts',
  'src/session/session-effects.ts',
  'src/app/errors/session-problem.tsx',
  'src/app/offline/offline-page.tsx',
  'src/data/device/kept-rides.ts',
  'src/app/pages/kept-page.tsx',
  // Where rides are kept, and read again without a connection.
  'src/app/pages/reel-page.tsx',
  'src/features/kept/kept-link.tsx',
  'src/app/member-routes.tsx',
  'src/app/pages/shell-page.tsx',
  'src/features/feed/feed-page.tsx',
  'src/features/schedule/schedule-page.tsx',
];

/** Builds each service worker into one script, after the app whose files it stores. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  let files: string[] = [];
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    writeBundle(_options, bundle) {
      files = collectShellFiles(bundle, shellModules)
        .map((file) => `/${file}`)
        .filter(isAssetPath);
    },
    async closeBundle() {
      // The build has failed, and its error is the one to show.
      if (files.length === 0) return;
      const document = await readFile(resolve(config.root, config.build.outDir, 'app.html'));
      const revision = createHash('sha256').update(document).digest('hex').slice(0, 16);
      for (const script of [serviceWorkerPath, shareWorkerPath])
        await buildApart(config, {
          define: {
            injectedShell: JSON.stringify({ revision, files }),
            'process.env.NODE_ENV': JSON.stringify('production'),
          },
          build: {
            rolldownOptions: {
              input: `src/service-worker${script.replace('.js', '.ts')}`,
              output: { format: 'iife', codeSplitting: false, entryFileNames: script.slice(1) },
            },
          },
        });
    },
  };
}
