import tailwindcss from '@tailwindcss/vite';
import { build, type BuildOptions, type Plugin, type PluginOption, type ResolvedConfig } from 'vite';
import { buildEmbedLanguageScript } from '#src/languages/language-script.ts';
import { appEnv, playbackEnv } from './app-env.ts';
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

/** Has a page's script begin with the choice of its language. In the output: if the bundler knew of it, lazy files would share further files. */
const startsWithLanguage = (script: string): Plugin => ({
  name: 'starts-with-language',
  renderChunk: (code, { isEntry }) => (isEntry ? script + code : null),
});

/**
 * Builds each embed page by itself: in the build of the app, modules that both use would become further files with code that
 * only the app needs. So it does the texts of the pages in other languages, which each are one file.
 */
export function buildEmbedPages(): Plugin {
  let config: ResolvedConfig;

  async function buildPart(input: string, plugins: PluginOption[], options: BuildOptions = {}) {
    const result = await build({
      configFile: false,
      root: config.root,
      mode: config.mode,
      logLevel: 'warn',
      plugins,
      build: {
        outDir: config.build.outDir,
        target: config.build.target,
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: { input },
        ...options,
      },
    });
    if (!('output' in result)) throw new Error(`${input} was not built`);
    return `/${result.output[0].fileName}`;
  }

  const buildPage = (page: (typeof embedPages)[number], script: string) =>
    buildPart(
      page,
      [plainImports, startsWithLanguage(script), tailwindcss(), appEnv(playbackEnv), pageTags()],
      {
        manifest: getEmbedManifestPath(page),
        rolldownOptions: {
          input: page,
          // Builders of other paths read their routes, which would keep all routes; and what only the details of a ride
          // need would be in the first chunk.
          treeshake: { propertyReadSideEffects: false, moduleSideEffects: false },
        },
      },
    );

  return {
    name: 'embed-pages',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    async closeBundle() {
      const script = buildEmbedLanguageScript({
        es: await buildPart('src/embed/languages/spanish.ts', []),
        pt: await buildPart('src/embed/languages/portuguese.ts', []),
      });
      for (const page of embedPages) await buildPage(page, script);
    },
  };
}
