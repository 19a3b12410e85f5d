import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { denyDeviceFiles, readDeviceFiles } from '#tests/support/device-files.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { holdNextCut } from '#tests/support/fake-media.ts';
import { isStep } from '#tests/support/publish-requests.ts';
import { openSetting } from '#tests/support/menu.ts';
import { follow, reload, renderApp } from '#tests/support/render-app.tsx';
import { leaveApp } from '#tests/support/reset-app.ts';
import { goOnline, holdRequests, interceptRequests } from '#tests/support/requests.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { sampleRide } from '#tests/support/sample-upload.ts';
import {
  cancelWithoutAnswer,
  chooseFile,
  createClipFile,
  dialog,
  expectField,
  fetchPublishedVideos,
  fillDetails,
  prepareRide,
  publish,
  publishRide,
  trimClip,
  prepareUpload,
} from '#tests/support/uploads.ts';
import { click, expectAlert, expectPath, expectRole, expectText, fill } from '#tests/support/user-actions.ts';

const findOffer = async () => within(await expectRole('region', 'Your draft'));

/** Whether closing the page asks first. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function selectPart() {
  const start = await screen.findByRole('textbox', { name: 'Start' });
  fireEvent.input(start, { target: { value: '0:01.50' } });
  fireEvent.blur(start);
  await expectSelection('0:01.50');
}

const expectSelection = async (start: string) => {
  const slider = await expectRole('slider', 'Start');
  await waitFor(() => expect(slider.getAttribute('aria-valuetext')).toBe(start));
};

/** A response that the app never gets, because its page ends. */
function loseResponse(step: Parameters<typeof isStep>[0]) {
  return interceptRequests(isStep(step), async (request) => {
    await request.send();
    return new Promise<never>(() => undefined);
  });
}

describe('[UPL-10] a draft survives', () => {
  test('[CAM-02] a reload while trimming, and recognizes its video', async () => {
    await prepareUpload();
    await chooseFile();
    await selectPart();
    expect(asksBeforeLeaving()).toBe(true);
    await reload();
    const offer = await findOffer();
    await expectText('0:07 · Saved', offer);
    await expectText('bull-night.mp4', offer);
    await click('button', 'Continue draft');
    await expectRole('heading', 'Choose the same video again');

    await chooseFile(createClipFile(6));
    await expectText("That's a different video");
    await click('button', 'Keep draft', await dialog());
    await chooseFile();
    await expectSelection('0:01.50');

    await reload();
    await click('button', 'Continue draft');
    await expectRole('heading', 'Choose the same video again');
    await chooseFile(createClipFile(6));
    await click('button', 'Start over', await dialog());
    await expectSelection('0:00.00');

    await selectPart();
    await reload();
    await findOffer();
    await chooseFile();
    await click('button', 'Start over');
    await click('button', 'OK', await dialog());
    await expectSelection('0:00.00');

    await selectPart();
    await reload();
    await findOffer();
    const other = createClipFile(6);
    await chooseFile(other);
    await expectText(`You also chose ${other.name}. If you continue this draft, choose it again later.`);
    await click('button', 'Use the new video');
    await click('button', 'OK', await dialog());
    await expectSelection('0:00.00');
  });

  test('the way to another page, which says so', async () => {
    await prepareUpload();
    await chooseFile();
    await selectPart();
    follow('/news');
    await expectAlert('info', "Your ride isn't published yet. Upload Video leads back to it.");
    follow('/upload');
    await expectSelection('0:01.50');
  });

  test('the end of the page while cutting, with the details typed meanwhile', async () => {
    const user = await prepareUpload();
    const cut = holdNextCut();
    await trimClip();
    await cut;
    await fillDetails();
    await expectRole('progressbar', 'Trimming');
    expect(asksBeforeLeaving()).toBe(true);
    await reload();
    await click('button', 'Continue draft');
    await expectRole('heading', 'Choose the same video again');
    await trimClip();
    await expectField('Location', sampleRide.location);
    await expectField('Rodeo Event', sampleRide.title);
    await publishRide();
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
  });

  test('[EDV-02] a reload with details, without asking, and a second thought about starting over', async () => {
    const user = await prepareRide();
    expect(asksBeforeLeaving()).toBe(false);
    await reload();
    const offer = await findOffer();
    await expectText(sampleRide.title, offer);
    await expectRole('img', 'Clip thumbnail', offer);
    await click('button', 'Start over');
    await expectText('Are you sure you want to discard?');
    await click('button', 'Cancel', await dialog());
    await click('button', 'Continue draft');
    await expectField('Location', sampleRide.location);
    await click('button', 'Trim again');
    await expectRole('heading', 'Choose the same video again');
    await click('button', 'Back to details');
    await publishRide();
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
    follow('/upload');
    await expectText('Choose a video of your ride');
    await waitFor(() => expect(readDeviceFiles()).toEqual({}));
  });

  test('the end of the page after the server has its document', async () => {
    const user = await prepareRide();
    const lost = loseResponse('document');
    await publish();
    await waitFor(() => expect(lost.requests).toHaveLength(1));
    await waitFor(async () => expect(await fetchPublishedVideos(user.id)).toHaveLength(1));
    lost.stop();
    await reload();
    await expectAlert('success', 'Ride published.');
    await expectText('Choose a video of your ride');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
  });

  test('a cancel after the server has its document, and what is typed then is published', async () => {
    const user = await prepareRide();
    await cancelWithoutAnswer({ isHandled: true });
    goOnline();
    await fill(/^Notes/, 'Typed after the cancel');
    await reload();
    await click('button', 'Continue draft');
    await expectField(/^Notes/, 'Typed after the cancel');
    await publishRide();
    expect(await fetchPublishedVideos(user.id)).toMatchObject([{ notes: 'Typed after the cancel' }]);
  });
});

