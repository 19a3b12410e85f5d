import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Rendition } from '#src/domain/clip-file.ts';
import { setUnpublishedRide } from '#src/session/unsaved-work.ts';
import * as calm from '#src/lib/call-when-calm.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { stubPhotoScaling } from '#tests/support/fake-canvas.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { holdRendition, setClipsLight } from '#tests/support/fake-media.ts';
import '#tests/support/locks.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { recordRequests } from '#tests/support/requests.ts';
import {
  createTestUser,
  getAdminBucket,
  getAdminFirestore,
  type TestUser,
} from '#tests/support/test-users.ts';
import { expectRole } from '#tests/support/user-actions.ts';

const light = new Blob(['the same frames, lighter'], { type: 'video/mp4' });
const lighter = new Blob(['the same frames, lighter still'], { type: 'video/mp4' });
const isDownload = ({ url }: { url: string }) => /(\.mov|\.mp4)\?alt=media/.test(url);

/** What waits until the page is calm. */
const waiting = new Set<() => void>();
let otherTab: ReturnType<typeof createDeferred<void>>;
let user: TestUser;
let ride: StoredVideo;
const getFile = (rendition: Rendition) => getAdminBucket().file(`videos/${ride.id}/${rendition}.mp4`);
const waitForFile = (rendition: Rendition) =>
  waitFor(async () => expect((await getFile(rendition).exists())[0]).toBe(true));
const waitUntilTried = () =>
  waitFor(() => expect(localStorage.getItem('rodeo-reel.tried-rides')).toContain(ride.id));

beforeEach(async () => {
  waiting.clear();
  vi.spyOn(calm, 'callWhenCalm').mockImplementation((callback) => {
    waiting.add(callback);
    return () => void waiting.delete(callback);
  });
  vi.stubGlobal('VideoEncoder', () => undefined);
  otherTab = createDeferred<void>();
  const rider = buildContestant();
  ride = buildVideo(rider, { title: 'Pendleton Round-Up' });
  [user] = await Promise.all([createTestUser(rider), publishRides(ride)]);
  await Promise.all([getFile(720).delete(), getFile(360).delete()]);
});
afterEach(() => {
  setClipsLight(false);
  otherTab.resolve();
  for (const name of ['connection', 'onLine']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'hidden');
});

/** @param disturb what keeps the page from making anything, before it is calm */
async function openMyRodeo(disturb = () => {}) {
  await renderApp('/my-rodeo', { as: user });
  await expectRole('heading', ride.title);
  disturb();
  for (const callback of waiting) callback();
}

describe('a ride without a poster', () => {
  const getPoster = () => getAdminBucket().file(`videos/${ride.id}/poster.jpg`);
  const getThumbnail = () => getAdminBucket().file(`videos/${ride.id}/${ride.id}.png`);
  beforeEach(async () => {
    setClipsLight(true);
    stubPhotoScaling();
    await getPoster().delete();
  });
  afterEach(() => vi.unstubAllGlobals());

  test('[FEED-07] gets one when its account opens My Rodeo, made of its thumbnail', async () => {
    // The canvas of the tests makes nothing lighter.
    await getThumbnail().save('a picture', { contentType: 'image/png', resumable: false });
    await openMyRodeo();
    await waitUntilTried();
    const [metadata] = await getPoster().getMetadata();
    expect(metadata).toMatchObject({
      contentType: 'image/jpeg',
      metadata: { owner: user.id, uploader: user.id },
    });
    expect((await getPoster().download())[0].toString()).toBe('a picture');
  });

  test('and without a thumbnail stays as it is', async () => {
    await getThumbnail().delete();
    await openMyRodeo();
    await waitUntilTried();
    expect((await getPoster().exists())[0]).toBe(false);
  });

  test('that has one keeps it', async () => {
    await getPoster().save('stored', { contentType: 'image/jpeg', resumable: false });
    await openMyRodeo();
    await waitUntilTried();
    expect((await getPoster().download())[0].toString()).toBe('stored');
  });

  test('gets none of a delegate, who would leave no trace', async () => {
    const delegate = buildContestant();
    const { requests } = recordRequests(/poster\.jpg|720\.mp4|\.mov/);
    const owner = buildContestant({ id: user.id, user_access: { [delegate.id]: true } });
    await getAdminFirestore().doc(`users/${user.id}`).set(owner, { merge: true });
    const acting = await createTestUser({
      ...delegate,
      account_access: { [user.id]: true },
      current_accessed_account: user.id,
    });
    await renderApp('/my-rodeo', { as: acting });
    await expectRole('heading', ride.title);
    for (const callback of waiting) callback();
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(requests.filter(({ url }) => !url.includes('alt=media'))).toEqual([]);
    expect((await getPoster().exists())[0]).toBe(false);
  });
});

