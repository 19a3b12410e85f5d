import { File } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProcessingFailedError } from '#src/media/errors.ts';
import * as analytics from '#src/session/track-event.ts';
import { findAccessibilityViolations } from '#tests/support/accessibility.ts';
import { buildContestant, buildFan } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { holdCard, setSoundCopyable } from '#tests/support/fake-media.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { createTestUser } from '#tests/support/test-users.ts';
import { click, expectNoRole, expectRole, expectText } from '#tests/support/user-actions.ts';
import { watchDownloads } from '#tests/support/watch-browser.ts';

// That of jsdom cannot hold the blobs of responses.
beforeEach(() => void vi.stubGlobal('File', File));
afterEach(() => setSoundCopyable(true));

const film = new Blob(['film'.repeat(300_000)], { type: 'video/mp4' });

/** The dialog of a ride, open for its rider or a fan. */
async function openCard(fields: Parameters<typeof buildVideo>[1] = {}, as: 'rider' | 'fan' = 'rider') {
  const rider = buildContestant();
  const ride = buildVideo(rider, {
    title: 'Elko Fair',
    ...{ event_type: 1, score: 86.5, duration: 12, ride_start: 1.5, ride_end: 7.1, ...fields },
  });
  const [user] = await Promise.all([createTestUser(as === 'rider' ? rider : buildFan()), publishRides(ride)]);
  await renderApp(`/video/${ride.id}`, { as: user });
  await click('button', `Options for ${ride.title}`);
  await click('menuitem', 'Make a Ride Card');
  await expectRole('button', 'Make video');
  return { ride, dialog: within(screen.getByRole('dialog', { name: 'Ride card' })) };
}

test('[CARD-06] the shape is chosen, the size said first, and the film saved', async () => {
  const { dialog } = await openCard();
  const { downloads } = watchDownloads();
  await expectText('9:16, 1080x1920 · Video, 0:16, about 5.2 MB');
  expect(await findAccessibilityViolations(screen.getByRole('dialog', { name: 'Ride card' }))).toEqual([]);
  await click('radio', 'Square', dialog);
  await expectText('1:1, 1080x1080 · Video, 0:16, about 5.2 MB');
  const held = holdCard();
  await click('button', 'Make video', dialog);
  const card = await held;
  expect(card.input.picture).toMatchObject({ width: 1080, height: 1080, isUpright: false });
  expect(card.input.picture.facts.plate?.lines).toEqual(['86.5']);
  expect(card.input.film.parts).toHaveLength(2);
  card.progress(0.5);
  const progress = await expectRole('progressbar', 'Making your card …');
  await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('55'));
  await expectText('2.8 MB of about 5.2 MB');
  expect(dialog.queryByRole('radio', { name: 'Square' })).toBeNull();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel']);
  card.finish(film);
  await expectText('Your card is ready, 1.2 MB.');
  expect(dialog.queryByRole('button', { name: 'Share' })).toBeNull();
  await click('button', 'Download', dialog);
  expect(downloads.map(({ name, file }) => [name, file.size])).toEqual([['Elko Fair.mp4', film.size]]);
  await expectNoRole('dialog', 'Ride card');
});

test('[CARD-06] where a device shares films, its share sheet gets the card', async () => {
  const share = vi.fn<(content: ShareData) => Promise<void>>(() => Promise.resolve());
  Object.assign(navigator, { share, canShare: ({ files }: ShareData) => files?.[0]?.type === 'video/mp4' });
  const track = vi.spyOn(analytics, 'trackEvent');
  try {
    const { dialog, ride } = await openCard({}, 'fan');
    const held = holdCard();
    await click('button', 'Make video', dialog);
    (await held).finish(film);
    await click('button', 'Share', dialog);
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const [file] = share.mock.calls[0]![0].files!;
    expect([file!.name, file!.size]).toEqual(['Elko Fair.mp4', film.size]);
    await expectNoRole('dialog', 'Ride card');
    expect(track).toHaveBeenCalledWith({ name: 'share', videoId: ride.id, method: 'share-sheet' });
  } finally {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  }
});

test('[CARD-03] what a card leaves out is said, and the owner can mark the gate', async () => {
  await openCard({ ride_start: null, ride_end: null, duration: 25 });
  await expectText("No clock and no slow motion: the gate isn't marked.");
  await expectText('Only the first 20 seconds fit.');
  await click('link', 'Mark the gate');
  await waitFor(() => expect(location.pathname).toMatch(/^\/edit\/video\//));
});

test('[CARD-03] timed runs have no clock, and only the owner of a ride marks it', async () => {
  await openCard({ event_type: 5, score: null, time: 17.3 }, 'fan');
  await expectText('No clock and no slow motion: timed runs have no ride clock.');
  expect(screen.queryByRole('link', { name: 'Mark the gate' })).toBeNull();
});

test('[CARD-07] that a card has no sound is said before it is made', async () => {
  setSoundCopyable(false);
  const { dialog } = await openCard();
  await click('button', 'Make video', dialog);
  await expectText("This ride's sound can't be copied, so your card will be silent.");
  const held = holdCard();
  await click('button', 'Make it silent', dialog);
  (await held).finish(film);
  await expectText('Your card is ready, 1.2 MB.');
});

test('[CARD-06] to cancel stops the work and leads back to the choice, and a failure can be tried again', async () => {
  const { dialog } = await openCard();
  let held = holdCard();
  await click('button', 'Make video', dialog);
  const canceled = await held;
  await click('button', 'Cancel', dialog);
  expect(canceled.signal.aborted).toBe(true);
  canceled.progress(0.9);
  canceled.finish(film);
  expect(dialog.queryByRole('progressbar')).toBeNull();
  held = holdCard();
  await click('button', 'Make video', dialog);
  (await held).fail(new ProcessingFailedError('Nothing can be decoded.'));
  await expectText("We couldn't make your card. Try again.");
  held = holdCard();
  await click('button', 'Try again', dialog);
  (await held).finish(film);
  await expectText('Your card is ready, 1.2 MB.');
});
