import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { parseReel } from '#src/domain/reel.ts';
import { findAccessibilityViolations } from '#tests/support/accessibility.ts';
import { findQuestion } from '#tests/support/cards.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildContestant, buildContractor, withSharing } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { fakePlayback } from '#tests/support/fake-playback.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { scrollToCards, scrollToEnd } from '#tests/support/scroll.ts';
import { waitUntilIndexed } from '#tests/support/searchable-data.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import {
  click,
  expectAlert,
  expectNoRole,
  expectNoText,
  expectPath,
  expectRole,
  expectText,
  fill,
  logIn,
  readText,
} from '#tests/support/user-actions.ts';

const store = (...videos: readonly { id: string }[]) =>
  Object.fromEntries(videos.map((video) => [`videos/${video.id}`, video])) as Record<string, object>;

const readRows = (list: HTMLElement) => within(list).getAllByRole('listitem').map(readText);

const findVideo = async () =>
  (await screen.findByRole('region', { name: 'The reel' })).querySelector('video')!;

/** A rider with a ride of their own, and one that a contractor has posted. */
function buildRides() {
  const rider = buildContestant({ first_name: 'Darius', last_name: 'Boone' });
  const owner = buildContractor({ name: 'Cedar Gap' });
  const bull = buildBull(owner, { name: 'Northern Lights', brand: 'J115' });
  const own = buildVideo(rider, { title: 'Elko Fair', event_type: 3, score: 84, duration: 8 });
  const tagged = buildVideo(owner, {
    ...{ title: 'Reno Fair', animal: bull, contestants: [rider], event_type: 1, score: 86.5, duration: 10 },
    ...{ rider_marks: 43, animal_marks: 43.5 },
  });
  return { rider, owner, own, tagged };
}

test('[REEL-01] a rider puts rides in an order under a title, changes them, and deletes the reel', async () => {
  const { rider, own, tagged } = buildRides();
  await renderApp('/my-rodeo?tab=reels', { as: await createTestUser(rider), data: store(own, tagged) });
  await expectText('No reels yet');
  await click('link', 'New reel');
  await expectPath('/reels/new');
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  expect(title.value).toBe(`Darius Boone, ${new Date().getFullYear()}`);
  await click('button', 'Save');
  await expectText('Add at least one ride');

  await click('button', 'Add rides');
  const dialog = within(await expectRole('dialog', 'Add rides'));
  await click('checkbox', /Elko Fair/, dialog);
  await waitUntilIndexed('videos', tagged.id);
  await fill('Filter by title, place or animal', 'northern', dialog);
  await waitFor(() => expect(dialog.queryByRole('checkbox', { name: /Elko/ })).toBeNull());
  await click('checkbox', /Reno Fair/, dialog);
  await expectText('2 of 30 chosen', dialog);
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  await click('button', 'Done', dialog);
  await expectText('2 rides · 0:18');
  await click('button', 'Move Reno Fair up');
  await expectText('Reno Fair: 1 of 2');
  await fill('Title', ' The  season ');
  await click('button', 'Save');
  await expectRole('heading', 'The season');
  await expectPath(/^\/reels\/[\da-f-]{36}$/);
  const [, , id = ''] = location.pathname.split('/');
  const { docs } = await getAdminFirestore().collection('reels').where('user_id', '==', rider.id).get();
  expect(docs.map((found) => ({ ...parseReel(found.id, found.data()), created: null }))).toEqual([
    buildReel(rider, [tagged, own], { id, title: 'The season', created: null }),
  ]);

  await click('button', 'More');
  await click('menuitem', 'Edit');
  await click('button', 'Remove Reno Fair');
  await getAdminFirestore().doc(`reels/${id}`).update({ title: 'Named on another device' });
  await click('button', 'Save');
  await expectText('1 ride · 0:08');
  await expectRole('heading', 'Named on another device');
  await click('button', 'More');
  await click('menuitem', 'Edit');
  await click('button', 'Delete reel');
  await click('button', 'Delete');
  await expectPath(`/my-rodeo/${rider.id}?tab=reels`);
  await expectText('No reels yet');
  expect((await getAdminFirestore().doc(`reels/${id}`).get()).exists).toBe(false);
  expect((await getAdminFirestore().doc(`deleted_reels/${id}`).get()).exists).toBe(true);
});

