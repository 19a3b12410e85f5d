import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { appEnv } from './app-env.ts';
import { pageTags } from './page-tags-plugin.ts';

/** The manifest of the embed page's own build, in the output folder. */
export const embedManifestPath = '.vite/embed-manifest.json';

/** Replaces what Vite puts around lazy imports: these need no styles or other files. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
};

/**
 * Builds embed.html by itself: in the build of the app, modules that both use would become further files with code that
 * only the app needs.
 */
export function embedPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'embed-page',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    async closeBundle() {
      const { outDir, target } = config.build;
      await build({
        configFile: false,
        root: config.root,
        mode: config.mode,
        logLevel: 'warn',
        plugins: [plainImports, tailwindcss(), appEnv(), pageTags()],
        build: {
          outDir,
          target,
          emptyOutDir: false,
          copyPublicDir: false,
          manifest: embedManifestPath,
          modulePreload: false,
          rolldownOptions: {
            input: 'embed.html',
            // Builders of other paths read their routes, which would keep all routes.
            treeshake: { propertyReadSideEffects: false },
          },
        },
      });
    },
  };
}
