import path from 'node:path';
import { runnerImport, type ResolvedConfig, type ViteDevServer } from 'vite';
import type { RenderDocument } from '#src/config/page-document.ts';
import { copy } from '#services/link-previews/copy.ts';
import type { Site } from '#services/link-previews/page-description.ts';
import { getPageTags, wrapPageTags } from '#services/link-previews/page-tags.ts';
import { appEnv, loadAppEnv } from '../app-env.ts';
import { findPage, languages, type LanguageCode } from './table.ts';

type LoadModule = (name: string, language?: LanguageCode, server?: ViteDevServer) => Promise<object>;

/**
 * Loads modules of src/app/prerender: on the development server again when they have changed.
 * Modules read their texts while they are evaluated, so otherwise one comes after the other.
 */
export function createModuleLoader({ root, mode }: ResolvedConfig): LoadModule {
  const loaded = new Map<string, Promise<object>>();
  let last: Promise<unknown> = Promise.resolve();

  async function importFile(file: string): Promise<object> {
    const { module } = await runnerImport<object>(path.join(root, file), {
      root,
      mode,
      logLevel: 'warn',
      plugins: [appEnv()],
      // The Content-Security-Policy allows no data: images.
      build: { assetsInlineLimit: 0 },
    });
    return module;
  }

  async function evaluate(file: string, language: LanguageCode | undefined) {
    try {
      if (language) await importFile(languages[language].app);
      return await importFile(file);
    } finally {
      globalThis.language = undefined;
    }
  }

  return async (name, language, server) => {
    const file = `src/app/prerender/${name}`;
    if (server && !language) return server.ssrLoadModule(`/${file}`);
    const key = `${file} ${language}`;
    const module = (!server && loaded.get(key)) || last.then(() => evaluate(file, language));
    loaded.set(key, module);
    last = module.catch(() => undefined);
    return module;
  };
}

/** Source paths of landing page clips; Vite replaces them with hashed URLs. */
const resolveMedia = (name: string) => ({
  clip: `/src/features/landing/media/${name}.mp4`,
  poster: `/src/features/landing/media/${name}.png`,
});

export function getSite({ mode }: ResolvedConfig): Site {
  const { siteUrl, productName } = loadAppEnv(mode);
  return { origin: siteUrl, productName };
}

/** The HTML of a page with its tags for previews, before Vite replaces the URLs of pictures and adds what it loads. */
export async function renderDocument(
  file: string,
  load: LoadModule,
  config: ResolvedConfig,
  server?: ViteDevServer,
): Promise<string> {
  const { page, language } = findPage(file);
  const { render } = (await load(`${page.document}.tsx`, language, server)) as { render: RenderDocument };
  const site = getSite(config);
  const { path: pagePath = '' } = page;
  const document = render({ path: pagePath, env: loadAppEnv(config.mode), resolveMedia });
  const { title = site.productName, description = copy.site.description(site.productName) } = document;
  const tags = getPageTags({ path: page.kind === 'static' ? pagePath : undefined, title, description }, site);
  return `<!doctype html>
<html lang="${document.lang}">
  <head>
    <meta charset="utf-8" />
    ${document.head}
    ${wrapPageTags(tags)}
  </head>
  ${document.body}
</html>
`;
}
