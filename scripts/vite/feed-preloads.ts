import type { Plugin } from 'vite';
import { collectShellFiles, type OutputFile } from './collect-shell-files.ts';
import { firstPages } from './first-page-chunks.ts';

const collectScripts = (bundle: Readonly<Record<string, OutputFile>>, page: keyof typeof firstPages) =>
  collectShellFiles(
    bundle,
    firstPages[page].map((entry) => `/${entry}`),
  ).filter((file) => file.endsWith('.js'));

const renderLink = (file: string) =>
  `<link rel="modulepreload" href="/${file}" crossorigin fetchpriority="low" />`;

/**
 * Adds links to app.html that preload the code of the feed, which otherwise would be found only once the first script
 * runs. They are in a template, which the inline script of the page uses (`src/app/prerender/prerender-app.tsx`).
 */
export function feedPreloads(): Plugin {
  return {
    name: 'feed-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        if (path !== '/app.html' || !bundle) return;
        const loaded = new Set(collectScripts(bundle, 'start'));
        const links = collectScripts(bundle, 'feed').filter((file) => !loaded.has(file));
        return html.replace('<!-- feed preloads -->', links.map(renderLink).join(''));
      },
    },
  };
}
