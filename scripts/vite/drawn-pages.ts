import path from 'node:path';
import { runnerImport, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import type { Env } from '#src/config/env.ts';
import { readEnv } from './app-env.ts';
import { drawnPageFiles } from './drawn-page-files.ts';
import { assertOnlyScript } from './only-script.ts';

/** What src/app/drawn/draw-page.tsx hands over: a page's own parts, and the only script that it may hold. */
interface DrawnPage {
  head: string;
  body: string;
  script: string | undefined;
}
interface Drawing {
  drawPage: (
    address: string,
    env: Env,
    media: (name: string) => { clip: string; poster: string },
  ) => DrawnPage;
}

const drawing = '/src/app/drawn/draw-page.tsx';
const changed = 'drawn-pages:changed';

/** The landing page shows two of the demo clips; Vite gives files that a page names a hashed address. */
const demoMedia = (name: string) => ({
  clip: `/scripts/demo-media/out/clips/${name}.mp4`,
  poster: `/scripts/demo-media/out/posters/${name}.png`,
});

/**
 * Draws the pages that ship without React from React: into their html files, before Vite looks at those, so that
 * pictures and stylesheet get their hashed addresses as anywhere else. Fails the build when a page would bring a
 * script that it was not given.
 */
export function drawnPages(): Plugin {
  let config: ResolvedConfig;
  const scripts = new Map<string, string | undefined>();

  const load = async (server: ViteDevServer | undefined) => {
    if (server) return (await server.ssrLoadModule(drawing)) as Drawing;
    const { module } = await runnerImport<Drawing>(path.join(config.root, drawing), {
      root: config.root,
      mode: config.mode,
      logLevel: 'warn',
    });
    return module;
  };

  return {
    name: 'drawn-pages',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename, server }) {
        const file = path.relative(config.root, filename);
        const address = Object.keys(drawnPageFiles).find((key) => drawnPageFiles[key] === file);
        if (address === undefined) return;
        const { drawPage } = await load(server);
        const { head, body, script } = drawPage(address, readEnv(config.mode), demoMedia);
        scripts.set(file, script);
        const reload = server
          ? `<script type="module">import.meta.hot.on('${changed}', () => location.reload())</script>`
          : '';
        const own = script === undefined ? '' : `<script>${script}</script>`;
        return html
          .replace('<!-- drawn: head -->', () => own + head + reload)
          .replace('<!-- drawn: body -->', () => body);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [file, script] of scripts) {
          const page = bundle[file];
          if (page?.type !== 'asset') throw new Error(`${file} was drawn, but is not in the build`);
          assertOnlyScript(file, page.source.toString(), script);
        }
      },
    },
    // A full reload would reset every open page of the app: only drawn pages listen to this.
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0)
        server.environments.client.hot.send({ type: 'custom', event: changed });
    },
  };
}
