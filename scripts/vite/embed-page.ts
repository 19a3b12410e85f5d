import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { appEnv } from './app-env.ts';
import { englishOnly } from './english-only.ts';
import { pageTags } from './page-tags-plugin.ts';

/** The pages for iframes: of a ride, of a leaderboard, and of a reel. */
export const embedPages = ['embed.html', 'embed-board.html', 'embed-reel.html'] as const;

/** The manifest of an embed page's own build, in the output folder. */
export const getEmbedManifestPath = (page: (typeof embedPages)[number]) =>
  `.vite/${page.replace('.html', '')}-manifest.json`;

/** Replaces what Vite puts around lazy imports: these need no styles or other files. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
};

/**
 * Builds each embed page by itself: in the build of the app, modules that both use would become further files with code that
 * only the app needs.
 */
export function buildEmbedPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'embed-pages',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    async closeBundle() {
      const { outDir, target } = config.build;
      for (const page of embedPages)
        await build({
          configFile: false,
          root: config.root,
          mode: config.mode,
          logLevel: 'warn',
          plugins: [plainImports, englishOnly, tailwindcss(), appEnv(), pageTags()],
          build: {
            outDir,
            target,
            emptyOutDir: false,
            copyPublicDir: false,
            manifest: getEmbedManifestPath(page),
            modulePreload: false,
            rolldownOptions: {
              input: page,
              // Builders of other paths read their routes, which would keep all routes; and what only the details of a ride
              // need would be in the first chunk.
              treeshake: { propertyReadSideEffects: false, moduleSideEffects: false },
            },
          },
        });
    },
  };
}
