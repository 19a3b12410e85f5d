import path from 'node:path';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import type { EarlyCode } from '#src/config/page-document.ts';
import { appPageFile } from '#services/link-previews/preview-routes.ts';
import { loadAppEnv } from '../app-env.ts';
import { collectCode, findBuiltFile, type Bundle } from './built-files.ts';
import { createFirstPageChunks } from './first-page-chunks.ts';
import { getLoadingTags, type InlineScripts, type PageFiles } from './loading-tags.ts';
import { createModuleLoader, getSite, renderDocument } from './render-document.ts';
import { buildEmbedPages, bundleInlineScript } from './separate-builds.ts';
import { createPageServer, createPreviewProxy, rewriteToFile } from './serve-pages.ts';
import { assertNoUnexpectedScripts } from './static-page-scripts.ts';
import {
  findPage,
  getLocalizedFile,
  languages,
  listPages,
  mapLanguages,
  translatedFiles,
  type Page,
} from './table.ts';

const changeEvent = 'static-page:changed';
const reloadModule = '/src/app/boot/reload-on-change.ts';

const languageModules = Object.values(languages).map(({ app }) => app);

const onServer: PageFiles = { getUrl: (source) => `/${source}`, getCode: () => [] };

const inBuild = (bundle: Bundle): PageFiles => ({
  getUrl: (source) => `/${findBuiltFile(bundle, source)}`,
  getCode: (modules, loaded) => collectCode(bundle, modules, loaded).map((file) => `/${file}`),
});

/** The HTML files and what they load, with the names of their chunks. */
function getInputs(files: readonly string[], sources: readonly string[]): Record<string, string> {
  const loaded = files.flatMap((file) => {
    const { code, later } = findPage(file).page;
    return [code, later].flatMap((part) => [part?.styles ?? [], part?.module ?? []].flat());
  });
  const inputs = [...sources, ...loaded].map((source) => [path.parse(source).name, source] as const);
  return { ...Object.fromEntries(files.map((file) => [file, file])), ...Object.fromEntries(inputs) };
}

/**
 * Makes the pages of the table: renders their documents, and adds what each loads.
 *
 * @param only a page that is built by itself; by default those of the app, static ones, and then embed pages
 */
export function pagesPlugin(only?: string): Plugin {
  const files = only === undefined ? [...listPages('app', 'static'), ...translatedFiles] : [only];
  const bundled = new Map<string, Promise<string>>();
  let config: ResolvedConfig;
  let load: ReturnType<typeof createModuleLoader>;

  async function bundleScript(name: string, { getUrl }: PageFiles): Promise<string> {
    return bundleInlineScript(name, config, await mapLanguages((code) => getUrl(languages[code].app)));
  }

  /** The pages of a build share them; on the development server they may have changed. */
  async function getScripts({ kind, scripts }: Page, pageFiles: PageFiles): Promise<InlineScripts> {
    const code: Record<string, string> = {};
    for (const name of kind === 'app' ? [...scripts, 'start-app'] : scripts) {
      const script = bundled.get(name) ?? bundleScript(name, pageFiles);
      if (config.command === 'build') bundled.set(name, script);
      code[name] = await script;
    }
    return code;
  }

  async function getEarlyCode(server: ViteDevServer | undefined): Promise<readonly EarlyCode[]> {
    const { earlyCode } = (await load('early-code.ts', undefined, server)) as { earlyCode: EarlyCode[] };
    // With App Check, requests need a token first.
    const isAppCheckOn = loadAppEnv(config.mode).appCheckKey !== undefined;
    return isAppCheckOn ? earlyCode.map((code) => ({ ...code, requests: [] })) : earlyCode;
  }

  return {
    name: 'pages',
    // Vite would look for the HTML files.
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: {
          input: getInputs(files, only === undefined ? languageModules : []),
          ...(only === undefined && { output: { codeSplitting: createFirstPageChunks() } }),
        },
      },
    }),
    configResolved(resolved) {
      config = resolved;
      load = createModuleLoader(config);
    },
    resolveId: (file) => (files.includes(file) ? path.join(config.root, file) : null),
    load(id) {
      const file = path.relative(config.root, id);
      return files.includes(file) ? renderDocument(file, load, config) : null;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { filename, bundle, server }) {
        const { page } = findPage(path.relative(config.root, filename));
        const pageFiles = bundle ? inBuild(bundle) : onServer;
        const scripts = await getScripts(page, pageFiles);
        const early = page.hasEarlyCode ? await getEarlyCode(server) : [];
        const tags = getLoadingTags(page, pageFiles, scripts, early);
        if (server && page.kind === 'static')
          tags.push({ tag: 'script', attrs: { type: 'module', src: reloadModule }, injectTo: 'head' });
        return tags;
      },
    },
    configureServer(server) {
      const linkPreviewsUrl = process.env['LINK_PREVIEWS_URL'];
      if (linkPreviewsUrl) server.middlewares.use(createPreviewProxy(linkPreviewsUrl));
      const render = async (file: string, url: string) =>
        server.transformIndexHtml(`/${file}`, await renderDocument(file, load, config, server), url);
      server.middlewares.use(createPageServer(render));
    },
    configurePreviewServer: ({ middlewares }) => void middlewares.use(rewriteToFile),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (only !== undefined) return;
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        const getHtml = (file: string) => {
          const page = bundle[file];
          if (page?.type !== 'asset') throw new Error(`${file} is not in the build`);
          return page.source.toString();
        };
        for (const module of languageModules) assertNoImports(bundle, module);
        for (const file of [...listPages('static'), ...translatedFiles])
          assertNoUnexpectedScripts(file, getHtml(file), (await bundled.get('static-page')) ?? '');
        for (const file of listPages('static')) emit(getLocalizedFile(file, 'en'), getHtml(file));
        emit('404.html', getHtml(appPageFile));
        emit('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${getSite(config).origin}/sitemap.xml\n`);
      },
    },
    async closeBundle() {
      if (only === undefined && config.command === 'build') await buildEmbedPages(config, pagesPlugin);
    },
    // Reloads static pages only; a full reload would also reset open pages of the app.
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0)
        server.environments.client.hot.send({ type: 'custom', event: changeEvent });
    },
  };
}

/** The texts of a language are evaluated before the app's code, so they must not import it. */
function assertNoImports(bundle: Bundle, source: string) {
  if (bundle[findBuiltFile(bundle, source)]?.imports?.length !== 0)
    throw new Error(`${source} is not a chunk without imports`);
}
