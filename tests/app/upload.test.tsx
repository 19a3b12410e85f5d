import { readFileSync } from 'node:fs';
import { File } from 'node:buffer';
import { join } from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import * as analytics from '#src/session/track-event.ts';
import { expectTag } from '#tests/support/choose-tags.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { loadFfmpegTo } from '#tests/support/fake-media.ts';
import { goTo, openSetting } from '#tests/support/menu.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { leaveApp } from '#tests/support/reset-app.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import {
  chooseFile,
  createClipFile,
  dialog,
  expectField,
  trimClip,
  prepareUpload,
} from '#tests/support/uploads.ts';
import {
  at,
  click,
  expectNoRole,
  expectNoText,
  expectPath,
  expectRole,
  expectText,
  fill,
  findEnabled,
} from '#tests/support/user-actions.ts';

const hevcClip = join(import.meta.dirname, '../e2e/fixtures/hevc.mp4');

const formatError = 'Invalid video format. Please upload a video in .mp4 or .mov format.';
const nameError = 'Invalid file name. Please ensure your file has an extension';
const unsupportedError =
  'This file is not supported on this machine. Please install this codec, select a new video, or upload on a supported machine.';
const codecError = 'Codec is not supported in this device.';
const discardQuestion = 'Are you sure you want to discard?';

const canPlay = (answer: CanPlayTypeResult) =>
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(answer);

const watchPicker = () => vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();

/** As the browser does when the picker is closed without a choice. */
const cancelPicker = async () =>
  fireEvent(await screen.findByLabelText('Video file'), new Event('cancel', { bubbles: true }));

const createContestant = () => createTestUser(buildContestant());

async function renderUpload() {
  await prepareUpload();
  await expectText('Choose a video of your ride');
}

function drag(step: 'dragover' | 'drop', file: File) {
  const dataTransfer = { types: ['Files'], files: [file], items: [] };
  const event = Object.assign(new Event(step, { cancelable: true }), { dataTransfer });
  act(() => void window.dispatchEvent(event));
}

