import type { AppPage } from './app-page.ts';
import { describePage, notFound } from './describe-page.ts';
import { getOembed } from './get-oembed.ts';
import type { Site } from './page-description.ts';
import { insertPageTags } from './page-tags.ts';
import { getCaching } from './preview-routes.ts';
import { getSitemap, getSitemapIndex } from './sitemap.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type ReadAppPage = (pathname: string) => Promise<AppPage>;

const uncached = { 'cache-control': 'no-store' };
const cached = (pathname: string) => ({ 'cache-control': getCaching(pathname) });

/** A preview that takes longer comes without its tags. */
const descriptionTimeoutMs = 4000;

const rejectAfter = (ms: number) =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`No answer after ${ms} ms`)), ms).unref(),
  );

async function answerPage(url: URL, site: Site, readAppPage: ReadAppPage): Promise<Answer> {
  const description = Promise.race([describePage(url, site), rejectAfter(descriptionTimeoutMs)]);
  const [{ html, headers }, described] = await Promise.all([
    readAppPage(url.pathname),
    description.catch((error: unknown) => {
      console.error(`No preview of ${url.pathname}:`, error);
      return 'failed' as const;
    }),
  ]);
  if (described === 'failed') return { status: 200, headers: { ...headers, ...uncached }, body: html };
  const answer = { headers: { ...headers, ...cached(url.pathname) }, body: html };
  if (described === notFound) return { status: 404, ...answer };
  return { status: 200, ...answer, body: described ? insertPageTags(html, described, site) : html };
}

const createText = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...uncached },
  body,
});

const createXml = ({ pathname }: URL, body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml; charset=utf-8', ...cached(pathname) },
  body,
});

async function answerOembed({ pathname, searchParams }: URL, site: Site): Promise<Answer> {
  const answer = await getOembed(searchParams, site);
  if (answer.status !== 200) return createText(answer.status, 'There is no oEmbed document for this.\n');
  const headers = { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' };
  return { status: 200, headers: { ...headers, ...cached(pathname) }, body: JSON.stringify(answer.body) };
}

/**
 * Answers a request for a public page, `/oembed`, `/sitemap.xml` or `/sitemaps/…`.
 *
 * @param url of the request
 * @param readAppPage reads the built page of a path
 * @throws Error when the page of the app, an oEmbed document or a sitemap cannot be read
 */
export async function answerRequest(url: URL, site: Site, readAppPage: ReadAppPage): Promise<Answer> {
  if (url.pathname === '/oembed') return answerOembed(url, site);
  if (url.pathname === '/sitemap.xml') return createXml(url, await getSitemapIndex(site));
  const [, sitemapName] = /^\/sitemaps\/([^/]+)$/.exec(url.pathname) ?? [];
  if (sitemapName === undefined) return answerPage(url, site, readAppPage);
  const sitemap = await getSitemap(sitemapName, site);
  return sitemap === undefined ? createText(404, 'There is no such sitemap.\n') : createXml(url, sitemap);
}
