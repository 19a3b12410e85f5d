const htmlEntities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const escapeHtml = (text: string) => text.replaceAll(/[&"<>]/g, (character) => htmlEntities[character] ?? '');

/** The HTML that shows a video on another site. @param address of its embed page, absolute */
export function buildEmbedCode(address: string, title: string): string {
  return `<iframe width="560" height="315" src="${escapeHtml(address)}" title="${escapeHtml(title)}" style="border:0" allow="autoplay; fullscreen" allowfullscreen></iframe>`;
}
