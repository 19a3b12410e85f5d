import { copy as formCopy } from './forms/copy.ts';

const copy = formCopy.link;

/** The links of a profile in the order of the form. */
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
  { field: 'website_url', name: copy.website, host: '[a-z0-9-]+[.][a-z]+', example: 'yourname.com' },
] as const;

export type LinkField = (typeof profileLinks)[number]['field'];

/** In characters. */
export const maxLinkLength = 300;

/** The pattern of a whole link to a site or a part of it. */
export const getLinkPattern = (host: string): string => `https://([a-z0-9-]+[.])*${host}(/[^\\s]*)?`;

/**
 * Completes a URL: `facebook.com/x` becomes `https://facebook.com/x`.
 *
 * @returns the trimmed input when it is not a URL
 */
export function normalizeLink(input: string): string {
  const text = input.trim();
  if (text === '') return '';
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const secureUrl = url.replace(/^http:/i, 'https:');
  return URL.canParse(secureUrl) ? new URL(secureUrl).href : text;
}

/** The valid links of a profile in the order of the form. Links of older profiles are completed first. */
export function getVisibleLinks(profile: Record<LinkField, string>) {
  return profileLinks.flatMap(({ field, name }) => {
    const url = normalizeLink(profile[field]);
    return url === '' || validateLink(field, url) ? [] : [{ field, name, url }];
  });
}

/** The error message for a normalized link; undefined when it is valid or empty. */
export function validateLink(field: LinkField, url: string): string | undefined {
  const site = profileLinks.find((one) => one.field === field);
  if (!site || url === '') return undefined;
  if (!new RegExp(`^${getLinkPattern(site.host)}$`).test(url))
    return field === 'website_url'
      ? copy.invalidAddress(site.example)
      : copy.invalid(site.name, site.example);
  return url.length > maxLinkLength ? copy.tooLong(maxLinkLength) : undefined;
}
