import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSharedAccount, revokeAccess } from '#tests/support/account-sharing.ts';
import { denyDeviceFiles, resetDeviceFiles, readDeviceFiles } from '#tests/support/device-files.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { holdNextCut } from '#tests/support/fake-media.ts';
import { openSetting } from '#tests/support/menu.ts';
import { isStep } from '#tests/support/publish-requests.ts';
import { follow, reload, renderApp } from '#tests/support/render-app.tsx';
import { leaveApp } from '#tests/support/reset-app.ts';
import { failRequests, stopIntercepting } from '#tests/support/requests.ts';
import { sampleRide } from '#tests/support/sample-upload.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { createClipFile, dialog, expectField, fetchPublishedVideos } from '#tests/support/uploads.ts';
import {
  click,
  expectNoRole,
  expectPath,
  expectRole,
  expectText,
  fill,
  findEnabled,
} from '#tests/support/user-actions.ts';

vi.mock('#src/media/probe-video.ts', () => import('#tests/support/fake-media.ts'));
vi.mock('#src/media/trim-session.ts', () => import('#tests/support/fake-media.ts'));
vi.mock('#src/media/rendition.ts', () => import('#tests/support/fake-media.ts'));

afterEach(() => {
  vi.restoreAllMocks();
  resetDeviceFiles();
});

type ChosenFile = ReturnType<typeof createClipFile>;

const files = () => [createClipFile(1), createClipFile(6)];

async function choose(label: string, chosen = files()) {
  const [input] = await screen.findAllByLabelText(label);
  Object.defineProperty(input, 'files', { configurable: true, value: chosen });
  if (input) fireEvent.change(input);
}

/** Two files with a ride each, of a contestant, who needs no animal. */
async function openNight() {
  const user = await createTestUser(buildContestant());
  await renderApp('/upload', { as: user });
  await choose('Video file');
  await expectPath('/upload/night');
  await expectRole('region', 'The whole night');
  return user;
}

async function fillCommon() {
  await fill('Rodeo Event', sampleRide.title);
  await fill('Location', sampleRide.location);
  await fill('Event Date', sampleRide.date);
  await click('radio', sampleRide.event);
}

async function fillScore(number: number, score: string) {
  await click('button', `Details: Ride ${number}`);
  await fill('Score', score, await dialog());
  await click('button', 'Save', await dialog());
}

async function publish(count: number) {
  await click('button', `Publish ${count} rides`);
  await click('button', 'Publish', await dialog());
}

const findRow = async (number: number) => {
  const rows = await screen.findAllByRole('listitem');
  const row = rows.find(({ firstElementChild }) => firstElementChild?.textContent === String(number));
  if (!row) throw new Error(`There is no ride ${number}`);
  return within(row);
};

const getScores = (videos: readonly { score?: unknown }[]) =>
  videos.map(({ score }) => Number(score)).toSorted((one, other) => one - other);

