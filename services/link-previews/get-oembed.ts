import { buildEmbedCode } from '#src/lib/embed-code.ts';
import { describePage, notFound } from './describe-page.ts';
import type { Site, Size } from './page-description.ts';
import { getPlayerSize } from './page-tags.ts';

/** An answer of the oEmbed endpoint: its status and, if that is 200, its document. */
export type OembedAnswer = { status: 200; body: object } | { status: 400 | 404 | 501 };

function readSize(query: URLSearchParams, full: Size): Size {
  // Whole pixels; anything else is as if it were not asked for.
  const readLimit = (name: string) => Number(/^[1-9]\d{0,4}$/.exec(query.get(name) ?? '')?.[0] ?? Infinity);
  const scale = Math.min(1, readLimit('maxwidth') / full.width, readLimit('maxheight') / full.height);
  const toPixels = (length: number) => Math.max(1, Math.floor(length * scale));
  return { width: toPixels(full.width), height: toPixels(full.height) };
}

/** All of it or nothing, as the standard says. */
const describeThumbnail = (url: string | undefined, size: Size | undefined) =>
  url !== undefined &&
  size && { thumbnail_url: url, thumbnail_width: size.width, thumbnail_height: size.height };

/** Answers a consumer of https://oembed.com about a ride. @param query of the request @throws DataError */
export async function getOembed(query: URLSearchParams, site: Site): Promise<OembedAnswer> {
  if ((query.get('format') ?? 'json') !== 'json') return { status: 501 };
  const address = query.get('url') ?? '';
  if (!URL.canParse(address)) return { status: 400 };
  const url = new URL(address);
  const page = url.origin === site.origin ? await describePage(url, site) : undefined;
  if (!page || page === notFound || !page.clip) return { status: 404 };
  const { width, height } = readSize(query, getPlayerSize(page.clip));
  return {
    status: 200,
    body: {
      version: '1.0',
      type: 'video',
      title: page.title,
      provider_name: site.productName,
      provider_url: site.origin,
      cache_age: 600,
      html: buildEmbedCode(page.clip.embedUrl, page.title, { width, height }),
      width,
      height,
      ...describeThumbnail(page.picture, page.clip.size),
    },
  };
}
