import { File } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getDemoClip } from '#tests/support/demo/demo-media.ts';
import { ProcessingFailedError, StorageFullError } from '#src/media/errors.ts';
import { findAccessibilityViolations } from '#tests/support/accessibility.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildContestant, buildFan } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { failFitting, holdFit, holdJoin } from '#tests/support/fake-media.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { failRequests, holdRequests, interceptRequests, recordRequests } from '#tests/support/requests.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { click, expectAlert, expectNoRole, expectRole, expectText } from '#tests/support/user-actions.ts';
import { watchDownloads } from '#tests/support/watch-browser.ts';

// That of jsdom cannot hold the blobs of responses.
beforeEach(() => void vi.stubGlobal('File', File));
afterEach(() => failFitting(undefined));

const question = 'Download as one video?';

/** A reel of rides of one camera, open for its owner. */
async function openReel(titles = ['Elko Fair', 'Reno Fair']) {
  const rider = buildContestant();
  const rides = titles.map((title) => buildVideo(rider, { title, event_type: 1 }));
  const [user] = await Promise.all([createTestUser(rider), publishRides(...rides)]);
  const reel = buildReel(rider, rides, { title: 'The season' });
  await renderApp(`/reels/${reel.id}`, { as: user, data: { [`reels/${reel.id}`]: reel } });
  await click('button', 'More');
  await click('menuitem', 'Download as one video');
  return { rides, reel, dialog: within(await expectRole('dialog', question)) };
}

/** Another file than that of the rider's camera. @param path of the file in its URL */
const replaceClip = (path: string, content: BodyInit) =>
  interceptRequests(
    ({ url }) => decodeURIComponent(url).includes(path),
    () => new Response(content),
  );

async function readClip(eventType = 1) {
  return new Uint8Array(await readFile(getDemoClip(eventType).file));
}

test('[REEL-07] the owner saves all rides of a reel as one video, as they were posted', async () => {
  const { dialog } = await openReel();
  const { downloads } = watchDownloads();
  const { requests } = recordRequests(/720\.mp4/);
  const held = holdJoin();
  await click('button', 'Download', dialog);
  const join = await held;
  const progress = await expectRole('progressbar', 'Making your video …');
  await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('90'));
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  const clip = await readClip();
  expect(join.files.map(({ size }) => size)).toEqual([clip.length, clip.length]);
  join.finish();
  await expectAlert('success', 'Your video is ready.');
  expect(downloads.map(({ name, file }) => [name, file.size])).toEqual([['The season.mp4', 2 * clip.length]]);
  expect(requests).toEqual([]);
  await expectNoRole('dialog', question);
});

test('the light renditions are joined where the originals differ or cannot be joined', async () => {
  const { rides, dialog } = await openReel();
  const { downloads } = watchDownloads();
  const other = replaceClip(`${rides[1]!.id}.mov`, 'of another camera');
  const { requests } = recordRequests(/720\.mp4/);
  await click('button', 'Download', dialog);
  await expectAlert('success', 'Your video is ready.');
  expect(requests).toHaveLength(2);
  other.stop();

  const held = holdJoin();
  await click('button', 'More');
  await click('menuitem', 'Download as one video');
  await click('button', 'Download', within(await expectRole('dialog', question)));
  (await held).fail(new ProcessingFailedError('Two parameter sets have the same id.'));
  await waitFor(() => expect(downloads).toHaveLength(2));
  expect(requests).toHaveLength(4);
});

test('a ride without a light rendition is joined as it is', async () => {
  const { rides, dialog } = await openReel();
  const { downloads } = watchDownloads();
  const clip = await readClip();
  const [first] = rides;
  let count = 0;
  interceptRequests(
    ({ url }) => decodeURIComponent(url).includes(`${first!.id}.mov`),
    () => new Response((count += 1) === 1 ? 'of another camera' : clip),
  );
  interceptRequests(
    ({ url }) => decodeURIComponent(url).includes(`${first!.id}/720.mp4`),
    () => new Response(null, { status: 404 }),
  );
  await click('button', 'Download', dialog);
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.file.size).toBe(2 * clip.length);
});

const askingTitle = 'Some rides look different';

/** A reel whose middle ride is of another phone, which the owner has just asked for. */
async function openSeason(content: BodyInit) {
  const opened = await openReel(['Elko Fair', 'Reno Fair', 'Ely Fair']);
  for (const path of ['.mov', '/720.mp4']) replaceClip(`${opened.rides[1]!.id}${path}`, content);
  const { downloads } = watchDownloads();
  const { requests } = recordRequests(new RegExp(`${opened.rides[2]!.id}\\.mov`));
  await click('button', 'Download', opened.dialog);
  const asking = within(await expectRole('dialog', askingTitle));
  const getTitles = () => asking.getAllByRole('listitem').map((item) => item.textContent);
  // No original is loaded after one that differs: they are large.
  expect(requests).toEqual([]);
  return { ...opened, downloads, asking, getTitles };
}

const readSmallClip = async () => new Uint8Array(await readFile(getDemoClip(1).light['360.mp4']));

