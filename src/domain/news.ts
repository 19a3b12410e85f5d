import { createReader, readId, readText } from './field-readers.ts';

const readStoryFields = createReader({
  story_id: readId,
  /** A URL, or a path on the content service; empty without a picture. */
  story_image: readText,
  story_headline: readText,
  story_summary: readText,
  /** In the format of the service, for example 11/20/2026 07:00 AM. */
  story_postdate: readText,
  /** A path on the association's site; empty without a full story. */
  story_path: readText,
});

export type Story = ReturnType<typeof readStoryFields>;

/** Parses a story of the content service (DATA-06). @returns undefined without a headline */
export function parseStory(data: unknown): Story | undefined {
  const story = readStoryFields(data);
  if (!story.story_headline) return undefined;
  return { ...story, story_id: story.story_id || story.story_headline };
}

/**
 * The URL of a story's picture through the image proxy.
 *
 * @param image `story_image`, resolved against `baseUrl`
 * @param baseUrl the URL of the content service
 * @param proxyUrl a prefix for the encoded URL of the picture
 * @returns undefined without a valid http(s) URL
 */
export function getProxiedImageUrl(image: string, baseUrl: string, proxyUrl: string): string | undefined {
  if (!image || !URL.canParse(image, baseUrl)) return undefined;
  const { protocol, href } = new URL(image, baseUrl);
  return /^https?:$/.test(protocol) ? `${proxyUrl}${encodeURIComponent(href)}` : undefined;
}

/**
 * The URL of the full story (NEWS-04).
 *
 * @param path `story_path`
 * @param associationUrl the URL of the association's site
 * @returns undefined without a path, for another origin, and for a site without https
 */
export function getStoryUrl(path: string, associationUrl: string): string | undefined {
  if (!path || !URL.canParse(path, associationUrl)) return undefined;
  const { origin, protocol, href } = new URL(path, associationUrl);
  return protocol === 'https:' && origin === new URL(associationUrl).origin ? href : undefined;
}
