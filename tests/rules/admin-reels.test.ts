import { getFirestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { createAdminFixture } from './admin-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createAdminFixture);
const owner = buildContestant();

/** A reel that `first` has reported, and its ride. */
async function storeReportedReel() {
  const video = buildVideo(owner);
  const reel = buildReel(owner, [video], { title: 'Something rude' });
  const report = { user_id: 'first', reel_id: reel.id, reported_date: new Date(Date.UTC(2026, 1, 3)) };
  await fixture.store(`videos/${video.id}`, video);
  await fixture.store(`reels/${reel.id}`, reel);
  await fixture.store(`reported_videos/${reel.id}_first`, { ...report, reason: 'other' });
  return { video, reel };
}

const readHandled = (id: string) => fixture.read(`handled_reports/${id}_first`);

test('[REEL-08] a reel is taken down by its link: its account is told, its reports are closed, its rides stay', async () => {
  const { video, reel } = await storeReportedReel();
  const name = `the reel "Something rude" by ${reel.user_name} (${reel.id})`;
  expect(await fixture.run('reports', 'list')).toEqual([`${name}: 1 since 2026-02-03 (other)`]);
  const link = `https://reel.example/reels/${reel.id}?from=mail`;
  expect((await fixture.run('reports', 'take-down', link)).slice(0, 2)).toEqual([
    `Would delete ${name}, and notify the account ${owner.id}`,
    `Would close the report ${reel.id}_first as taken-down`,
  ]);
  expect(await fixture.read(`reels/${reel.id}`)).toBeDefined();
  await fixture.run('reports', 'take-down', link, '--write');
  expect(await fixture.read(`reels/${reel.id}`)).toBeUndefined();
  expect(await fixture.read(`deleted_reels/${reel.id}`)).toMatchObject({ id: reel.id });
  expect(await fixture.read(`videos/${video.id}`)).toBeDefined();
  expect(await fixture.read(`notifications/${reel.id}_13_${owner.id}`)).toMatchObject({
    notified_user_id: owner.id,
    message_string: 'We took down your reel Something rude.',
  });
  expect(await readHandled(reel.id)).toMatchObject({ reel_id: reel.id, outcome: 'taken-down' });
  expect(await fixture.run('reports', 'list')).toEqual(['No reports are waiting.']);
  await expect(fixture.run('reports', 'take-down', reel.id)).rejects.toThrow('There is no video or reel');
});

test('reports of a reel are answered and dismissed, also when it is gone', async () => {
  const { reel } = await storeReportedReel();
  await fixture.run('reports', 'answer', reel.id, 'We asked for another title.', '--write');
  expect(await readHandled(reel.id)).toMatchObject({ outcome: 'answered', user_id: 'first' });
  expect(await fixture.read(`notifications/${reel.id}_first_11`)).toMatchObject({
    notified_user_id: 'first',
  });

  const { reel: gone } = await storeReportedReel();
  await getFirestore(fixture.app).doc(`reels/${gone.id}`).delete();
  expect(await fixture.run('reports', 'list')).toEqual([
    `a reel that is gone (${gone.id}): 1 since 2026-02-03 (other)`,
  ]);
  await fixture.run('reports', 'dismiss', `https://reel.example/reels/${gone.id}`, '--write');
  expect(await readHandled(gone.id)).toMatchObject({ outcome: 'dismissed' });
});
