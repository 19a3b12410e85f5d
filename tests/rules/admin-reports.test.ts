import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getVideoFileNames } from '#scripts/admin/find-video.ts';
import { buildTagNotification } from '#tests/support/factories/build-notification.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { createAdminFixture, type AdminFixture } from './admin-fixture.ts';

let fixture: AdminFixture;
beforeAll(() => {
  fixture = createAdminFixture();
});
afterAll(() => fixture.dispose());
beforeEach(async () => {
  const { docs } = await getFirestore(fixture.app).collection('reported_videos').get();
  for (const report of docs) await report.ref.delete();
});

const owner = buildContestant({ id: 'owner' });
const rider = buildContestant({ id: 'rider' });

/** A video that `first` and `second` have reported. */
async function storeReportedVideo() {
  const video = buildVideo(owner, { title: 'Cheyenne', contestants: [rider] });
  await fixture.store(`videos/${video.id}`, video);
  const build = (user_id: string, day: number) => ({
    user_id,
    video_id: video.id,
    reported_date: new Date(Date.UTC(2026, 1, day)),
  });
  await fixture.store(`reported_videos/${video.id}_first`, { ...build('first', 2), reason: 'privacy' });
  await fixture.store(`reported_videos/${video.id}_second`, build('second', 1));
  return video;
}

const readHandled = (videoId: string, reporter: string) =>
  fixture.read(`handled_reports/${videoId}_${reporter}`);

test('reports are listed by video', async () => {
  const video = await storeReportedVideo();
  const gone = crypto.randomUUID();
  const report = { user_id: 'first', video_id: gone, reported_date: new Date(Date.UTC(2026, 1, 3)) };
  await fixture.store(`reported_videos/${gone}_first`, report);
  expect(await fixture.run('reports', 'list')).toEqual([
    `"Cheyenne" by ${video.user_name} (${video.id}): 2 since 2026-02-01 (no reason, privacy)`,
    `a video that is gone (${gone}): 1 since 2026-02-03 (no reason)`,
  ]);
  await fixture.run('reports', 'dismiss', gone, '--write');
  await fixture.run('reports', 'dismiss', video.id, '--write');
  expect(await fixture.run('reports', 'list')).toEqual(['No reports are waiting.']);
});

test('taking a video down deletes it with its files and notifications, tells its account and closes its reports', async () => {
  const video = await storeReportedVideo();
  const bucket = getStorage(fixture.app).bucket();
  for (const name of getVideoFileNames(video.id))
    await bucket.file(name).save('a file', { resumable: false });
  const listFiles = async () => (await bucket.getFiles({ prefix: `videos/${video.id}` }))[0].length;
  const tag = buildTagNotification(rider, owner, video);
  await fixture.store(`notifications/${tag.id}`, tag);

  expect(await fixture.run('reports', 'take-down', video.id)).toHaveLength(4);
  expect([await listFiles(), await fixture.read(`videos/${video.id}`)]).toEqual([2, expect.anything()]);

  await fixture.run('reports', 'take-down', video.id, '--write');
  expect(await listFiles()).toBe(0);
  for (const path of [
    `videos/${video.id}`,
    `notifications/${tag.id}`,
    `reported_videos/${video.id}_first`,
    `reported_videos/${video.id}_second`,
  ])
    expect(await fixture.read(path)).toBeUndefined();
  expect(await fixture.read(`notifications/${video.id}_10_owner`)).toMatchObject({
    notified_user_id: 'owner',
    message_string: 'We took down your video Cheyenne.',
  });
  expect(await readHandled(video.id, 'first')).toEqual({
    user_id: 'first',
    video_id: video.id,
    reported_date: expect.anything(),
    reason: 'privacy',
    outcome: 'taken-down',
    message: '',
    handled: expect.anything(),
    handled_by: 'npm run admin',
  });
  expect(await readHandled(video.id, 'second')).toMatchObject({ outcome: 'taken-down' });
});

test('dismissing closes the reports and leaves the video', async () => {
  const video = await storeReportedVideo();
  await fixture.run('reports', 'dismiss', `https://rodeo.example/video/${video.id}`, '--write');
  expect(await readHandled(video.id, 'first')).toMatchObject({ outcome: 'dismissed', message: '' });
  expect(await fixture.read(`videos/${video.id}`)).toBeDefined();
  expect(await fixture.read(`notifications/${video.id}_first_11`)).toBeUndefined();
});

test('an answer reaches everybody who reported', async () => {
  const video = await storeReportedVideo();
  await fixture.run('reports', 'answer', video.id, ' We checked the names. ', '--write');
  for (const reporter of ['first', 'second']) {
    expect(await readHandled(video.id, reporter)).toMatchObject({
      outcome: 'answered',
      message: 'We checked the names.',
    });
    expect(await fixture.read(`notifications/${video.id}_${reporter}_11`)).toMatchObject({
      notified_user_id: reporter,
      message_string: 'We checked the names.',
      actor_id: '',
      video_id: '',
    });
  }
});
