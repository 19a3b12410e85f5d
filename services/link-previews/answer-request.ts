import type { AppPage } from './app-page.ts';
import { describePage, notFound } from './describe-page.ts';
import { getOembed } from './get-oembed.ts';
import { createKept } from './kept.ts';
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

async function answerOembed({ pathname, searchParams }: URL, site: Site): Promise<Answer> {
  const answer = await getOembed(searchParams, site);
  if (answer.status !== 200) return createText(answer.status, 'There is no oEmbed document for this.\n');
  const headers = { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' };
  return { status: 200, headers: { ...headers, ...cached(pathname) }, body: JSON.stringify(answer.body) };
}

/**
 * Answers a request for a public page or `/oembed`.
 *
 * @param url of the request
 * @param readAppPage reads the built page of a path
 * @throws Error when the page of the app or an oEmbed document cannot be read
 */
export const answerRequest = (url: URL, site: Site, readAppPage: ReadAppPage): Promise<Answer> =>
  url.pathname === '/oembed' ? answerOembed(url, site) : answerPage(url, site, readAppPage);

const readKept = createKept<string>({
  ms: 60 * 60 * 1000,
  // In letters; those of a busy week have some millions.
  max: 50_000_000,
  getSize: ({ length }) => length,
});

const sitemapPattern = /^\/sitemaps\/([^/]+)$/;

/** Other addresses read nothing: each index would push out some of what is kept. */
function readSitemap(pathname: string, site: Site): Promise<string | undefined> | undefined {
  if (pathname === '/sitemap.xml') return readKept(pathname, () => getSitemapIndex(site));
  const [, name] = sitemapPattern.exec(pathname) ?? [];
  return name === undefined ? undefined : readKept(pathname, () => getSitemap(name, site));
}

/**
 * Answers a request for `/sitemap.xml` or `/sitemaps/…`, each at one address: the CDN keeps a copy for each query.
 *
 * @throws Error when the rides cannot be read
 */
export async function answerSitemap({ pathname, search }: URL, site: Site): Promise<Answer> {
  const isSitemap = pathname === '/sitemap.xml' || sitemapPattern.test(pathname);
  // Of another address, a path may name another site: //attacker.example
  if (search !== '' && isSitemap)
    return { status: 301, headers: { location: pathname, ...cached(pathname) }, body: '' };
  const body = await readSitemap(pathname, site);
  if (body === undefined) return createText(404, 'There is no such sitemap.\n');
  const headers = { 'content-type': 'application/xml; charset=utf-8', ...cached(pathname) };
  return { status: 200, headers, body };
}