test('[ACC-05, REEL-01] who acts for a contractor makes its reels, of rides of its animals, and the contractor is told', async () => {
  const { grantor, delegate } = withSharing(
    'shared',
    buildContractor({ name: 'Cedar Gap' }),
    buildContractor({ name: 'Double Rein' }),
  );
  const bull = buildBull(grantor, { name: 'Windmill' });
  const ofAnimal = buildVideo(buildContestant(), { title: 'Taos Rodeo', animal: bull });
  const [user] = await Promise.all([
    createTestUser({ ...delegate, current_accessed_account: grantor.id }),
    createTestUser(grantor),
  ]);
  await renderApp('/reels/new', { as: user, data: store(ofAnimal) });
  await expectText("You're making a reel for Cedar Gap.");
  await click('button', 'Add rides');
  await click('checkbox', /Taos Rodeo/);
  await click('button', 'Done');
  await click('button', 'Save');
  await expectRole('link', 'Cedar Gap');
  await expectAlert('success', 'Reel saved.');

  await click('button', 'More');
  await click('menuitem', 'Edit');
  await fill('Title', 'Windmill');
  await click('button', 'Save');
  await expectRole('heading', 'Windmill');
  await click('button', 'More');
  await click('menuitem', 'Edit');
  await click('button', 'Delete reel');
  await click('button', 'Delete');
  await expectText('No reels yet');
  const notices = getAdminFirestore().collection('notifications').where('notified_user_id', '==', grantor.id);
  const texts = (await notices.get()).docs.map((each) => String(each.get('message_string')));
  expect(texts.toSorted()).toEqual([
    'Double Rein deleted your reel Windmill.',
    `Double Rein edited your reel Cedar Gap, ${new Date().getFullYear()}.`,
    `Double Rein made the reel Cedar Gap, ${new Date().getFullYear()} for you.`,
  ]);
});

test("[REEL-01] another account's reel cannot be changed", async () => {
  const { rider, owner, own } = buildRides();
  const reel = buildReel(owner, [own]);
  await renderApp(`/reels/edit/${reel.id}`, {
    as: await createTestUser(rider),
    data: { ...store(own), [`reels/${reel.id}`]: reel },
  });
  await expectText('Only Cedar Gap can change it.');
});

