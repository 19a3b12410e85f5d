const htmlEntities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const escapeHtml = (text: string) => text.replaceAll(/[&"<>]/g, (character) => htmlEntities[character] ?? '');

/** In pixels (specification, section 9). */
const specifiedSize = { width: 560, height: 315 };

/**
 * The HTML that shows a ride on another site.
 *
 * @param url absolute URL of the embed page
 * @param size in pixels
 */
export function buildEmbedCode(url: string, title: string, size = specifiedSize): string {
  return `<iframe width="${size.width}" height="${size.height}" src="${escapeHtml(url)}" title="${escapeHtml(title)}" style="border:0" allow="autoplay; fullscreen" allowfullscreen></iframe>`;
}