const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('[UPL-09] the rides of a night', () => {
  test('are published one after the other, as soon as there is a connection', async () => {
    const user = await openNight();
    await click('button', 'Publish 2 rides');
    await expectText('Rodeo Event is required!');
    await fillCommon();
    await fillScore(1, '81');
    await fillScore(2, '82.5');
    const failure = failRequests(isStep('document'));
    await publish(2);
    await expectRole('heading', 'Publishing 2 rides');
    await vi.waitFor(() => expect(failure.requests.length).toBeGreaterThan(0), 30_000);
    stopIntercepting();
    await expectText('2 of 2 published');
    const videos = await fetchPublishedVideos(user.id);
    expect(videos).toHaveLength(2);
    for (const video of videos)
      expect(video).toMatchObject({ title: sampleRide.title, location: sampleRide.location });
    expect(getScores(videos)).toEqual([81, 82.5]);
    await expectRole('link', 'View: Ride 1');
    await vi.waitFor(() => expect(readDeviceFiles()).toEqual({}));
    await click('button', 'Done');
    await findEnabled('button', 'Choose recordings');
  });

  test('lead from the list to the ride in hand and back', async () => {
    await openNight();
    await click('button', 'Show ride 2');
    const hand = await expectRole('region', 'Ride 2');
    expect(document.activeElement).toBe(hand);
    await click('button', 'To the list', within(hand));
    expect(document.activeElement).toBe(await expectRole('button', 'Show ride 2'));
    await click('button', 'Drop: Ride 2', within(hand));
    expect(document.activeElement).toBe(hand);
    await click('button', 'Bring back: Ride 2', await findRow(2));
    expect(document.activeElement).toBe(await expectRole('button', 'Show ride 2'));
  });

  test('say why one failed, and it can be tried again', async () => {
    const user = await openNight();
    await fillCommon();
    const cut = holdNextCut();
    await publish(2);
    (await cut).fail(new Error('The decoder gave up'));
    await expectText('This video had an error processing.', await findRow(1));
    await expectText('1 of 2 published');
    await click('button', 'Try again: Ride 1');
    await expectText('2 of 2 published');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(2);
  });

  test('are cut from the files that can be opened, and the others are named', async () => {
    const user = await createTestUser(buildContestant({ first_name: 'Ana', last_name: 'Redfeather' }));
    await renderApp('/upload/night', { as: user });
    const notes = new File(['notes'], 'notes.txt', { type: 'text/plain' }) as unknown as ChosenFile;
    await choose('Recordings', [notes, ...files()]);
    await expectText('notes.txt: Invalid video format.');
    await expectText('Ana Redfeather', await findRow(2));
    await fillCommon();
    await publish(2);
    await expectText('Your rides are published');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(2);
  });

  test('wait for the recording that is missing, while those of another are published', async () => {
    const user = await openNight();
    await fillCommon();
    await reload();
    await expectRole('heading', 'Choose the recordings again');
    await choose('Recordings', [createClipFile(2)]);
    await expectText("That's a different video.");
    await choose('Recordings', [createClipFile(6)]);
    await expectRole('heading', 'Choose the recording again');
    await publish(2);
    await expectText('1 of 2 published');
    await expectText('Publishing is paused.');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(1);
    await choose('Recordings', [createClipFile(1)]);
    await click('button', 'Continue publishing');
    await expectText('2 of 2 published');
  });

  test('are published for no other account when the one that they were meant for is gone', async () => {
    const shared = await createSharedAccount({ account_type: buildContestant().account_type });
    await renderApp('/upload/night', { as: shared.delegate });
    await choose('Recordings');
    await userEvent.selectOptions(await screen.findByLabelText('User'), 'Cedar Gap');
    await fillCommon();
    await revokeAccess(shared);
    await reload();
    await expectText(sampleRide.title);
    await click('button', 'Publish 2 rides');
    await expectText('User is required!');
    await expectField('User', '');
  });

  test('are not published when they are dropped or canceled', async () => {
    const user = await openNight();
    await fillCommon();
    await click('button', 'Show ride 1');
    await click('button', 'Drop: Ride 1');
    const cut = holdNextCut();
    await click('button', 'Publish 1 ride');
    await click('button', 'Publish', await dialog());
    const held = await cut;
    await click('button', 'Cancel: Ride 2');
    held.finish();
    await click('button', 'Back to the rides');
    await click('button', 'Bring back: Ride 1', await findRow(1));
    await publish(2);
    await expectText('2 of 2 published');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(2);
  });
});

describe('[UPL-10] a night survives', () => {
  test('a reload while it is published, and goes on with the same files', async () => {
    const user = await openNight();
    await fillCommon();
    await fillScore(2, '77');
    const cut = holdNextCut();
    await publish(2);
    await cut;
    expect(asksBeforeLeaving()).toBe(true);
    await reload();
    await expectRole('heading', 'Choose the recordings again');
    await expectText('Publishing is paused.');
    await choose('Recordings');
    await expectNoRole('heading', 'Choose the recordings again');
    await click('button', 'Continue publishing');
    await expectText('2 of 2 published');
    const videos = await fetchPublishedVideos(user.id);
    expect(getScores(videos)).toEqual([0, 77]);
  });

  test('the way to another page, where uploading leads back to it', async () => {
    await openNight();
    await fillCommon();
    follow('/news');
    await expectPath('/news');
    follow('/upload');
    await click('link', 'Continue your rodeo night');
    await expectText(sampleRide.title);
    await expectRole('region', 'The whole night');
  });

  test.each(['at once', 'after a reload'])('adding an animal that a ride lacks, %s', async (when) => {
    await openNight();
    await fillCommon();
    await click('button', 'Details: Ride 2');
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
    await expectText('Widow Maker', await findRow(2));
    await expectText('88', await findRow(2));
  });

  test.each(['Keep', 'Discard'])('logging out, if it should: %s', async (choice) => {
    const user = await openNight();
    await fillCommon();
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
    await fillCommon();
    await fillScore(2, '77');
    const cut = holdNextCut();
    await publish(2);
    await cut;
    const otherTab = () => new Promise(() => undefined);
    const lock = `night-draft ${user.id}/${user.id}`;
    const ended = navigator.locks.request(lock, { steal: true }, otherTab).catch(() => undefined);
    await expectRole('heading', 'This draft is open in another tab');
    await click('button', 'Continue here');
    await ended;
    await expectText('Publishing is paused.');
    expect(await fetchPublishedVideos(user.id)).toEqual([]);
    await choose('Recordings');
    await click('button', 'Continue publishing');
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
    await fillCommon();
    await publish(2);
    await expectText(/This browser can't save drafts/);
    await expectText('2 of 2 published');
    expect(await fetchPublishedVideos(user.id)).toHaveLength(2);
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