describe('a visitor', () => {
  test('[REEL-03] sees the facts of each ride, then the ride, one after the other; what is gone is left out', async () => {
    const { rider, own, tagged } = buildRides();
    const reel = buildReel(rider, [own, { id: 'gone' }, tagged]);
    await renderApp(`/reels/${reel.id}`, { data: { ...store(own, tagged), [`reels/${reel.id}`]: reel } });
    await expectRole('heading', 'Best of 2026');
    await expectText('2 rides · 0:18');
    await expectText('1 ride was deleted.');
    const rows = readRows(within(screen.getByRole('region', { name: 'Rides' })).getByRole('list'));
    expect(rows).toEqual([
      expect.stringMatching(/^1Elko Fair.*84 Playing$/),
      expect.stringMatching(/^2Reno Fair.*J115Northern Lights86\.5$/),
    ]);
    const playback = fakePlayback(await findVideo());
    expect(playback.video.getAttribute('src')).toContain(encodeURIComponent(own.id));
    await click('button', 'Play');
    const show = within(screen.getByRole('region', { name: 'The reel' }));
    await expectText('1 of 2 · Saddle Bronc', show);
    expect(playback.media.paused).toBe(true);
    await waitFor(() => expect(playback.media.paused).toBe(false), { timeout: 4000 });
    await expectNoText('1 of 2 · Saddle Bronc');
    playback.end();
    await expectText('2 of 2 · Bull Riding', show);
    await expectText('43 + 43.5', show);
    expect(playback.video.getAttribute('src')).toContain(encodeURIComponent(tagged.id));
    expect(screen.getByRole('button', { current: true }).textContent).toContain('Reno Fair');
    await waitFor(() => expect(playback.media.paused).toBe(false), { timeout: 4000 });
    playback.end();
    const end = await expectRole('region', 'The reel has ended');
    await click('button', 'Play again', within(end));
    await expectText('1 of 2 · Saddle Bronc', show);
    expect(await findAccessibilityViolations(document.body)).toEqual([]);
  });

  test('[PLY-16] sees who rides what and where of the ride that plays, with links that visitors may follow', async () => {
    const { rider, own, tagged } = buildRides();
    const reel = buildReel(rider, [own, tagged]);
    await renderApp(`/reels/${reel.id}`, { data: { ...store(own, tagged), [`reels/${reel.id}`]: reel } });
    await expectRole('heading', 'Best of 2026');
    await click('button', /^Reno Fair/);
    const getPath = (name: string) => {
      const links = screen.getAllByRole('link', { name });
      return links.map((link) => link.getAttribute('href'));
    };
    await waitFor(() => expect(getPath('Reno Fair')).toEqual([`/video/${tagged.video_id}`]));
    expect(getPath('Northern Lights')).toEqual([`/animals/${tagged.animal_id}`]);
    expect(getPath('Darius Boone')).toContain(`/seasons/${rider.id}`);
    await click('button', 'Save');
    await findQuestion();
  });

  test('[PLY-16] goes on to the next reel of the account that has rides, unless they stay', async () => {
    const { rider, own, tagged } = buildRides();
    const at = (day: number) => ({ created: new Date(2026, 8, day) });
    const newest = buildReel(rider, [own], { title: 'The newest', ...at(4) });
    const middle = buildReel(rider, [own], { title: 'The middle', ...at(3) });
    const withoutRides = buildReel(rider, [{ id: 'gone' }], { title: 'Nothing is left of it', ...at(2) });
    // It plays no rides in an order.
    const results = buildReel(rider, [own], {
      ...{ title: 'Results', is_result_list: true, created: new Date(2026, 8, 2, 12) },
    });
    const oldest = buildReel(rider, [tagged, own, { id: 'gone' }], { title: 'The oldest', ...at(1) });
    const reels = [middle, results, withoutRides, oldest, newest].map((reel) => [`reels/${reel.id}`, reel]);
    await renderApp(`/reels/${middle.id}`, {
      data: { ...store(own, tagged), ...(Object.fromEntries(reels) as Record<string, object>) },
    });
    const end = async () => {
      const playback = fakePlayback(await findVideo());
      await click('button', /^Elko Fair/, within(screen.getByRole('region', { name: 'Rides' })));
      await waitFor(() => expect(playback.media.paused).toBe(false), { timeout: 4000 });
      playback.end();
      return within(await expectRole('region', 'The reel has ended'));
    };
    const first = await end();
    await expectText('The oldest', first);
    await expectText('2 rides', first);
    await expectRole('button', 'Sign up', first);
    await click('button', 'Stay here', first);
    await click('button', 'Play now', first);
    await expectRole('heading', 'The oldest');
    await expectPath(`/reels/${oldest.id}`);
    await expectRole('button', 'Pause');
  });

  test('[PLY-17] is told of a ride that does not load, which is left out after some seconds', async () => {
    const { rider, own, tagged } = buildRides();
    const reel = buildReel(rider, [own, tagged]);
    await renderApp(`/reels/${reel.id}`, { data: { ...store(own, tagged), [`reels/${reel.id}`]: reel } });
    const playback = fakePlayback(await findVideo());
    await click('switch', 'Facts between rides');
    await click('button', 'Play');
    playback.media.readyState = 0;
    playback.fire('error');
    playback.fire('error');
    await expectText("This ride can't be played.");
    await waitFor(() => expect(playback.video.getAttribute('src')).toContain(encodeURIComponent(tagged.id)), {
      timeout: 6000,
    });
    const notice = screen.getByText("This ride didn't load. Skipped.").parentElement!;
    expect(notice.textContent).toContain('Elko Fair');
    await click('button', 'Try again');
    expect(playback.video.getAttribute('src')).toContain(encodeURIComponent(own.id));
    await expectNoText("This ride didn't load. Skipped.");
  });

  test('[REEL-03] skips the facts, chooses rides and uses keys', async () => {
    const { rider, own, tagged } = buildRides();
    const reel = buildReel(rider, [own, tagged]);
    await renderApp(`/reels/${reel.id}`, { data: { ...store(own, tagged), [`reels/${reel.id}`]: reel } });
    const playback = fakePlayback(await findVideo());
    await click('switch', 'Facts between rides');
    await click('button', /^Reno Fair/);
    await waitFor(() => expect(playback.media.paused).toBe(false));
    const press = (init: KeyboardEventInit) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    press({ key: 'k' });
    await waitFor(() => expect(playback.media.paused).toBe(true));
    press({ key: 'P', shiftKey: true });
    await waitFor(() => expect(playback.video.getAttribute('src')).toContain(encodeURIComponent(own.id)));
    press({ key: 'm' });
    await expectRole('button', 'Turn on sound');
  });

  test('[REEL-03] a light file that is missing is replaced; a ride that fails can be tried again', async () => {
    const { rider, own } = buildRides();
    const reel = buildReel(rider, [own]);
    await renderApp(`/reels/${reel.id}`, { data: { ...store(own), [`reels/${reel.id}`]: reel } });
    const playback = fakePlayback(await findVideo());
    playback.media.readyState = 0;
    expect(playback.video.getAttribute('src')).toContain('720.mp4');
    playback.fire('error');
    expect(playback.video.getAttribute('src')).toContain('.mov');
    playback.fire('error');
    await expectText("This ride can't be played.");
    await click('button', 'Try again');
    await expectNoText("This ride can't be played.");
  });

  test('[REEL-06] prints a sheet with the facts, a code and the figures', async () => {
    const { rider, own, tagged } = buildRides();
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
    const reel = buildReel(rider, [own, tagged]);
    await renderApp(`/reels/${reel.id}/print`, {
      data: { ...store(own, tagged), [`reels/${reel.id}`]: reel },
    });
    const paper = within(await expectRole('article', 'Best of 2026'));
    const [, first, second] = paper.getAllByRole('row').map(readText);
    expect(first).toMatch(/Elko Fair.*84$/);
    expect(second).toMatch(/Reno Fair.*J115 Northern Lights86.5 43 \+ 43.5$/);
    await expectText('Best score · Bull Riding86.5', paper);
    await expectText('Best score · Saddle Bronc84', paper);
    paper.getByRole('img', { name: 'QR code of this reel' });
    await click('button', 'Print');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  test('of a reel whose rides are gone, and of one that does not exist, is told so', async () => {
    const reel = buildReel(buildContestant(), [{ id: 'gone' }]);
    await renderApp(`/reels/${reel.id}`, { data: { [`reels/${reel.id}`]: reel } });
    await expectText('The rides of this reel were deleted.');
  });

  test('finds no reel at another address', async () => {
    await renderApp('/reels/none');
    await expectRole('heading', 'Reel not found');
  });
});

describe('reporting a reel', () => {
  test('[REEL-08] a member gives a reason, once', async () => {
    const { rider, owner, own } = buildRides();
    const reel = buildReel(rider, [own]);
    const reporter = await createTestUser(owner);
    await renderApp(`/reels/${reel.id}`, {
      as: reporter,
      data: { ...store(own), [`reels/${reel.id}`]: reel },
    });
    await click('button', 'More');
    await click('menuitem', 'Report');
    const dialog = await findQuestion();
    await expectText("We'll review “Best of 2026”", dialog);
    await userEvent.selectOptions(
      dialog.getByLabelText("What's wrong with it?"),
      'Copied without permission',
    );
    await click('button', 'Report', dialog);
    await expectAlert('success', 'Reel reported.');
    const report = getAdminFirestore().doc(`reported_videos/${reel.id}_${reporter.id}`);
    expect((await report.get()).data()).toEqual({
      user_id: reporter.id,
      reel_id: reel.id,
      reported_date: expect.anything() as unknown,
      reason: 'copied',
    });
    await getAdminFirestore().doc(`rate_limits/${reporter.id}_report`).delete();
    await click('button', 'More');
    await click('menuitem', 'Report');
    await click('button', 'Report', await findQuestion());
    await expectText('You already reported this.', await findQuestion());
    await report.delete();
  });

  test('is for others than its owner; a visitor logs in first', async () => {
    const { rider, own } = buildRides();
    const reel = buildReel(rider, [own]);
    const data = { ...store(own), [`reels/${reel.id}`]: reel };
    const user = await createTestUser(rider);
    await renderApp(`/reels/${reel.id}`, { data });
    await click('button', 'More');
    await click('menuitem', 'Report');
    await click('button', 'Log in', await findQuestion());
    await logIn(user);
    await expectPath(`/reels/${reel.id}`);
    await click('button', 'More');
    await expectRole('menuitem', 'Edit');
    await expectNoRole('menuitem', 'Report');
  });
});

test('[REEL-09] an account lists its reels in pages, newest first, and counts the rides that are left', async () => {
  const { rider, owner, own, tagged } = buildRides();
  const reels = Array.from({ length: 23 }, (_, index) =>
    buildReel(owner, [own, { id: 'gone' }, tagged], {
      title: `Reel ${String(index + 1).padStart(2, '0')}`,
      created: new Date(Date.UTC(2026, 0, index + 1)),
    }),
  );
  await createTestUser(owner);
  await renderApp(`/my-rodeo/${owner.id}?tab=reels`, {
    as: await createTestUser(rider),
    data: { ...store(own, tagged), ...Object.fromEntries(reels.map((reel) => [`reels/${reel.id}`, reel])) },
  });
  await expectText('Reel 04');
  await expectNoText('Reel 03');
  scrollToEnd();
  await expectText('Reel 01');
  const list = await expectRole('list', 'Reels');
  scrollToCards();
  await waitFor(() => expect(readRows(list)[0]).toBe('Reel 232 rides · Made January 23, 2026'));
  expect(readRows(list)).toHaveLength(23);
});
