import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { denyDeviceFiles } from '#tests/support/device-files.ts';
import { holdNextCut } from '#tests/support/fake-media.ts';
import { openSetting } from '#tests/support/menu.ts';
import { follow, reload, renderApp } from '#tests/support/render-app.tsx';
import { leaveApp } from '#tests/support/reset-app.ts';
import {
  chooseSources,
  createSources,
  fillRodeo,
  fillScore,
  findRide,
  getScores,
  openNight,
  publishNight,
} from '#tests/support/rodeo-night.ts';
import { listRemainingData } from '#tests/support/publish-rides.ts';
import { isStep } from '#tests/support/publish-requests.ts';
import { goOnline, loseConnection } from '#tests/support/requests.ts';
import { sampleRide } from '#tests/support/sample-upload.ts';
import { getAdminBucket } from '#tests/support/test-users.ts';
import { dialog, expectField, fetchPublishedVideos } from '#tests/support/uploads.ts';
import {
  click,
  expectAlert,
  expectNoRole,
  expectPath,
  expectRole,
  expectText,
  fill,
  findEnabled,
} from '#tests/support/user-actions.ts';

const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function getClipSize(videoId: string): Promise<number> {
  const [{ size }] = await getAdminBucket().file(`videos/${videoId}.mov`).getMetadata();
  return Number(size);
}

describe('[UPL-10, NGT-02] a night survives', () => {
  test('a reload while it is published, and goes on with the same files', async () => {
    const user = await openNight();
    await fillRodeo();
    await fillScore(2, '77');
    const cut = holdNextCut();
    await publishNight(2);
    await cut;
    expect(asksBeforeLeaving()).toBe(true);
    await reload();
    await expectRole('heading', 'Choose the recordings again');
    await expectText('Publishing is paused.');
    await chooseSources('Recordings');
    await expectNoRole('heading', 'Choose the recordings again');
    await expectText('2 of 2 published');
    const videos = await fetchPublishedVideos(user.id);
    expect(getScores(videos)).toEqual([0, 77]);
  });

  test('[UPL-12] a reload with the choice to leave the sound out', async () => {
    const user = await openNight();
    await fillRodeo();
    await click('switch', /^Publish all rides without sound/);
    await reload();
    await chooseSources('Recordings');
    await expectNoRole('heading', 'Choose the recordings again');
    await publishNight(2);
    await expectText('2 of 2 published');
    const sizes = await Promise.all(
      (await fetchPublishedVideos(user.id)).map(({ id }) => getClipSize(String(id))),
    );
    const sources = createSources().map(({ size }) => size);
    expect(new Set(sizes)).toEqual(new Set(sources.map((size) => size - 1)));
  });

  test('the way to another page, where uploading leads back to it', async () => {
    await openNight();
    await fillRodeo();
    follow('/news');
    await expectPath('/news');
    follow('/upload');
    await click('link', 'Continue your rodeo night');
    await expectText(sampleRide.title);
    await expectRole('region', 'The whole night');
  });

  test.each(['at once', 'after a reload'])('adding an animal that a ride lacks, %s', async (when) => {
    await openNight();
    await fillRodeo();
    await click('button', 'Details: Ride 2');
    await click('radio', 'Qualified', await dialog());
    await fill('Score', '88', await dialog());
    await click('link', 'Add an animal', await dialog());
    await expectPath(/^\/animals\/new/);
    if (when === 'after a reload') await reload();
    await fill('Name', 'Widow Maker');
    await click('button', 'Save');
    await expectPath('/upload/night');
    const animal = await expectRole('combobox', 'Animal', await dialog());
    await waitFor(() => expect((animal as HTMLInputElement).value).toBe('Widow Maker'));
    await expectField('Score', '88');
    await click('button', 'Save', await dialog());
    await expectText('Widow Maker', await findRide(2));
    await expectText('88', await findRide(2));
  });

  test.each(['Keep', 'Discard'])('logging out, if it should: %s', async (choice) => {
    const user = await openNight();
    await fillRodeo();
    await openSetting('Logout');
    const question = await dialog();
    await expectText("Your ride isn't published yet.", question);
    await click('radio', new RegExp(choice), question);
    await click('button', 'Yes', question);
    await expectPath('/login');
    await leaveApp();
    await renderApp('/upload/night', { as: user });
    if (choice === 'Keep') await expectText('Choose the recordings again');
    else await expectText('Choose your rodeo recordings');
  });

  test('another tab that takes it over while it is published, and comes back with what is left', async () => {
    const user = await openNight();
    await fillRodeo();
    await fillScore(2, '77');
    const cut = holdNextCut();
    await publishNight(2);
    await cut;
    const otherTab = () => new Promise(() => undefined);
    const lock = `night-draft ${user.id}/${user.id}`;
    const ended = navigator.locks.request(lock, { steal: true }, otherTab).catch(() => undefined);
    await expectRole('heading', 'This draft is open in another tab');
    await click('button', 'Continue here');
    await ended;
    await expectText('Publishing is paused.');
    expect(await fetchPublishedVideos(user.id)).toEqual([]);
    await chooseSources('Recordings');
    await expectText('2 of 2 published');
    expect(getScores(await fetchPublishedVideos(user.id))).toEqual([0, 77]);
  });

  test('a device that keeps nothing as long as the page is open, which it says', async () => {
    denyDeviceFiles();
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    const user = await openNight();
    await expectText(/This browser can't save drafts/);
    await fillRodeo();
    await publishNight(2);
    await expectText(/This browser can't save drafts/);
    await expectText('2 of 2 published');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(2);
  });

  test('being discarded as rides that were published without an answer, which it says', async () => {
    const user = await openNight();
    await fillRodeo();
    loseConnection(isStep('document'), { isHandled: true });
    await publishNight(2);
    await expectText('Waiting for a connection');
    await click('button', 'Cancel the rest');
    await click('button', 'Back to the rides');
    goOnline();
    await click('button', 'Discard the night');
    await click('button', 'Discard', await dialog());
    await expectAlert('success', 'Ride published.');
    const [video, ...others] = await fetchPublishedVideos(user.id);
    expect(others).toEqual([]);
    expect(await listRemainingData(String(video?.['id']))).toHaveLength(4);
  });

  test('until it is discarded', async () => {
    await openNight();
    await click('button', 'Discard the night');
    await click('button', 'Discard', await dialog());
    await findEnabled('button', 'Choose recordings');
    await reload();
    expect(await findEnabled('button', 'Choose recordings')).toBeDefined();
  });
});
