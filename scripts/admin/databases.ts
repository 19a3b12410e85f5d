import type { App } from 'firebase-admin/app';
import { getDatabase, getDatabaseWithUrl, type Database } from 'firebase-admin/database';

const signalsUrls = new WeakMap<App, string>();

/** Names the instance of sign-outs, flags and releases, where that is not the one of the counters. */
export const nameSignals = (app: App, url: string | undefined): void => {
  if (url) signalsUrls.set(app, url);
};

/**
 * The project's own instance, with the counters and the release that the mobile app listens to, and the one of the web
 * app's signals, where it is another.
 */
export function getDatabases(app: App): Database[] {
  const url = signalsUrls.get(app);
  return [getDatabase(app), ...(url === undefined ? [] : [getDatabaseWithUrl(url, app)])];
}
