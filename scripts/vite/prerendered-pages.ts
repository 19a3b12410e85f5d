import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import type { Env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { appEnv, loadAppEnv } from './app-env.ts';
import { appPageFile, ridePageFile } from '#services/link-previews/preview-routes.ts';
import {
  getEnglishFile,
  getPathname,
  prerenderedPageFiles,
  templateFile,
  translatedPages,
} from './page-files.ts';

/** What the modules in src/app/prerender export, by their name; `script` is the only inline script. */
interface PrerenderModules {
  page: {
    prerenderPage: (
      address: string,
      env: Env,
      getMediaUrls: (name: string) => { clip: string; poster: string },
    ) => { locale: string; head: string; body: string; script: string | undefined };
  };
  app: { prerenderApp: () => { root: string; script: string } };
  ride: { prerenderRide: () => string };
}

const changeEvent = 'prerendered-pages:changed';

/** Source paths of landing page clips; Vite replaces them with hashed URLs. */
const getDemoMediaUrls = (name: string) => ({
  clip: `/src/features/landing/media/${name}.mp4`,
  poster: `/src/features/landing/media/${name}.png`,
});

const isPrerendered = (file: string) =>
  file in translatedPages || Object.values(prerenderedPageFiles).includes(file);

/**
 * Prerenders the static pages from React into a template before Vite processes them, so that images and
 * stylesheets get hashed URLs; app.html and ride.html get what they show until the app's script runs. Fails the build if a
 * static page contains an unexpected script.
 */
export function prerenderedPages(): Plugin {
  let config: ResolvedConfig;
  const scripts = new Map<string, string | undefined>();

  /** Modules read their texts while they are evaluated, so one page after the other. */
  let rendering: Promise<unknown> = Promise.resolve();

  const importModule = async <Module>(file: string) => {
    const { module } = await runnerImport<Module>(path.join(config.root, file), {
      root: config.root,
      mode: config.mode,
      logLevel: 'warn',
      plugins: [appEnv()],
      // The Content-Security-Policy allows no data: images.
      build: { assetsInlineLimit: 0 },
    });
    return module;
  };

  const loadModule = async <Name extends keyof PrerenderModules>(
    name: Name,
    server: ViteDevServer | undefined,
  ) => {
    const file = `/src/app/prerender/prerender-${name}.tsx`;
    if (server) return (await server.ssrLoadModule(file)) as PrerenderModules[Name];
    return importModule<PrerenderModules[Name]>(file);
  };

  async function renderPage(file: string, address: string, server: ViteDevServer | undefined) {
    const language = translatedPages[file]?.language;
    try {
      if (language) await importModule(`/src/languages/${language}.ts`);
      const { prerenderPage } = await loadModule('page', server);
      return prerenderPage(address, loadAppEnv(config.mode), getDemoMediaUrls);
    } finally {
      globalThis.language = undefined;
    }
  }

  return {
    name: 'prerendered-pages',
    // Vite would look for the files.
    enforce: 'pre',
    configResolved: (resolved) => void (config = resolved),
    resolveId: (file) => (isPrerendered(file) ? path.join(config.root, file) : null),
    load: (id) =>
      isPrerendered(path.relative(config.root, id))
        ? readFile(path.join(config.root, templateFile), 'utf8')
        : null,
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename, originalUrl = '', server }) {
        const file = path.relative(config.root, filename);
        if (file === appPageFile) {
          const { root, script } = (await loadModule('app', server)).prerenderApp();
          return html
            .replace('<!-- prerender: script -->', () => `<script>${script}</script>`)
            .replace('<!-- prerender: root -->', () => root);
        }
        if (file === ridePageFile) {
          const { prerenderRide } = await loadModule('ride', server);
          return html.replace('<!-- prerender: root -->', () => prerenderRide());
        }
        if (!isPrerendered(file)) return;
        const page = translatedPages[file]?.page ?? file;
        const isAddress = (address: string) =>
          server ? address === getPathname(originalUrl) : prerenderedPageFiles[address] === page;
        const address = Object.keys(prerenderedPageFiles).find(isAddress) ?? paths.landing;
        const rendered = rendering.then(() => renderPage(file, address, server));
        rendering = rendered.catch(() => undefined);
        const { locale, head, body, script } = await rendered;
        scripts.set(file, script);
        const reload = server
          ? `<script type="module">import.meta.hot.on('${changeEvent}', () => location.reload())</script>`
          : '';
        const inlineScript = script === undefined ? '' : `<script>${script}</script>`;
        return html
          .replace('<html lang="en">', `<html lang="${locale.replace('en-US', 'en')}">`)
          .replace('<!-- prerender: head -->', () => inlineScript + head + reload)
          .replace('<!-- prerender: body -->', () => body);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [file, script] of scripts) {
          const page = bundle[file];
          if (page?.type !== 'asset') throw new Error(`${file} was prerendered, but is not in the build`);
          assertNoUnexpectedScripts(file, page.source.toString(), script);
          if (!(file in translatedPages))
            this.emitFile({ type: 'asset', fileName: getEnglishFile(file), source: page.source });
        }
      },
    },
    // Reloads prerendered pages only; a full reload would also reset open pages of the app.
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0)
        server.environments.client.hot.send({ type: 'custom', event: changeEvent });
    },
  };
}

/**
 * Checks that a prerendered page contains no script besides the allowed one. The Content-Security-Policy allows inline
 * scripts of the landing page by hash, so it would not block an unexpected one.
 *
 * @param html the built page
 * @param allowed the source of the only allowed script; undefined for none
 * @throws Error that names the page and the problem
 */
export function assertNoUnexpectedScripts(file: string, html: string, allowed: string | undefined): void {
  // Browsers do not run data blocks.
  const found = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)].filter(
    ([, attributes]) => attributes !== ' type="application/ld+json"',
  );
  if (/<link\b[^>]*\brel="?modulepreload/i.test(html)) throw new Error(`${file} preloads a module`);
  if (/<[a-z][^>]*\son[a-z]+\s*=/i.test(html)) throw new Error(`${file} has an inline event handler`);
  for (const [, attributes, text] of found)
    if (attributes !== '' || text !== allowed)
      throw new Error(`${file} contains an unexpected script: <script${attributes}>`);
  const expected = allowed === undefined ? 0 : 1;
  if (found.length !== expected)
    throw new Error(`${file} has ${found.length} scripts instead of ${expected}`);
}