describe('[UPL-10] a draft in two tabs', () => {
  const lockOtherTab = (user: { id: string }, options: LockOptions) =>
    navigator.locks.request(
      `upload-draft ${user.id}/${user.id}`,
      options,
      () => new Promise(() => undefined),
    );

  test('is left to the tab that works on it, until it is continued here', async () => {
    const user = await createTestUser(buildContestant());
    const ended = lockOtherTab(user, {}).catch(() => 'taken over');
    await renderApp('/upload', { as: user });
    await expectRole('heading', 'This draft is open in another tab');
    await click('button', 'Continue here');
    await expectText('Choose a video of your ride');
    expect(await ended).toBe('taken over');
  });

  test('[UPL-09] is not published by the tab that has lost it', async () => {
    const user = await prepareRide();
    const held = holdRequests(isStep('clip upload'));
    await publish();
    await waitFor(() => expect(held.requests).toHaveLength(1));
    const ended = lockOtherTab(user, { steal: true }).catch(() => undefined);
    await expectRole('heading', 'This draft is open in another tab');
    held.release();
    held.stop();
    await click('button', 'Continue here');
    await ended;
    expect(await fetchPublishedVideos(user.id)).toEqual([]);
    await click('button', 'Continue draft');
    await publishRide();
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
  });
});

describe('[UPL-10] where a draft', () => {
  test('cannot keep its clip, the page says so and still publishes', async () => {
    denyDeviceFiles();
    await prepareUpload();
    await trimClip();
    await expectText(/Your details are saved, but keep this page open/);
    expect(asksBeforeLeaving()).toBe(true);
    await fillDetails();
    await publishRide();
  });

  test('cannot be kept at all, the page says so', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Storage is denied', 'SecurityError');
    });
    await prepareUpload();
    await trimClip();
    await expectText(/This browser can't save drafts/);
    await expectText(/Keep this page open/);
  });
});

describe('[UPL-10] logging out with a draft', () => {
  async function logOut() {
    await openSetting('Logout');
    return dialog();
  }

  test.each([
    ['Keep the draft on this device', 3],
    ['Discard the draft', 0],
  ])('offers: %s', async (choice, fileCount) => {
    const user = await prepareRide();
    await reload();
    await expectText(sampleRide.title, await findOffer());
    const question = await logOut();
    await click('radio', choice, question);
    await click('button', 'Yes', question);
    await expectPath('/login');
    await waitFor(() => expect(Object.keys(readDeviceFiles())).toHaveLength(fileCount));

    await leaveApp();
    await renderApp('/upload', { as: await createTestUser(buildContestant()) });
    await expectText('Choose a video of your ride');
    const otherQuestion = await logOut();
    expect(otherQuestion.queryByRole('radio')).toBeNull();
    await click('button', 'Yes', otherQuestion);
    await expectPath('/login');

    await leaveApp();
    await renderApp('/upload', { as: user });
    if (fileCount > 0) {
      await expectText(sampleRide.title, await findOffer());
      await click('button', 'Start over');
      await click('button', 'OK', await dialog());
    }
    await expectText('Choose a video of your ride');
    await waitFor(() => expect(readDeviceFiles()).toEqual({}));
  });
});
