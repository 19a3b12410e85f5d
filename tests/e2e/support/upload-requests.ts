import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { getAdminFirestore } from '#tests/support/test-users.ts';

/** The requests that publish a ride, in order. A demo clip is sent in two chunks. */
export const publishSteps = [
  'ticket',
  'thumbnail start',
  'thumbnail upload, finalize',
  'clip start',
  'clip upload',
  'clip upload, finalize',
  'thumbnail address',
  'document',
] as const;

export type PublishStep = (typeof publishSteps)[number];

const isPublishStep = (name: string): name is PublishStep => publishSteps.some((step) => step === name);

/** @returns undefined for other requests, such as the query that precedes a continued upload */
function getPublishStep(request: Request): PublishStep | undefined {
  const url = decodeURIComponent(request.url());
  if (url.includes('documents:commit'))
    return request.postData()?.includes('/documents/videos/') ? 'document' : 'ticket';
  const command = request.headers()['x-goog-upload-command'];
  const file = /\/o[?/].*\.(png|mov)/.exec(url)?.[1];
  if (!file) return undefined;
  if (!command)
    return request.method() === 'GET' && file === 'png' && !url.includes('alt=media')
      ? 'thumbnail address'
      : undefined;
  const name = `${file === 'png' ? 'thumbnail' : 'clip'} ${command}`;
  return isPublishStep(name) ? name : undefined;
}

const publishUrls = /documents:commit|\/o\?name=|\/o\/videos/;

/** Handles the requests of one step; the others go on. @param page or all pages of a context */
export async function routeStep(
  page: Page | BrowserContext,
  step: PublishStep,
  handle: (route: Route) => Promise<void>,
) {
  const handler = (route: Route) =>
    getPublishStep(route.request()) === step ? handle(route) : route.fallback();
  await page.route(publishUrls, handler);
  return () => page.unroute(publishUrls, handler);
}

/** Pauses at the next request of a step. */
export async function pauseAt(page: Page, step: PublishStep) {
  const reached = createDeferred<Route>();
  const released = createDeferred<void>();
  const stop = await routeStep(page, step, async (route) => {
    reached.resolve(route);
    await released.promise;
    await route.fallback().catch(() => undefined); // the page may be closed or have aborted it
  });
  const release = async () => {
    released.resolve();
    await stop();
  };
  return { reached: reached.promise, release };
}

/** Counts the requests by step. */
export function countSteps(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const step = getPublishStep(request);
    if (step) counts.set(step, (counts.get(step) ?? 0) + 1);
  });
  return counts;
}

/** Counts the upload tickets that a user has opened. */
export async function countTickets(uploader: string): Promise<number> {
  return (await getAdminFirestore().collection('uploads').where('uploader', '==', uploader).get()).size;
}

/** The published videos of an account. */
export async function fetchPublishedVideos(userId: string) {
  const { docs } = await getAdminFirestore().collection('videos').where('user_id', '==', userId).get();
  return docs.map((found) => ({
    id: found.id,
    title: String(found.get('title')),
    notes: String(found.get('notes')),
  }));
}
