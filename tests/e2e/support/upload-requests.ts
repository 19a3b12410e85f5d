import type { Page, Request, Route } from '@playwright/test';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { getAdminFirestore } from '#tests/support/test-users.ts';

/** Some of the requests that publish a ride. A demo clip is sent in two chunks. */
type PublishStep = 'clip upload' | 'clip upload, finalize' | 'document';

/** @returns undefined for other requests, such as the query that precedes a continued upload */
function getPublishStep(request: Request): string | undefined {
  const url = decodeURIComponent(request.url());
  if (url.includes('documents:commit'))
    return request.postData()?.includes('/documents/videos/') ? 'document' : undefined;
  const command = request.headers()['x-goog-upload-command'];
  return command && url.includes('.mov') ? `clip ${command}` : undefined;
}

const publishUrls = /documents:commit|\/o\?name=/;

/** Handles the requests of one step; the others go on. */
export async function routeStep(page: Page, step: PublishStep, handle: (route: Route) => Promise<void>) {
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