describe('a ride without a light rendition', () => {
  test('gets both when its account opens My Rodeo, the lightest made of the light one', async () => {
    const made = holdRendition();
    const { requests } = recordRequests(isDownload);
    await openMyRodeo();
    const first = await made;
    const next = holdRendition();
    first.resolve(light);
    const lightest = await next;
    expect([first.rendition, lightest.rendition]).toEqual([720, 360]);
    expect(await lightest.clip.text()).toBe(await light.text());
    lightest.resolve(lighter);
    await waitUntilTried();
    expect(requests).toHaveLength(1);
    for (const rendition of [720, 360] as const) {
      const [metadata] = await getFile(rendition).getMetadata();
      expect(metadata).toMatchObject({
        contentType: 'video/mp4',
        metadata: { owner: user.id, uploader: user.id },
      });
    }
  });

  test('that lacks the lightest one only gets it, made of the light one', async () => {
    await getFile(720).save('stored', { contentType: 'video/mp4', resumable: false });
    const made = holdRendition();
    const { requests } = recordRequests(isDownload);
    await openMyRodeo();
    const { rendition, clip, resolve } = await made;
    expect([rendition, await clip.text()]).toEqual([360, 'stored']);
    resolve(lighter);
    await waitForFile(360);
    await waitUntilTried();
    expect(requests.map(({ url }) => /720|mov/.exec(url)?.[0])).toEqual(['720']);
  });

  test('that has both is not downloaded', async () => {
    for (const rendition of [720, 360] as const)
      await getFile(rendition).save('stored', { contentType: 'video/mp4', resumable: false });
    const { requests } = recordRequests(isDownload);
    await openMyRodeo();
    await waitUntilTried();
    expect(requests).toEqual([]);
  });

  test('keeps what was made when the rest fails, and is looked at again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const made = holdRendition();
    await openMyRodeo();
    const first = await made;
    const next = holdRendition();
    first.resolve(light);
    (await next).reject(new Error('The encoder failed.'));
    await waitForFile(720);
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(localStorage.getItem('rodeo-reel.tried-rides')).toBeNull();
  });

  test('is not asked for again by a device that has tried', async () => {
    localStorage.setItem('rodeo-reel.tried-rides', JSON.stringify([ride.id]));
    const { requests } = recordRequests(/720\.mp4|360\.mp4|\.mov/);
    await openMyRodeo();
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(requests).toEqual([]);
  });

  test('keeps waiting when an upload starts meanwhile', async () => {
    const made = holdRendition();
    await openMyRodeo();
    const { signal, reject } = await made;
    setUnpublishedRide('upload', { leave: () => undefined, isKept: true, isRunning: true });
    expect(signal.aborted).toBe(true);
    reject(new DOMException('', 'AbortError'));
    setUnpublishedRide('upload', undefined);
    expect(localStorage.getItem('rodeo-reel.tried-rides')).toBeNull();
  });

  test('waits again when My Rodeo is left', async () => {
    const made = holdRendition();
    await openMyRodeo();
    const { signal, reject } = await made;
    follow('/schedules');
    await expectRole('heading', 'Schedule');
    expect(signal.aborted).toBe(true);
    reject(new DOMException('', 'AbortError'));
    expect(localStorage.getItem('rodeo-reel.tried-rides')).toBeNull();
  });

  test('is not downloaded when it is light itself', async () => {
    setClipsLight(true);
    const { requests } = recordRequests(isDownload);
    await openMyRodeo();
    await waitUntilTried();
    expect(requests).toEqual([]);
  });

  const replace = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true });
  test.each<[string, () => void]>([
    ['where data is saved', () => replace(navigator, 'connection', { saveData: true })],
    ['on a mobile line', () => replace(navigator, 'connection', { type: 'cellular' })],
    ['in a hidden page', () => replace(document, 'hidden', true)],
    ['without a connection', () => replace(navigator, 'onLine', false)],
    [
      'while another tab works on them',
      () => void navigator.locks.request('rodeo-reel.missing-files', () => otherTab.promise),
    ],
  ])('costs nothing %s', async (_case, disturb) => {
    const { requests } = recordRequests(/720\.mp4|360\.mp4|\.mov/);
    await openMyRodeo(disturb);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(requests).toEqual([]);
    expect(localStorage.getItem('rodeo-reel.tried-rides')).toBeNull();
  });
});
