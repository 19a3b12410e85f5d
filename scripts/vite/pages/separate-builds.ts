import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { appEnv, playbackEnv } from '../app-env.ts';
import { languages, listPages, mapLanguages, pages } from './table.ts';

/** The manifest of an embed page's own build, in the output folder. */
export const getEmbedManifestPath = (page: string) => `.vite/${page.replace('.html', '')}-manifest.json`;

/** Builds something beside the app. @returns its first file */
export async function buildApart(
  { root, mode, build: { outDir, target } }: ResolvedConfig,
  { build: options, ...rest }: InlineConfig,
): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    build: { outDir, target, emptyOutDir: false, copyPublicDir: false, modulePreload: false, ...options },
    ...rest,
  });
  // Neither several outputs nor watched.
  return (result as Rolldown.RolldownOutput).output[0];
}

/** Builders of other paths read their routes, which would keep all routes. */
const leaveOutAllBut = (module: string) =>
  ({ propertyReadSideEffects: false, moduleSideEffects: [module] }) as const;

/**
 * Bundles a script of src/app/boot. It is inline, because a file would come a round trip later.
 *
 * @param urls where the texts of other languages are
 */
export async function bundleInlineScript(
  name: string,
  config: ResolvedConfig,
  urls: Readonly<Record<string, string>>,
): Promise<string> {
  const input = `src/app/boot/${name}.ts`;
  const { code } = await buildApart(config, {
    define: { injectedLanguages: JSON.stringify(urls) },
    plugins: [appEnv(playbackEnv)],
    build: {
      write: false,
      rolldownOptions: { input, output: { format: 'iife' }, treeshake: leaveOutAllBut(input) },
    },
  });
  return code.trim();
}

/** Replaces what Vite puts around lazy imports: these need no styles or other files. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
};

/**
 * Builds each embed page by itself: in the build of the app, modules that both use would become further files with code that
 * only the app needs. So it does the texts of the pages in other languages, which each are one file.
 */
export async function buildEmbedPages(
  config: ResolvedConfig,
  createPagesPlugin: (page: string) => Plugin,
): Promise<void> {
  const urls = await mapLanguages(async (code) => {
    const { fileName } = await buildApart(config, {
      build: { rolldownOptions: { input: languages[code].embed } },
    });
    return `/${fileName}`;
  });
  const chooseLanguage = await bundleInlineScript('embed-language', config, urls);
  for (const page of listPages('embed')) {
    const module = pages[page]?.code.module ?? '';
    // In the output: if the bundler knew of it, lazy files would share further files.
    const banner = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
      facadeModuleId?.endsWith(module) ? `${chooseLanguage}\nawait globalThis.whenLanguageLoaded;` : '';
    await buildApart(config, {
      plugins: [plainImports, tailwindcss(), appEnv(playbackEnv), createPagesPlugin(page)],
      build: {
        manifest: getEmbedManifestPath(page),
        rolldownOptions: { output: { banner }, treeshake: leaveOutAllBut(module) },
      },
    });
  }
}
