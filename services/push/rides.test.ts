import { expect, test } from 'vitest';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { createPushFixture, hourMs, minuteMs } from '#tests/support/push-fixture.ts';

const fixture = createPushFixture();
const { join, publish, readShown, run, wait } = fixture;

const owner = buildContractor({ id: 'owner', name: 'Rafter K' });
const bull = buildBull(owner, { id: 'bull', name: 'Static' });
const zeb = buildContestant({ id: 'zeb', first_name: 'Zeb', last_name: 'Lane' });

const ridden = (id: string, fields: Partial<StoredVideo> = {}) => ({
  ...buildVideo(owner, { id, animal: bull, contestants: [zeb], score: 84 }),
  ...fields,
});
const follow = (id: string, fields: object) => fixture.firestore.doc(`follows/${id}`).set(fields);

/** Until the half hour is over. */
async function endRound() {
  wait(31 * minuteMs);
  await run();
}

/** The first round begins when the function is deployed. */
const start = async () => {
  await run();
  wait(minuteMs);
};

test('[PUSH-02] one ride is told with its own words and opens itself', async () => {
  const [device] = await join('ana');
  await follow('ana', { user_ids: ['zeb'] });
  await start();
  await publish(ridden('one', { title: 'Caldwell Night Rodeo', location: 'Caldwell, ID' }));
  await run();
  expect(readShown(device!)).toEqual([]);
  await endRound();
  expect(fixture.server.read(device!)).toMatchObject([
    { title: 'Zeb Lane · Static · 84', body: 'Caldwell Night Rodeo · Caldwell, ID', path: '/video/one' },
  ]);
  await endRound();
  expect(readShown(device!)).toHaveLength(1);
});

test('[PUSH-02] a ride at the very end of a half hour is told once, and opened by the id of its video', async () => {
  const [device] = await join('ana');
  await follow('ana', { user_ids: ['zeb'] });
  await start();
  wait(29 * minuteMs);
  await publish(ridden('one', { video_id: 'clip' }));
  await endRound();
  await endRound();
  expect(fixture.server.read(device!).map(({ path }) => path)).toEqual(['/video/clip']);
});

test('[PUSH-02] several rides are one message, with their rodeo where they have one', async () => {
  const [ana] = await join('ana');
  const [max] = await join('max', { language: 'es' });
  await follow('ana', { animal_ids: ['bull'] });
  await follow('max', { event_ids: ['1'] });
  await start();
  const caldwell = { title: 'Caldwell Night Rodeo', rodeo_id: 'caldwell-night-rodeo_caldwell-id_2026' };
  await publish(ridden('one', caldwell), ridden('two', caldwell), ridden('three', caldwell));
  await publish(ridden('other', { animal_id: 'steer' }));
  await endRound();
  expect(readShown(ana!)).toEqual(['3 rides of those you follow at Caldwell Night Rodeo']);
  expect(readShown(max!)).toEqual(['4 montas de quienes sigues']);
  expect(fixture.server.read(ana!)[0]?.path).toBe('/feed?event=following');
});

test('[PUSH-02] two films of one ride are told as one', async () => {
  const [device] = await join('ana');
  await follow('ana', { animal_ids: ['bull'] });
  await start();
  await publish(ridden('one'), ridden('again', { user_id: 'zeb' }), ridden('next', { event_date: 86_400 }));
  await fixture.firestore.doc('ride_links/again').set({ first_video_id: 'one', state: 'accepted' });
  await fixture.firestore.doc('ride_links/next').set({ first_video_id: 'one', state: 'accepted' });
  await endRound();
  expect(readShown(device!)).toEqual([expect.stringMatching(/^2 rides/)]);
});

test.each<[string, object, string[]]>([
  ['of an account', { user_ids: ['owner'] }, ['one', 'two', 'three']],
  ['of a rider', { user_ids: ['zeb'] }, ['two']],
  ['of an animal', { animal_ids: ['bull'] }, ['one', 'two']],
  ['of the owner of an animal', { user_ids: ['stock'] }, ['three']],
  ['of a rodeo', { rodeo_ids: ['reno-rodeo_reno-nv_2026'] }, ['three']],
  ['of an event', { event_ids: ['2'] }, ['one']],
  ['of nobody', { user_ids: ['none'], event_ids: ['9'] }, []],
])('[PUSH-02] rides %s are told', async (_title, follows, ids) => {
  await join('ana');
  await follow('ana', follows);
  await start();
  await publish(
    ridden('one', { contestants_id: ['max'], event_type: 2 }),
    ridden('two'),
    ridden('three', {
      ...{ contestants_id: [], animal_id: 'other', tagged_animal_contractor_id: 'stock' },
      rodeo_id: 'reno-rodeo_reno-nv_2026',
    }),
  );
  await endRound();
  const queued = (await fixture.firestore.collection('push_queue').get()).docs;
  expect(queued.flatMap((each) => each.get('video_ids') as string[]).toSorted()).toEqual(ids.toSorted());
});

test('[PUSH-02] own rides, those of whom one blocks, those that are gone and those that are hard to watch are left out', async () => {
  const [ana] = await join('ana');
  await follow('ana', { event_ids: ['1'] });
  await fixture.firestore.doc('blocks/ana_rude').set({ user_id: 'ana', blocked_id: 'rude' });
  await start();
  await publish(
    ...[ridden('own', { user_id: 'ana' }), ridden('for-account', { created_by: 'ana' })],
    ...[ridden('blocked', { user_id: 'rude' }), ridden('left'), ridden('gone')],
    ridden('hard', { hard_to_watch: true }),
  );
  await fixture.firestore.doc('videos/gone').delete();
  await endRound();
  expect(fixture.server.read(ana!)).toMatchObject([{ path: '/video/left' }]);
});

test('[PUSH-03] whoever wants no rides is told of none', async () => {
  const [device] = await join('ana', { muted: ['followed'] });
  await follow('ana', { event_ids: ['1'] });
  await start();
  await publish(ridden('one'));
  await endRound();
  expect(readShown(device!)).toEqual([]);
});

test('[PUSH-04] rides of a pause are told once each, and those of more than a day ago no more', async () => {
  const [device] = await join('ana', { quiet_from: 0, quiet_until: 0 });
  await follow('ana', { event_ids: ['1'] });
  await start();
  await publish(ridden('old'));
  wait(24 * hourMs);
  await publish(ridden('one'));
  wait(2 * hourMs);
  await publish(ridden('two'));
  wait(hourMs);
  await run();
  await endRound();
  expect(readShown(device!)).toEqual(['2 rides of those you follow at Cheyenne Frontier Days']);
});