test('[REEL-07] a ride of another phone is named and converted, after the time that it takes was told', async () => {
  const [clip, small] = await Promise.all([readClip(), readSmallClip()]);
  const { downloads, asking, getTitles } = await openSeason(small);
  expect(getTitles()).toEqual(['Reno Fair']);
  expect(asking.getByRole('status').textContent).toContain(
    '1 ride was filmed in another format. Converting it takes about 40 seconds.',
  );
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  expect(downloads).toEqual([]);
  const heldFit = holdFit();
  const heldJoin = holdJoin();
  await click('button', 'Convert and download', asking);
  const fit = await heldFit;
  expect(fit.source.file.size).toBe(small.length);
  expect(fit.conversion).toMatchObject({ hasPicture: true, hasSound: false });
  const progress = await expectRole('progressbar', 'Making your video …');
  expect(progress.getAttribute('aria-valuenow')).toBe('40');
  fit.finish();
  const join = await heldJoin;
  expect(join.files.map(({ size }) => size)).toEqual([clip.length, small.length + 1, clip.length]);
  join.finish();
  await expectAlert('success', 'Your video is ready.');
  expect(downloads).toHaveLength(1);
});

test('[REEL-07] a ride of another phone can be left out', async () => {
  const clip = await readClip();
  const { downloads, asking } = await openSeason(await readSmallClip());
  await click('button', 'Leave out 1 ride', asking);
  await expectAlert('success', 'Your video is ready.');
  expect(downloads.map(({ file }) => file.size)).toEqual([2 * clip.length]);
});

test('[REEL-07] a ride that cannot be read is named, and only left out', async () => {
  const clip = await readClip();
  const { downloads, asking, getTitles } = await openSeason('not a video');
  expect(getTitles()).toEqual(['Reno Fair']);
  expect(asking.queryByRole('button', { name: 'Convert and download' })).toBeNull();
  await click('button', 'Cancel', asking);
  await expectNoRole('dialog', askingTitle);
  expect(downloads).toEqual([]);

  await click('button', 'More');
  await click('menuitem', 'Download as one video');
  await click('button', 'Download', within(await expectRole('dialog', question)));
  await click('button', 'Leave out 1 ride', within(await expectRole('dialog', askingTitle)));
  await expectAlert('success', 'Your video is ready.');
  expect(downloads.map(({ file }) => file.size)).toEqual([2 * clip.length]);
});

test('[REEL-07] after a ride that cannot be read, the right one is named as of another phone', async () => {
  const { rides, dialog } = await openReel(['Elko Fair', 'Reno Fair', 'Ely Fair', 'Winnemucca Days']);
  const small = await readSmallClip();
  for (const path of ['.mov', '/720.mp4']) {
    replaceClip(`${rides[0]!.id}${path}`, 'not a video');
    replaceClip(`${rides[1]!.id}${path}`, small);
  }
  await click('button', 'Download', dialog);
  const asking = within(await expectRole('dialog', askingTitle));
  expect(asking.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Reno Fair', 'Elko Fair']);
});

test('a ride whose conversion fails is asked about once more', async () => {
  const small = await readSmallClip();
  const { downloads, asking } = await openSeason(small);
  failFitting(({ file }) => file.size === small.length);
  await click('button', 'Convert and download', asking);
  await expectText("1 ride can't be converted.");
  await click('button', 'Leave out 1 ride', within(await expectRole('dialog', askingTitle)));
  await waitFor(() => expect(downloads).toHaveLength(1));
});

test('canceling stops a conversion', async () => {
  const { downloads, asking } = await openSeason(await readSmallClip());
  const held = holdFit();
  await click('button', 'Convert and download', asking);
  const fit = await held;
  await click('button', 'Cancel');
  expect(fit.signal.aborted).toBe(true);
  fit.finish();
  await expectNoRole('dialog', 'Making your video …');
  expect(downloads).toEqual([]);
});

test('a failure says so and can be tried again', async () => {
  await openReel();
  const { downloads } = watchDownloads();
  const offline = failRequests(/\.mov/);
  await click('button', 'Download');
  const failed = within(await expectRole('dialog', "We couldn't make the video"));
  await failed.findByRole('alert');
  offline.stop();

  const light = interceptRequests(/720\.mp4/, async () => {
    const held = holdJoin();
    void held.then(({ fail }) => fail(new StorageFullError('No space left on device')));
    return undefined;
  });
  const held = holdJoin();
  await click('button', 'Try again', failed);
  (await held).fail(new StorageFullError('No space left on device'));
  await expectText("This device doesn't have enough free space. Free some up and try again.");
  light.stop();
  await click('button', 'Try again');
  await waitFor(() => expect(downloads).toHaveLength(1));
});

test('canceling stops the work', async () => {
  const { dialog } = await openReel();
  const { downloads } = watchDownloads();
  const held = holdJoin();
  await click('button', 'Download', dialog);
  const join = await held;
  await click('button', 'Cancel');
  expect(join.signal.aborted).toBe(true);
  join.finish();
  const clips = holdRequests(/\.mov/);
  await click('button', 'More');
  await click('menuitem', 'Download as one video');
  await click('button', 'Download', within(await expectRole('dialog', question)));
  await waitFor(() => expect(clips.requests).toHaveLength(1));
  await click('button', 'Cancel');
  clips.release();
  await expectNoRole('dialog', 'Making your video …');
  expect(downloads).toEqual([]);
});

test('others are not offered the video of a reel', async () => {
  const rider = buildContestant();
  const ride = buildVideo(rider);
  const reel = buildReel(rider, [ride]);
  await renderApp(`/reels/${reel.id}`, {
    as: await createTestUser(buildFan()),
    data: { [`videos/${ride.id}`]: ride, [`reels/${reel.id}`]: reel },
  });
  await click('button', 'More');
  await expectRole('menuitem', 'Print');
  expect(screen.queryByRole('menuitem', { name: 'Download as one video' })).toBeNull();
});
