import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { portalPath } from '#src/config/paths.ts';
import { findCard, findQuestion } from '#tests/support/cards.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildContestant, buildFan, type StoredUser } from '#tests/support/factories/build-user.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { follow, renderApp, storeDocuments } from '#tests/support/render-app.tsx';
import { failRequests, holdRequests, interceptRequests, type AppRequest } from '#tests/support/requests.ts';
import { listRemainingData, publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser, getAdminAuth, getAdminFirestore, type TestUser } from '#tests/support/test-users.ts';
import {
  click,
  expectNoRole,
  expectPath,
  expectRole,
  expectText,
  fill,
  expectAlert,
} from '#tests/support/user-actions.ts';

let administrator: TestUser;
let fan: TestUser;
let rider: StoredUser;
let video: StoredVideo;

beforeEach(async () => {
  rider = buildContestant();
  video = buildVideo(rider, { title: `Elko Fair ${crypto.randomUUID().slice(0, 4)}` });
  [administrator, fan] = await Promise.all([
    createTestUser(),
    createTestUser(buildFan()),
    createTestUser(rider),
  ]);
  await getAdminAuth().setCustomUserClaims(administrator.id, { admin: true });
});

const buildReport = (user_id: string, fields: object = {}) => ({
  [`reported_videos/${video.id}_${user_id}`]: {
    ...{ user_id, video_id: video.id, reported_date: new Date() },
    ...fields,
  },
});

const openReports = (reports: Readonly<Record<string, object>>) =>
  renderApp(portalPath('reports'), { as: administrator, data: reports });

/** Opens the question about a reported ride. */
async function decide(title: string, button: string) {
  await click('button', button, await findCard(title));
  return findQuestion();
}

const fetchHandled = async (userId: string) =>
  (await getAdminFirestore().doc(`handled_reports/${video.id}_${userId}`).get()).data();

const isReportQuery = ({ url, body }: AppRequest) =>
  url.includes('documents:runQuery') && body.includes('reported_videos');

/** What the database answers when nothing is found. */
const answerNothing = () => Response.json([{ readTime: new Date().toISOString() }]);

