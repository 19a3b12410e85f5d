import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { uploadStore } from '#src/features/upload/rides/rides-store.ts';
import { isStep } from '#tests/support/publish-requests.ts';
import { listRemainingData } from '#tests/support/publish-rides.ts';
import { goOnline, holdRequests } from '#tests/support/requests.ts';
import {
  cancelWithoutAnswer,
  dialog,
  fetchPublishedVideos,
  prepareRide,
  publish,
} from '#tests/support/uploads.ts';
import { click, expectAlert, expectText } from '#tests/support/user-actions.ts';

async function discard() {
  await click('button', 'Discard');
  await click('button', 'OK', await dialog());
  await expectText('Choose a video of your ride');
}

describe('[UPL-10] discarding a draft', () => {
  test('leaves a ride its files that was published without an answer, and says that it is', async () => {
    const user = await prepareRide();
    await cancelWithoutAnswer({ isHandled: true });
    goOnline();
    await discard();
    await expectAlert('success', 'Ride published.');
    const [video] = await fetchPublishedVideos(user.id);
    expect(await listRemainingData(String(video?.['id']))).toHaveLength(4);
  });

  test('leaves the files of a ride that may be published where nobody can look, and says so', async () => {
    const user = await prepareRide();
    await cancelWithoutAnswer({ isHandled: true });
    await discard();
    await expectAlert('warning', /^Your ride may have been published\./);
    goOnline();
    const [video] = await fetchPublishedVideos(user.id);
    expect(await listRemainingData(String(video?.['id']))).toHaveLength(4);
  });

  test('leaves no files of a ride that the server did not get', async () => {
    await prepareRide();
    await cancelWithoutAnswer({ isHandled: false });
    goOnline();
    const [{ transfer: { videoId } } = expect.unreachable()] = uploadStore.getState().rides;
    expect(await listRemainingData(videoId)).toHaveLength(3);
    await discard();
    await waitFor(async () => expect(await listRemainingData(videoId)).toEqual([]));
  });

  test('leaves no files of a ride that was canceled', async () => {
    await prepareRide();
    const held = holdRequests(isStep('thumbnail address'));
    await publish();
    await waitFor(() => expect(held.requests).toHaveLength(1));
    const [, videoId = ''] = /([\da-f-]{36})\.png/.exec(held.requests[0]?.url ?? '') ?? [];
    expect(await listRemainingData(videoId)).toHaveLength(3);
    await click('button', 'Cancel');
    held.release();
    await discard();
    await waitFor(async () => expect(await listRemainingData(videoId)).toEqual([]));
  });
});
