import type { BrowserContext, Request, Route } from '@playwright/test';
import { createDeferred } from '#tests/support/create-deferred.ts';
import type { DraftFiles } from './draft-files.ts';
import { routeStep, type PublishStep } from './upload-requests.ts';

/** The app's first chunk of a file. */
const firstChunkSize = 256 * 1024;

/** A request that waits between the app and the server; `fulfill`, `abort` or `fallback` lets it go. */
export interface HeldRequest {
  reached: Promise<Route>;
}

/** Holds the next request of a step. @param isHandled whether the server has handled it, so that only its response is missing */
export async function holdStep(
  context: BrowserContext,
  step: PublishStep,
  isHandled: boolean,
): Promise<HeldRequest> {
  const held = createDeferred<Route>();
  let isReached = false;
  await routeStep(context, step, async (route) => {
    if (isReached) return route.fallback();
    isReached = true;
    if (isHandled) await route.fetch();
    held.resolve(route);
  });
  return { reached: held.promise };
}

/** Hands the server the first bytes of a chunk. Playwright cannot read the body of the app's own request. */
async function sendBytes(request: Request, bytes: Buffer, command: string): Promise<void> {
  const { authorization = '', 'x-goog-upload-offset': offset = '0' } = request.headers();
  const response = await fetch(request.url(), {
    method: 'POST',
    headers: { authorization, 'x-goog-upload-command': command, 'x-goog-upload-offset': offset },
    body: new Uint8Array(bytes),
  });
  if (!response.ok) throw new Error(`The Storage emulator responded with ${response.status}`);
}

/** Holds the upload of a file when the server has a part of its bytes. */
export async function holdFile(
  context: BrowserContext,
  file: keyof DraftFiles,
  percent: number,
  files: DraftFiles,
): Promise<HeldRequest> {
  const bytes = files[file];
  const target = Math.round((bytes.length * percent) / 100);
  const held = createDeferred<Route>();
  let isReached = false;
  const handle = async (route: Route) => {
    const headers = route.request().headers();
    const command = headers['x-goog-upload-command'] ?? '';
    const offset = Number(headers['x-goog-upload-offset']);
    const isLast = command.includes('finalize');
    const chunkSize = offset + firstChunkSize; // it doubles while the connection is fast
    const isHere = target >= offset && (isLast || target < offset + chunkSize);
    if (isReached || !isHere) return route.fallback();
    isReached = true;
    const isComplete = target === bytes.length;
    if (target > offset || isComplete)
      await sendBytes(route.request(), bytes.subarray(offset, target), isComplete ? command : 'upload');
    held.resolve(route);
  };
  await routeStep(context, `${file} upload, finalize`, handle);
  if (file === 'clip') await routeStep(context, 'clip upload', handle);
  return { reached: held.promise };
}
