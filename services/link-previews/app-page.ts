import type { Site } from './page-description.ts';
import { getAppPageFile } from './preview-routes.ts';

/** A built page with the headers of Hosting, among them the policy for its scripts. */
export interface AppPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** So that a release is served at most a minute later. */
const maxAgeMs = 60_000;
const timeoutMs = 5000;

/** Headers that describe the file or its transfer, not the page. */
const ownHeaders = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'etag',
  'last-modified',
  'cache-control',
  'vary',
  'accept-ranges',
  'age',
  'expires',
  'set-cookie',
]);

/**
 * Reads the built pages of the app from Hosting, so that a rollback there needs none here, and keeps them for a minute.
 * When Hosting does not answer, it goes on with the page that it has.
 */
export function createAppPageReader({ origin }: Site): (pathname: string) => Promise<AppPage> {
  const pages = new Map<string, AppPage & { readAt: number }>();
  return async (pathname) => {
    const file = getAppPageFile(pathname);
    const kept = pages.get(file);
    if (kept && Date.now() - kept.readAt < maxAgeMs) return kept;
    try {
      const response = await fetch(`${origin}/${file}`, { signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new Error(`${origin}/${file}: status ${response.status}`);
      const headers = [...response.headers].filter(
        ([name]) => !ownHeaders.has(name) && !/^(x-cache|x-served|x-timer|cf-|x-powered)/.test(name),
      );
      const page = {
        html: await response.text(),
        headers: Object.fromEntries(headers),
        readAt: Date.now(),
      };
      pages.set(file, page);
      return page;
    } catch (error) {
      if (!kept) throw error;
      console.warn('The page of before is used, because Hosting does not answer:', error);
      return kept;
    }
  };
}
