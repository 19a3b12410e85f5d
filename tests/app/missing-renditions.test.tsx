import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dispatchUpload, startJob } from '#src/features/upload/job/upload-store.ts';
import { createTransfer } from '#src/domain/upload-draft.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { holdRendition } from '#tests/support/fake-media.ts';
import '#tests/support/locks.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { recordRequests } from '#tests/support/requests.ts';
import { createTestUser, getAdminBucket, type TestUser } from '#tests/support/test-users.ts';
import { expectRole } from '#tests/support/user-actions.ts';

vi.mock('#src/media/rendition.ts', () => import('#tests/support/fake-media.ts'));
vi.mock('#src/lib/call-when-calm.ts', () => ({
  callWhenCalm: (callback: () => void) => {
    const timer = setTimeout(callback, 1500);
    return () => clearTimeout(timer);
  },
}));

const light = new Blob(['the same frames, lighter'], { type: 'video/mp4' });
const isClipDownload = ({ url }: { url: string }) => url.includes('.mov') && url.includes('alt=media');

let user: TestUser;
let ride: StoredVideo;
const getFile = () => getAdminBucket().file(`videos/${ride.id}/720.mp4`);

beforeEach(async () => {
  vi.stubGlobal('VideoEncoder', () => undefined);
  const rider = buildContestant();
  ride = buildVideo(rider, { title: 'Pendleton Round-Up' });
  [user] = await Promise.all([createTestUser(rider), publishRides(ride)]);
  await getFile().delete();
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

async function openMyRodeo() {
  await renderApp('/my-rodeo', { as: user });
  await expectRole('heading', ride.title);
}

describe('a ride without a light rendition', () => {
  test('gets one when its account opens My Rodeo; this device looks once', async () => {
    const made = holdRendition();
    await openMyRodeo();
    (await made).resolve(light);
    await waitFor(async () => expect((await getFile().exists())[0]).toBe(true));
    const [metadata] = await getFile().getMetadata();
    expect(metadata).toMatchObject({
      contentType: 'video/mp4',
      metadata: { owner: user.id, uploader: user.id },
    });
    await waitFor(() => expect(localStorage.getItem('rodeo-reel.tried-renditions')).toContain(ride.id));
  });

  test('keeps waiting when an upload starts meanwhile', async () => {
    const made = holdRendition();
    await openMyRodeo();
    const { signal } = await made;
    const source = { name: 'other.mov', size: 1, lastModified: 1 };
    dispatchUpload({
      ...{ type: 'file chosen', job: startJob(), fileName: source.name, draftId: 'draft', source },
      transfer: createTransfer(crypto.randomUUID()),
    });
    expect(signal.aborted).toBe(true);
    dispatchUpload({ type: 'discarded' });
    expect(localStorage.getItem('rodeo-reel.tried-renditions')).toBeNull();
  });

  test('costs nothing where data is saved', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { requests } = recordRequests(/720\.mp4|\.mov/);
    await openMyRodeo();
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(requests.filter(isClipDownload)).toEqual([]);
  });
});