describe('reports', () => {
  test('the queue says that it is empty, and offers another attempt when it cannot be loaded', async () => {
    const answer = createDeferred<void>();
    const refusal = interceptRequests(isReportQuery, async () => {
      await answer.promise;
      return new Response('{}', { status: 403 });
    });
    await openReports({});
    await expectText('Loading reports');
    answer.resolve();
    await expectText("You don't have permission");
    refusal.stop();
    interceptRequests(isReportQuery, answerNothing);
    await click('button', 'Try again');
    await expectRole('heading', 'No reports');
  });

  test('a reported ride is shown once, with its video and all its reports, and is taken down for everybody', async () => {
    await publishRides(video);
    await openReports({
      ...buildReport(fan.id),
      ...buildReport('nobody', { reason: 'privacy' }),
    });
    const ride = await findCard(video.title);
    await expectText('No reason given · Riley Stone', ride);
    await expectText("Doesn't want to be in it · Closed account", ride);
    expect(ride.getAllByRole('listitem')).toHaveLength(2);
    await expectText(/\d+ rides? (and reels|or reel) with \d+ reports, oldest first\./);
    const clip = ride.getByLabelText<HTMLVideoElement>(`Video of ${video.title}`);
    for (const lines of [720, 360]) {
      const light = ride.getByLabelText<HTMLVideoElement>(`${lines}p version of ${video.title}`);
      expect(light.src).toContain(`${lines}.mp4`);
      fireEvent.error(light);
      expect(ride.queryByLabelText(`${lines}p version of ${video.title}`)).toBeNull();
    }
    const response = await fetch(clip.src);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    await response.body?.cancel();

    const question = await decide(video.title, 'Take down');
    expect(await listRemainingData(video.id)).toHaveLength(6);
    // The list need not load again for that.
    failRequests(isReportQuery);
    await click('button', 'Take down', question);
    await expectAlert('success', 'Ride taken down.');
    await expectNoRole('article', video.title);
    expect(await listRemainingData(video.id)).toEqual([]);
    const notification = await getAdminFirestore().doc(`notifications/${video.id}_10_${video.user_id}`).get();
    expect(notification.get('message_string')).toBe(`We took down your video ${video.title}.`);
    follow(`/video/${video.id}`);
    await expectText('Video not found');
  });

  test('of a ride that is gone can only be dismissed', async () => {
    // The oldest report comes first.
    await openReports(buildReport(fan.id, { reported_date: new Date(0) }));
    const [gone] = await screen.findAllByRole('article', { name: 'This ride is gone' });
    expect(within(gone!).queryByRole('button', { name: 'Take down' })).toBeNull();
    await click('button', 'Dismiss', within(gone!));
    await click('button', 'Dismiss', await findQuestion());
    await expectAlert('success', 'Reports dismissed.');
    expect(await fetchHandled(fan.id)).toMatchObject({ outcome: 'dismissed', handled_by: administrator.id });
  });

  /** As another administrator, who dismisses the report of a person. */
  async function dismissElsewhere(userId: string) {
    const firestore = getAdminFirestore();
    const report = firestore.doc(`reported_videos/${video.id}_${userId}`);
    await firestore.doc(`handled_reports/${report.id}`).set({ outcome: 'dismissed' });
    await report.delete();
  }

  test('[POR-02] a ride whose reports another administrator has closed stays, with its files', async () => {
    await publishRides(video);
    await openReports(buildReport(fan.id));
    const question = await decide(video.title, 'Take down');
    const before = await listRemainingData(video.id);
    await dismissElsewhere(fan.id);
    await click('button', 'Take down', question);
    await expectNoRole('article', video.title);
    expect(await listRemainingData(video.id)).toEqual(before);
  });

  test('[POR-02] a ride is taken down although another administrator closes one of its reports meanwhile', async () => {
    await publishRides(video);
    await openReports({ ...buildReport(fan.id), ...buildReport('nobody') });
    const question = await decide(video.title, 'Take down');
    const deletions = holdRequests(({ method }) => method === 'DELETE');
    await click('button', 'Take down', question);
    await expect.poll(() => deletions.requests.length).toBeGreaterThan(0);
    await dismissElsewhere('nobody');
    deletions.release();
    await expectAlert('success', 'Ride taken down.');
    expect(await listRemainingData(video.id)).toEqual([]);
    expect(await fetchHandled(fan.id)).toMatchObject({ outcome: 'taken-down' });
    expect(await fetchHandled('nobody')).toEqual({ outcome: 'dismissed' });
  });

  test('[REEL-08] a reported reel leads to its page and is taken down, its rides stay', async () => {
    const reel = buildReel(rider, [video], { title: `Rude ${rider.id.slice(0, 4)}` });
    const gone = crypto.randomUUID();
    const build = (reel_id: string) => ({
      [`reported_videos/${reel_id}_${fan.id}`]: { user_id: fan.id, reel_id, reported_date: new Date(0) },
    });
    await openReports({
      ...{ ...build(reel.id), ...build(gone) },
      ...{ [`reels/${reel.id}`]: reel, [`videos/${video.id}`]: video },
    });
    const [goneReel] = await screen.findAllByRole('article', { name: 'This reel is gone' });
    expect(within(goneReel!).queryByRole('button', { name: 'Take down' })).toBeNull();
    await click('button', 'Dismiss', within(goneReel!));
    await expectText('The reel stays, and the report is closed.', await findQuestion());
    await click('button', 'Dismiss', await findQuestion());
    await expectAlert('success', 'Reports dismissed.');
    const card = await findCard(reel.title);
    const link = card.getByRole('link', { name: 'Watch the reel: 1 ride' });
    expect(link.getAttribute('href')).toBe(`/reels/${reel.id}`);
    await click('button', 'Take down', await decide(reel.title, 'Take down'));
    await expectAlert('success', 'Reel taken down.');
    await expectNoRole('article', reel.title);
    const firestore = getAdminFirestore();
    expect((await firestore.doc(`reels/${reel.id}`).get()).exists).toBe(false);
    expect((await firestore.doc(`videos/${video.id}`).get()).exists).toBe(true);
    const notification = await firestore.doc(`notifications/${reel.id}_13_${rider.id}`).get();
    expect(notification.get('message_string')).toBe(`We took down your reel ${reel.title}.`);
    for (const [id, outcome] of [
      [reel.id, 'taken-down'],
      [gone, 'dismissed'],
    ])
      expect((await firestore.doc(`handled_reports/${id}_${fan.id}`).get()).data()).toMatchObject({
        ...{ reel_id: id, outcome },
      });
  });

  test('can be answered with a text, which becomes one line', async () => {
    await openReports({ ...buildReport(fan.id), [`videos/${video.id}`]: video });
    const question = await decide(video.title, 'Answer');
    await click('button', 'Send', question);
    expect((await question.findByRole('alert')).textContent).toBe('Write an answer.');
    await fill('Answer', ' We\nfixed it. ', question);
    await click('button', 'Send', question);
    await expectAlert('success', 'Answer sent.');
    expect(await fetchHandled(fan.id)).toMatchObject({ outcome: 'answered', message: 'We fixed it.' });
  });

  test('of 21 people can be answered at once', async () => {
    const people = Array.from({ length: 21 }, () => crypto.randomUUID());
    await openReports({
      ...Object.assign({}, ...people.map((id) => buildReport(id))),
      ...{ [`videos/${video.id}`]: video },
    });
    const question = await decide(video.title, 'Answer');
    await fill('Answer', 'We fixed it.', question);
    await click('button', 'Send', question);
    await expectAlert('success', 'Answer sent.');
    const handled = await Promise.all(people.map(fetchHandled));
    expect(handled.filter((report) => report?.['outcome'] === 'answered')).toHaveLength(21);
  });

  test('a decision that fails can be repeated in its dialog, and says when files are left', async () => {
    await publishRides(video);
    await openReports(buildReport(fan.id));
    const question = await decide(video.title, 'Take down');
    const offline = failRequests(/documents:commit/);
    await click('button', 'Take down', question);
    await question.findByRole('alert');
    offline.stop();
    interceptRequests(
      ({ method, url }) => method === 'DELETE' && url.includes('.mov'),
      () => new Response('{}', { status: 403 }),
    );
    await click('button', 'Take down', question);
    await expectAlert('warning', /we couldn't delete its files/);
    expect(await listRemainingData(video.id)).toContain(`videos/${video.id}.mov`);
  });
});

test('[POR-01] administrators find their way from the settings, with the number of reports that wait', async () => {
  const others = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await renderApp('/profile/edit', {
    as: administrator,
    data: Object.assign({}, ...others.map((id) => buildReport(id))) as Record<string, object>,
  });
  const settings = within(await expectRole('navigation', 'Profile settings'));
  // Other tests have reports, too.
  const link = await settings.findByRole('link', { name: /^Administration ?([3-9]|\d\d+)$/ });
  fireEvent.click(link);
  await expectRole('heading', /^([3-9]|\d\d+) reports are waiting$/);
  await click('link', 'Reports');
  await expectPath(portalPath('reports'));
});

test('[POR-01] nobody else finds it there', async () => {
  await renderApp('/profile/edit', { as: fan });
  const settings = within(await expectRole('navigation', 'Profile settings'));
  await settings.findByRole('link', { name: 'Account' });
  await expectNoRole('link', /Administration/);
});

describe('rides of the week', () => {
  test('are chosen by their link, and removed; either is undone', async () => {
    await storeDocuments({ [`videos/${video.id}`]: video });
    await renderApp(portalPath('rides'), { as: administrator });
    const field = await fill('Link to the ride', new URL(`/video/${video.id}`, location.href).href);
    await click('button', 'Add ride');
    await expectAlert('success', `“${video.title}” is in Top Rides now.`);
    expect((field as HTMLInputElement).value).toBe('');
    await expectRole('button', `Remove ${video.title}`);
    follow('/top-rides');
    await findCard(video.title);
    follow(portalPath('rides'));
    await click('button', `Remove ${video.title}`);
    await expectNoRole('button', `Remove ${video.title}`);
    const isChosen = async () =>
      (await getAdminFirestore().doc(`videos/${video.id}`).get()).get('ride_of_the_week') as unknown;
    expect(await isChosen()).toBe(false);
    await click('button', 'Undo');
    await expectRole('button', `Remove ${video.title}`);
    expect(await isChosen()).toBe(true);
    await click('button', 'Undo');
    await expectNoRole('button', `Remove ${video.title}`);
    expect(await isChosen()).toBe(false);
    const log = await getAdminFirestore()
      .collection('admin_log')
      .where('operator', '==', administrator.id)
      .get();
    const commands = log.docs.map((entry) => String(entry.get('command')));
    const [choose, remove] = ['ride-of-the-week choose', 'ride-of-the-week remove'];
    expect(commands.toSorted()).toEqual([choose, choose, remove, remove]);
  });

  test('without any, the page says so', async () => {
    interceptRequests(({ body }) => body.includes('ride_of_the_week'), answerNothing);
    await renderApp(portalPath('rides'), { as: administrator });
    await expectRole('heading', 'No rides of the week');
  });

  test('what is wrong with a link is said at the field', async () => {
    await renderApp(portalPath('rides'), {
      as: administrator,
      data: { [`videos/${video.id}`]: { ...video, ride_of_the_week: true } },
    });
    for (const [link, message] of [
      ['https://rodeo.example/feed', "That isn't a link to a ride."],
      ['gone', "We couldn't find that ride."],
      [video.id, 'That ride is in Top Rides already.'],
    ] as const) {
      await fill('Link to the ride', link);
      await click('button', 'Add ride');
      await expectText(message);
    }
    await getAdminFirestore().doc(`videos/${video.id}`).update({ ride_of_the_week: false });
  });

  test('a refused change is reported, and the link stays', async () => {
    await renderApp(portalPath('rides'), { as: administrator, data: { [`videos/${video.id}`]: video } });
    const field = await fill('Link to the ride', video.id);
    interceptRequests(/documents:commit/, () =>
      Response.json({ error: { code: 403, status: 'PERMISSION_DENIED' } }, { status: 403 }),
    );
    await click('button', 'Add ride');
    await expectText("You don't have permission");
    expect((field as HTMLInputElement).value).toBe(video.id);
  });
});
