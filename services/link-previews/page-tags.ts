import { escapeHtml } from '#src/lib/escape-html.ts';
import type { ClipDescription, PageDescription, Site, Size } from './page-description.ts';

/** Where the tags of a page stand in its HTML. */
const tagsPattern = /<!-- page tags -->[\s\S]*?<!-- \/page tags -->/;

/** https://developers.facebook.com/docs/sharing/webmasters/images: large previews from 1200x630 pixels. */
const sitePicture = { path: '/icons/preview.jpg', size: { width: 1200, height: 630 } };

/** The longer side of the player on other sites, in pixels. */
const playerLength = 1280;

/** The size at which other sites show the player, in pixels: in the shape of the clip, or 16:9. */
export function getPlayerSize({ size = { width: 16, height: 9 } }: ClipDescription): Size {
  const scale = playerLength / Math.max(size.width, size.height);
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}

const tag = (kind: 'name' | 'property', name: string, content: string | number) =>
  `<meta ${kind}="${name}" content="${escapeHtml(String(content))}" />`;

/** The address of the oEmbed document of a page. */
const getOembedUrl = (site: Site, path: string) =>
  `${site.origin}/oembed?${new URLSearchParams({ url: site.origin + path, format: 'json' })}`;

/** https://ogp.me; what Facebook, WhatsApp, Slack, iMessage and LinkedIn read. */
function getOpenGraphTags(page: PageDescription, site: Site): string[] {
  const { clip } = page;
  const size = page.picture === undefined ? sitePicture.size : undefined;
  return [
    tag('property', 'og:site_name', site.productName),
    tag('property', 'og:type', clip ? 'video.other' : 'website'),
    tag('property', 'og:title', page.title),
    tag('property', 'og:description', page.description),
    ...(page.path === undefined ? [] : [tag('property', 'og:url', site.origin + page.path)]),
    tag('property', 'og:image', getPicture(page, site)),
    tag('property', 'og:image:alt', page.title),
    ...(size
      ? [tag('property', 'og:image:width', size.width), tag('property', 'og:image:height', size.height)]
      : []),
    ...(clip ? getClipTags(clip) : []),
  ];
}

function getClipTags(clip: ClipDescription): string[] {
  const { embedUrl, duration } = clip;
  const { width, height } = getPlayerSize(clip);
  return [
    tag('property', 'og:video', embedUrl),
    tag('property', 'og:video:type', 'text/html'),
    tag('property', 'og:video:width', width),
    tag('property', 'og:video:height', height),
    ...(duration > 0 ? [tag('property', 'video:duration', Math.round(duration))] : []),
  ];
}

/** https://developer.x.com/en/docs/x-for-websites/cards/overview/markup: what is missing is taken from Open Graph. */
function getTwitterTags(page: PageDescription): string[] {
  if (!page.clip) return [tag('name', 'twitter:card', 'summary_large_image')];
  const { width, height } = getPlayerSize(page.clip);
  return [
    tag('name', 'twitter:card', 'player'),
    tag('name', 'twitter:player', page.clip.embedUrl),
    tag('name', 'twitter:player:width', width),
    tag('name', 'twitter:player:height', height),
  ];
}

const getPicture = (page: PageDescription, site: Site) => page.picture ?? site.origin + sitePicture.path;

/** https://developers.google.com/search/docs/appearance/structured-data/video */
function describeClip(page: PageDescription, clip: ClipDescription, site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: page.title,
    description: page.description,
    thumbnailUrl: [getPicture(page, site)],
    ...(clip.uploaded && { uploadDate: clip.uploaded.toISOString() }),
    ...(clip.duration > 0 && { duration: `PT${clip.duration.toFixed(1)}S` }),
    embedUrl: clip.embedUrl,
    ...(clip.clipUrl && { contentUrl: clip.clipUrl }),
  };
}

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function describeTrail(page: PageDescription, path: string, site: Site): object {
  const entries = [{ name: site.productName, path: '/' }, ...(page.trail ?? []), { name: page.title, path }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry.name,
      item: site.origin + entry.path,
    })),
  };
}

/** A data block, which browsers do not run. `<` could end it. */
const getDataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

const getCanonical = (site: Site, path: string) =>
  `<link rel="canonical" href="${escapeHtml(site.origin + path)}" />`;

const getOembedLink = (site: Site, path: string, title: string) =>
  `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(getOembedUrl(site, path))}" title="${escapeHtml(title)}" />`;

/** All tags of a page: title, description, canonical address, Open Graph, Twitter card, oEmbed link, JSON-LD. */
export function getPageTags(page: PageDescription, site: Site): string {
  const { title, description, names = [], path, clip } = page;
  const isNamed = title.includes(site.productName);
  return [
    `<title>${escapeHtml(isNamed ? title : `${title} · ${site.productName}`)}</title>`,
    tag('name', 'description', description),
    ...names.map((name) => tag('name', 'heading', name)),
    ...(path === undefined ? [] : [getCanonical(site, path)]),
    ...getOpenGraphTags(page, site),
    ...getTwitterTags(page),
    ...(clip && path !== undefined ? [getOembedLink(site, path, title)] : []),
    ...(clip ? [getDataBlock(describeClip(page, clip, site))] : []),
    ...(path === undefined || path === '/' ? [] : [getDataBlock(describeTrail(page, path, site))]),
  ].join('\n    ');
}

/** The place for the tags in an HTML file. */
export const wrapPageTags = (tags: string) => `<!-- page tags -->\n    ${tags}\n    <!-- /page tags -->`;

/** Puts the tags of a page into its HTML, in place of those that it was built with. */
export const insertPageTags = (html: string, page: PageDescription, site: Site) =>
  html.replace(tagsPattern, () => wrapPageTags(getPageTags(page, site)));