describe('starting an upload', () => {
  test('[UPL-01, MYR-04, ANM-02] opens the picker from the menu, My Rodeo and the animal page', async () => {
    canPlay('probably');
    const pick = watchPicker();
    const owner = buildContractor();
    const bull = buildBull(owner);
    const user = await createTestUser(owner);
    await renderApp('/feed', { as: user, data: { [`animals/${bull.id}`]: bull } });
    const starts = [
      () => goTo('Upload Video'),
      async () => {
        follow('/my-rodeo');
        await click('button', 'Add');
        await click('menuitem', 'Upload Video');
      },
      async () => {
        follow(`/animals/${bull.id}`);
        const [link] = await screen.findAllByRole('link', { name: 'Upload video' });
        if (link) fireEvent.click(link);
      },
    ];
    for (const [index, start] of starts.entries()) {
      await start();
      expect(pick).toHaveBeenCalledTimes(index + 1);
      expect(pick.mock.contexts[index]).toMatchObject({ type: 'file', accept: 'video/*', multiple: true });
      await expectPath('/upload');
      await expectRole('heading', 'Upload a ride');
      expect(await expectRole('button', 'Next')).toMatchObject({ disabled: true });
      const progress = await expectRole('progressbar', 'Upload progress');
      expect(progress.getAttribute('aria-valuenow')).toBe('50');
    }
    await chooseFile();
    await findEnabled('button', 'Next');
  });

  test('[UPL-08] preselects the animal on whose page it starts', async () => {
    canPlay('probably');
    watchPicker();
    const owner = buildContractor();
    const bull = buildBull(owner);
    const as = await createTestUser(owner);
    await renderApp(`/animals/${bull.id}`, { as, data: { [`animals/${bull.id}`]: bull } });
    const [link] = await screen.findAllByRole('link', { name: 'Upload video' });
    if (link) fireEvent.click(link);
    await trimClip();
    await expectTag('Animal', bull.name);
  });

  test('[UPL-01] asks about discarding when the picker is canceled', async () => {
    canPlay('probably');
    const pick = watchPicker();
    await renderApp('/feed', { as: await createContestant() });
    await goTo('Upload Video');
    await expectPath('/upload');
    await cancelPicker();
    await expectText(discardQuestion);
    await click('button', 'OK', await dialog());
    await expectNoText(discardQuestion);
    expect(at()).toBe('/upload');

    await click('button', 'Choose video');
    await cancelPicker();
    await expectText(discardQuestion);
    await click('button', 'Cancel', await dialog());
    expect(pick).toHaveBeenCalledTimes(3);
    await chooseFile();
    await expectNoText(discardQuestion);
    await expectRole('heading', 'Trim your ride');

    await click('button', 'Choose another');
    await cancelPicker();
    await expectNoRole('dialog', /./);
    await findEnabled('button', 'Next');
  });

  test('[ANA-01] is recorded once', async () => {
    const track = vi.spyOn(analytics, 'trackEvent');
    const countForms = () => track.mock.calls.filter(([{ name }]) => name === 'upload-form').length;
    await prepareUpload();
    await expectText('Choose a video of your ride');
    // React's strict mode runs each effect of a new page twice.
    expect(countForms()).toBe(2);
    await trimClip();
    expect(countForms()).toBe(2);
  });

  test('[UPL-10] offers the kept draft instead of the picker', async () => {
    canPlay('probably');
    const pick = watchPicker();
    const user = await createContestant();
    await renderApp('/upload', { as: user });
    await chooseFile();
    await findEnabled('button', 'Next');
    await leaveApp();
    await renderApp('/feed', { as: user });
    // Once the page has looked for a draft, which the question shows.
    await openSetting('Logout');
    await expectRole('radio', 'Keep the draft on this device');
    await click('button', 'No', await dialog());
    await goTo('Upload Video');
    await expectRole('button', 'Continue draft');
    expect(pick).not.toHaveBeenCalled();
  });

  test('[UPL-01] a browser without H.264 stays where it is', async () => {
    canPlay('');
    const pick = watchPicker();
    await renderApp('/feed', { as: await createContestant() });
    await goTo('Upload Video');
    await expectText(codecError);
    expect(at()).toBe('/feed');
    expect(pick).not.toHaveBeenCalled();
  });

  test('[UPL-01] a browser without H.264 opens no picker on the page, either', async () => {
    canPlay('');
    const pick = watchPicker();
    await renderUpload();
    await click('button', 'Choose video');
    await expectText(codecError);
    expect(pick).not.toHaveBeenCalled();
  });

  test('[UPL-01, UPL-03] checks the codec and the type of a dropped file', async () => {
    await renderUpload();
    const support = canPlay('probably');
    const clip = createClipFile();
    const hint = 'Drop your video to open it';
    await expectNoText(hint);
    drag('dragover', clip);
    await expectText(hint);
    drag('drop', new File([clip], 'ride.mp4', { type: 'text/plain' }));
    await expectNoText(hint);
    await expectText(formatError);
    drag('drop', new File([clip], 'ride', { type: 'video/mp4' }));
    await expectText(nameError);

    support.mockReturnValue('');
    drag('drop', clip);
    await expectText(codecError);
    support.mockReturnValue('probably');
    drag('drop', clip);
    await findEnabled('button', 'Next');
  });
});

