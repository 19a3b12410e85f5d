const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string) => text.replaceAll(/[&"<>]/g, (character) => escapes[character] ?? '');

/** The HTML that shows a video on another site. @param address of its embed page, absolute */
export function embedCode(address: string, title: string): string {
  return `<iframe width="560" height="315" src="${escaped(address)}" title="${escaped(title)}" style="border:0" allow="autoplay; fullscreen" allowfullscreen></iframe>`;
}
