import * as z from 'zod/mini';
import { idField, stringField } from './field-schemas.ts';

const storySchema = z.object({
  story_id: idField,
  /** An address, or a path on the content service's host; empty when there is no picture. */
  story_image: stringField,
  story_headline: stringField,
  story_summary: stringField,
  /** As the service words it. */
  story_postdate: stringField,
  /** A path on the association's host; empty when there is nothing more to read. */
  story_path: stringField,
});

export type Story = z.infer<typeof storySchema>;

/** Reads a story of the content service (DATA-06); undefined for what has no headline. */
export function parseStory(data: unknown): Story | undefined {
  const read = storySchema.safeParse(data).data;
  if (!read?.story_headline) return undefined;
  return { ...read, story_id: read.story_id || read.story_headline };
}

/**
 * Where a picture is loaded from: the proxy, with the picture's encoded address.
 *
 * @param image a story's picture
 * @param host the content service's address, which pictures without a host of their own belong to
 * @param proxy what the encoded address is appended to
 * @returns undefined where there is no picture
 */
export function getProxiedImageUrl(image: string, host: string, proxy: string): string | undefined {
  if (!image || !URL.canParse(image, host)) return undefined;
  const { protocol, href } = new URL(image, host);
  return /^https?:$/.test(protocol) ? `${proxy}${encodeURIComponent(href)}` : undefined;
}

/**
 * Where the whole story can be read (NEWS-04).
 *
 * @param path a story's
 * @param host the association's address
 * @returns undefined where there is nothing to read, or it would leave the host or its encryption
 */
export function getStoryUrl(path: string, host: string): string | undefined {
  if (!path || !URL.canParse(path, host)) return undefined;
  const { origin, protocol, href } = new URL(path, host);
  return protocol === 'https:' && origin === new URL(host).origin ? href : undefined;
}
