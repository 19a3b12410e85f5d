/** A tag that the page has for link previews, for example `site_name` (services/link-previews). */
export const readPageTag = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content;
