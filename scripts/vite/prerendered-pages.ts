import path from 'node:path';
import { runnerImport, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import type { Env } from '#src/config/env.ts';
import { loadAppEnv } from './app-env.ts';
import { prerenderedPageFiles } from './prerendered-page-files.ts';
import { assertNoUnexpectedScripts } from './assert-no-unexpected-scripts.ts';

/** What src/app/prerender/prerender-page.tsx hands over: a page's own parts, and the only script that it may hold. */
interface PrerenderedPage {
  head: string;
  body: string;
  script: string | undefined;
}
interface PrerenderModule {
  prerenderPage: (
    address: string,
    env: Env,
    media: (name: string) => { clip: string; poster: string },
  ) => PrerenderedPage;
}

const prerenderModulePath = '/src/app/prerender/prerender-page.tsx';
const changeEvent = 'prerendered-pages:changed';

/** The landing page shows two of the demo clips; Vite gives files that a page names a hashed address. */
const getDemoMediaUrls = (name: string) => ({
  clip: `/src/features/landing/media/${name}.mp4`,
  poster: `/src/features/landing/media/${name}.png`,
});

/**
 * Draws the pages that ship without React from React: into their html files, before Vite looks at those, so that
 * pictures and stylesheet get their hashed addresses as anywhere else. Fails the build when a page would bring a
 * script that it was not given.
 */
export function prerenderedPages(): Plugin {
  let config: ResolvedConfig;
  const scripts = new Map<string, string | undefined>();

  const load = async (server: ViteDevServer | undefined) => {
    if (server) return (await server.ssrLoadModule(prerenderModulePath)) as PrerenderModule;
    const { module } = await runnerImport<PrerenderModule>(path.join(config.root, prerenderModulePath), {
      root: config.root,
      mode: config.mode,
      logLevel: 'warn',
    });
    return module;
  };

  return {
    name: 'prerendered-pages',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename, server }) {
        const file = path.relative(config.root, filename);
        const address = Object.keys(prerenderedPageFiles).find((key) => prerenderedPageFiles[key] === file);
        if (address === undefined) return;
        const { prerenderPage } = await load(server);
        const { head, body, script } = prerenderPage(address, loadAppEnv(config.mode), getDemoMediaUrls);
        scripts.set(file, script);
        const reload = server
          ? `<script type="module">import.meta.hot.on('${changeEvent}', () => location.reload())</script>`
          : '';
        const own = script === undefined ? '' : `<script>${script}</script>`;
        return html
          .replace('<!-- prerender: head -->', () => own + head + reload)
          .replace('<!-- prerender: body -->', () => body);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [file, script] of scripts) {
          const page = bundle[file];
          if (page?.type !== 'asset') throw new Error(`${file} was drawn, but is not in the build`);
          assertNoUnexpectedScripts(file, page.source.toString(), script);
        }
      },
    },
    // A full reload would reset every open page of the app: only drawn pages listen to this.
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0)
        server.environments.client.hot.send({ type: 'custom', event: changeEvent });
    },
  };
}
