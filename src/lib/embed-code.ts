import { escapeHtml } from './escape-html.ts';

/** In pixels (specification, section 9). */
const specifiedSize = { width: 560, height: 315 };

/** A size in pixels, or as wide as the page allows. */
type EmbedSize = { width: number; height: number } | 'responsive';

/**
 * The HTML that shows a ride on another site.
 *
 * @param url absolute URL of the embed page
 */
export function buildEmbedCode(url: string, title: string, size: EmbedSize = specifiedSize): string {
  const source = `src="${escapeHtml(url)}" title="${escapeHtml(title)}"`;
  const permissions = 'allow="autoplay; fullscreen" allowfullscreen';
  return size === 'responsive'
    ? `<iframe ${source} style="border:0;width:100%;aspect-ratio:16/9" ${permissions} loading="lazy"></iframe>`
    : `<iframe width="${size.width}" height="${size.height}" ${source} style="border:0" ${permissions}></iframe>`;
}
