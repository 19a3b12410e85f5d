/** The links of a profile, in the order of the form; the security rules demand the same hosts. */
export const profileLinks = [
  { field: 'facebook_url', name: 'Facebook', host: '(facebook|fb)[.]com', example: 'facebook.com/yourname' },
  { field: 'instagram_url', name: 'Instagram', host: 'instagram[.]com', example: 'instagram.com/yourname' },
  { field: 'twitter_url', name: 'Twitter', host: '(twitter|x)[.]com', example: 'x.com/yourname' },
  {
    field: 'youtube_url',
    name: 'YouTube',
    host: '(youtube[.]com|youtu[.]be)',
    example: 'youtube.com/@yourname',
  },
  { field: 'tiktok_url', name: 'TikTok', host: 'tiktok[.]com', example: 'tiktok.com/@yourname' },
  { field: 'website_url', name: 'Website', host: '[a-z0-9-]+[.][a-z]+', example: 'yourname.com' },
] as const;

export type LinkField = (typeof profileLinks)[number]['field'];

/** In characters. */
const maxLinkLength = 300;

/**
 * Makes a whole address of what was typed: `facebook.com/x` becomes `https://facebook.com/x`.
 *
 * @returns the typed words where they are no address
 */
export function normalizeLink(typed: string): string {
  const words = typed.trim();
  if (words === '') return '';
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(words) ? words : `https://${words}`;
  const secure = address.replace(/^http:/i, 'https:');
  return URL.canParse(secure) ? new URL(secure).href : words;
}

/**
 * The links of a profile that lead where their names say, in the order of the form: what older profiles hold is
 * completed, and what is no https address of the right site is left out.
 */
export function getVisibleLinks(profile: Record<LinkField, string>) {
  return profileLinks.flatMap(({ field, name }) => {
    const address = normalizeLink(profile[field]);
    return address === '' || validateLink(field, address) ? [] : [{ field, name, address }];
  });
}

/** What is wrong with a whole address, in words for a person; undefined when it may be stored. */
export function validateLink(field: LinkField, address: string): string | undefined {
  const site = profileLinks.find((one) => one.field === field);
  if (!site || address === '') return undefined;
  if (!new RegExp(`^https://([a-z0-9-]+[.])*${site.host}(/[^\\s]*)?$`).test(address))
    return `Enter a ${site.name === 'Website' ? 'web address' : `link to ${site.name}`}, for example ${site.example}`;
  return address.length > maxLinkLength ? `A link may have ${maxLinkLength} characters at most` : undefined;
}
