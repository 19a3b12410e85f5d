import { basename } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { copy } from '#services/link-previews/copy.ts';
import type { Site } from '#services/link-previews/page-description.ts';
import { getPageTags, wrapPageTags } from '#services/link-previews/page-tags.ts';
import { loadAppEnv } from './app-env.ts';
import { appPageFile } from '#services/link-previews/preview-routes.ts';
import { prerenderedPageFiles } from './page-files.ts';

const titlePattern = /<title>([^<]*)<\/title>/;
const descriptionPattern = /\s*<meta name="description" content="([^"]*)"\s*\/?>/;

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
const unescape = (text: string) =>
  text.replaceAll(/&([a-z]+|#x27);/g, (entity, name: string) => characters[name] ?? entity);

/** Adds what messengers and search engines read to a page, by its own title and description or those of the site. */
function addTags(html: string, path: string | undefined, site: Site): string {
  const [, description] = descriptionPattern.exec(html) ?? [];
  const [, title = site.productName] = titlePattern.exec(html) ?? [];
  const text = description === undefined ? copy.site.description(site.productName) : unescape(description);
  const tags = getPageTags({ path, title: unescape(title), description: text }, site);
  return html.replace(descriptionPattern, '').replace(titlePattern, () => wrapPageTags(tags));
}

/** Puts the tags of previews into every HTML file, and adds robots.txt and 404.html, which is the app's page. */
export function pageTags(): Plugin {
  let config: ResolvedConfig;
  const getSite = (): Site => {
    const { siteUrl, productName } = loadAppEnv(config.mode);
    return { origin: siteUrl, productName };
  };
  return {
    name: 'page-tags',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        const file = basename(filename);
        const path = Object.keys(prerenderedPageFiles).find((key) => prerenderedPageFiles[key] === file);
        return addTags(html, path, getSite());
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[appPageFile];
        // The embed page is built by itself.
        if (page?.type !== 'asset') return;
        this.emitFile({ type: 'asset', fileName: '404.html', source: page.source });
        const source = `User-agent: *\nAllow: /\n\nSitemap: ${getSite().origin}/sitemap.xml\n`;
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source });
      },
    },
  };
}
