import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Rendition } from '#src/domain/clip-file.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { readDeviceFiles } from '#tests/support/device-files.ts';
import { holdRendition } from '#tests/support/fake-media.ts';
import { isStep } from '#tests/support/publish-requests.ts';
import { listRemainingData } from '#tests/support/publish-rides.ts';
import { reload } from '#tests/support/render-app.tsx';
import { holdRequests, interceptRequests, recordRequests } from '#tests/support/requests.ts';
import { getAdminBucket } from '#tests/support/test-users.ts';
import { dialog, fetchPublishedVideos, publish, publishRide, prepareRide } from '#tests/support/uploads.ts';
import { click, expectPath, expectText, findEnabled } from '#tests/support/user-actions.ts';

const light = new Blob(['the same frames, lighter'], { type: 'video/mp4' });

/** A contestant with a clip and its details, whose rendition is being made. */
async function prepareRendition() {
  const rendition = holdRendition();
  const user = await prepareRide();
  return { user, rendition: await rendition };
}

const isDraftFile = (name: string) => /-(720|360)\.mp4$/.test(name);
const listDraftRenditions = () => Object.keys(readDeviceFiles()).filter(isDraftFile);
const waitForDraftRenditions = (count = 1) =>
  waitFor(() => expect(listDraftRenditions()).toHaveLength(count));

/** The id of the one published video, and the text of a rendition. */
async function readPublished(userId: string, rendition: Rendition = 720) {
  const videos = await fetchPublishedVideos(userId);
  expect(videos).toHaveLength(1);
  const id = String(videos[0]?.['id']);
  const file = getAdminBucket().file(`videos/${id}/${rendition}.mp4`);
  const [exists] = await file.exists();
  const [content] = exists ? await file.download() : [undefined];
  return { id, file, rendition: content?.toString() };
}

const isSent = ({ headers }: { headers: Headers }) => headers.has('x-goog-upload-command');

describe('the light rendition of a ride', () => {
  test('is made while the details are filled in, and uploaded before the clip', async () => {
    const { user, rendition } = await prepareRendition();
    rendition.resolve(light);
    await waitForDraftRenditions();
    const { requests } = recordRequests((request) => /720\.mp4|\.mov/.test(request.url) && isSent(request));
    await publishRide();
    const published = await readPublished(user.id);
    expect(published.rendition).toBe(await light.text());
    const [metadata] = await published.file.getMetadata();
    expect(metadata).toMatchObject({
      contentType: 'video/mp4',
      metadata: { owner: user.id, uploader: user.id },
    });
    expect(requests[0]?.url).toContain('720.mp4');
    expect(requests.at(-1)?.url).toContain('.mov');
    await waitFor(() => expect(readDeviceFiles()).toEqual({}));
  });

  test('is followed by the lightest, which is made of it', async () => {
    const { user, rendition } = await prepareRendition();
    expect(rendition.rendition).toBe(720);
    const next = holdRendition();
    rendition.resolve(light);
    const lightest = await next;
    expect(lightest.rendition).toBe(360);
    expect(await lightest.clip.text()).toBe(await light.text());
    lightest.resolve(new Blob(['the lightest'], { type: 'video/mp4' }));
    await waitForDraftRenditions(2);
    const { requests } = recordRequests(isSent);
    await publishRide();
    expect((await readPublished(user.id, 720)).rendition).toBe(await light.text());
    expect((await readPublished(user.id, 360)).rendition).toBe('the lightest');
    const files = requests.flatMap(({ url }) => /(720\.mp4|360\.mp4|\.mov)/.exec(url)?.[1] ?? []);
    expect([...new Set(files)]).toEqual(['720.mp4', '360.mp4', '.mov']);
  });

  test('of which only the lightest is worth it is made of the clip', async () => {
    const { user, rendition } = await prepareRendition();
    const next = holdRendition();
    rendition.resolve(undefined);
    const lightest = await next;
    expect([lightest.rendition, lightest.clip.size]).toEqual([360, rendition.clip.size]);
    lightest.resolve(light);
    await waitForDraftRenditions();
    await publishRide();
    expect((await readPublished(user.id, 720)).rendition).toBeUndefined();
    expect((await readPublished(user.id, 360)).rendition).toBe(await light.text());
  });

  test('follows the clip when it is ready by then', async () => {
    const { user, rendition } = await prepareRendition();
    const held = holdRequests(isStep('clip start'));
    await publish();
    await waitFor(() => expect(held.requests).toHaveLength(1));
    rendition.resolve(light);
    await waitForDraftRenditions();
    held.release();
    await expectPath('/my-rodeo');
    expect((await readPublished(user.id)).rendition).toBe(await light.text());
  });

  test('that is not ready in time is given up: the ride is published without it', async () => {
    const { user, rendition } = await prepareRendition();
    await publishRide();
    expect((await readPublished(user.id)).rendition).toBeUndefined();
    expect(rendition.signal.aborted).toBe(true);
  });

  test('that the server refuses does no harm', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user, rendition } = await prepareRendition();
    rendition.resolve(light);
    await waitForDraftRenditions();
    interceptRequests(
      (request) => request.url.includes('720.mp4') && isSent(request),
      () => new Response('{}', { status: 403 }),
    );
    await publishRide();
    expect((await readPublished(user.id)).rendition).toBeUndefined();
  });

  test('that fails does no harm', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user, rendition } = await prepareRendition();
    rendition.reject(new Error('The encoder failed.'));
    await publishRide();
    expect((await readPublished(user.id)).rendition).toBeUndefined();
  });

  test('is kept with the draft, and goes with it', async () => {
    const { user, rendition } = await prepareRendition();
    rendition.resolve(light);
    await waitForDraftRenditions();
    const [name] = listDraftRenditions();
    const unused = createDeferred<void>();
    void holdRendition().then(({ rendition: file }) => {
      if (file === 720) unused.reject(new Error('It is made again.'));
    });
    await reload();
    await click('button', 'Continue draft');
    await findEnabled('button', 'Trim again');
    expect(listDraftRenditions()).toEqual([name]);
    const { requests } = recordRequests((request) => request.url.includes('720.mp4') && isSent(request));
    const held = holdRequests(isStep('clip start'));
    await publish();
    await waitFor(() => expect(held.requests).toHaveLength(1));
    expect(requests.length).toBeGreaterThan(0);
    const [, videoId = ''] = /([\da-f-]{36})(?:%2F|\/)720/.exec(requests[0]?.url ?? '') ?? [];
    expect(await listRemainingData(videoId)).toContain(`videos/${videoId}/720.mp4`);
    await click('button', 'Cancel');
    held.release();
    await click('button', 'Discard');
    await click('button', 'OK', await dialog());
    await expectText('Choose a video of your ride');
    await waitFor(async () => expect(await listRemainingData(videoId)).toEqual([]));
    expect(readDeviceFiles()).toEqual({});
    expect(await fetchPublishedVideos(user.id)).toEqual([]);
  });

  test('is given up when the ride is trimmed again', async () => {
    const { rendition } = await prepareRendition();
    await click('button', 'Trim again');
    await findEnabled('button', 'Next');
    expect(rendition.signal.aborted).toBe(true);
  });
});