describe('the file of an upload', () => {
  test('[UPL-03] is refused if it is no video, and another one is accepted', async () => {
    await renderUpload();
    await chooseFile(new File(['x'], 'ride.avi', { type: 'video/x-msvideo' }));
    await expectText(formatError);
    await chooseFile(new File(['x'], 'ride', { type: 'video/mp4' }));
    await expectText(nameError);
    await chooseFile(new File(['not a video'], 'ride.mp4', { type: 'video/mp4' }));
    await expectText(`${unsupportedError} It only has the name of a video.`);
    await chooseFile(new File([createClipFile()], 'RIDE.MP4', { type: 'video/mp4' }));
    await findEnabled('button', 'Next');
  });

  test('[UPL-03] says what is left of an incomplete video, or is refused', async () => {
    await renderUpload();
    const createStart = (fraction: number) =>
      createClipFile(1, (bytes) => bytes.subarray(0, bytes.length * fraction));
    await chooseFile(createStart(0.04));
    await expectText('This video is incomplete. Copy or download it again, then choose the new file.');
    await chooseFile(createStart(0.6));
    await expectText(/You can use the first 0:0\d\.\d\d of 0:09\.00/);
    const end = await expectRole('slider', 'End');
    expect(Number(end.getAttribute('aria-valuenow'))).toBeLessThan(8);
    await click('button', 'Next');
    await findEnabled('button', 'Publish');
  });

  test('[UPL-02] is replaced by another one, which keeps the typed details', async () => {
    await renderUpload();
    await trimClip();
    await fill('Rodeo Event', 'Cheyenne Frontier Days');
    await click('button', 'Trim again');
    await expectNoText(/This file is incomplete/);
    const readEnd = async () => (await expectRole('slider', 'End')).getAttribute('aria-valuenow');
    const firstEnd = await readEnd();
    await chooseFile(new File(['notes'], 'notes.txt', { type: 'text/plain' }));
    await expectText('Invalid video format.');
    expect(await readEnd()).toBe(firstEnd);
    await chooseFile(createClipFile(10));
    await waitFor(async () => expect(await readEnd()).not.toBe(firstEnd));
    await expectNoText('Invalid video format.');
    await click('button', 'Next');
    await expectField('Rodeo Event', 'Cheyenne Frontier Days');
    await findEnabled('button', 'Publish');
  });

  test('[UPL-03] is opened until that is canceled, or another one is chosen instead', async () => {
    canPlay('probably');
    const pick = watchPicker();
    const createUnreadableFile = (name: string) => {
      const slice = () => ({ arrayBuffer: () => new Promise(() => undefined) });
      return Object.assign(new File(['the bytes of a video'], name, { type: 'video/mp4' }), { slice });
    };
    const slow = 'This is taking longer than usual. Keep waiting, or choose another video.';
    await renderUpload();
    await chooseFile(createUnreadableFile('cloud.mp4'));
    await expectText('Opening cloud.mp4');
    await click('button', 'Cancel');
    await expectText('Choose a video of your ride');

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await chooseFile(createUnreadableFile('drive.mp4'));
    await expectText('Opening drive.mp4');
    await expectNoText(slow);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await expectText(slow);
    vi.useRealTimers();
    await click('button', 'Choose another');
    expect(pick).toHaveBeenCalledOnce();
    await chooseFile();
    await findEnabled('button', 'Next');
  });

  test('says how long it takes to convert another codec', async () => {
    await renderUpload();
    await chooseFile(new File([readFileSync(hevcClip)], 'hevc.mp4', { type: 'video/mp4' }));
    await expectText(/That takes about \d+ seconds on this device/);
    await findEnabled('button', 'Next');
  });

  test('[UPL-05] can be chosen while the editor loads', async () => {
    canPlay('probably');
    const pick = watchPicker();
    await renderUpload();
    await click('button', 'Choose video');
    expect(pick).toHaveBeenCalledOnce();
    await waitFor(() => {
      act(() => loadFfmpegTo(5_100_000, 10_300_000));
      expect(screen.getByText('5.1 MB of 10.3 MB')).toBeDefined();
    });
    const progress = await expectRole('progressbar', 'Loading the video editor');
    expect(progress.getAttribute('aria-valuenow')).toMatch(/^(49|50)/);
    act(() => loadFfmpegTo(10_300_000, 10_300_000));
    await expectNoRole('progressbar', 'Loading the video editor');
  });
});
