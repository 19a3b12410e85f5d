import { describe, test } from 'vitest';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import {
  createFirestoreFixture,
  expectAccess,
  expectAllowed,
  expectDenied,
  type Caller,
} from './firestore-fixture.ts';
import { createContractorVideo, publishVideo, storeTestAnimals } from './publishing.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);
const animals = useFixture(() => storeTestAnimals(fixture));

/** Changes a video of `owner` in which two contestants ride. */
async function change(caller: Caller, before: Partial<StoredVideo>, changes: object): Promise<void> {
  const { owner, rider, otherRider } = fixture.people;
  const video = {
    ...buildVideo(owner, { animal: animals.bull, contestants: [rider, otherRider] }),
    ...before,
  };
  await fixture.storeDocument(`videos/${video.id}`, video);
  await fixture.as(caller).update(`videos/${video.id}`, changes);
}

const hard = { hard_to_watch: true } as const;
const outsiders = [
  ...(['fan', 'formerDelegate', 'selfGranted', 'deletedDelegate', 'unverifiedDelegate'] as const),
  ...(['unverifiedAdmin', 'deletedAdmin', 'withoutProfile', 'anonymous'] as const),
];

describe('[HARD-01] that a ride is hard to watch', () => {
  test.each([
    ...(['owner', 'delegate', 'rider', 'otherRider', 'admin'] as const).map(
      (each) => [each, 'allow'] as const,
    ),
    ...outsiders.map((each) => [each, 'deny'] as const),
  ])('%s says it: %s', async (caller, verdict) => {
    await expectAccess(verdict, change(caller, {}, hard));
  });

  test.each([
    ...(['owner', 'delegate', 'admin'] as const).map((each) => [each, 'allow'] as const),
    ...(['rider', 'otherRider', ...outsiders] as const).map((each) => [each, 'deny'] as const),
  ])('%s takes it back: %s', async (caller, verdict) => {
    await expectAccess(verdict, change(caller, hard, { hard_to_watch: false }));
  });

  test('who acts for a contestant says it, and any contestant of an old video', async () => {
    const { owner } = fixture.people;
    const ids = ['fan', 'selfGranted', 'owner'];
    await expectAllowed(change('delegate', { user_id: 'rider', contestants_id: ids }, hard));
    await expectAllowed(change('selfGranted', { contestants_id: ids }, hard));
    await expectDenied(change('delegate', { user_id: 'rider', contestants_id: [] }, hard));
    await expectDenied(change('fan', { user_id: owner.id, contestants_id: [] }, hard));
  });

  test.each<[string, object]>([
    ['a title', { ...hard, title: 'x' }],
    ['the other contestants', { ...hard, contestants_id: ['rider'], contestants_names: ['Cody Vance'] }],
    ['an edit', { ...hard, edited: true }],
    ['the ride of the week', { ...hard, ride_of_the_week: false, title: 'x' }],
    ['a text for it', { hard_to_watch: 'true' }],
    ['a number for it', { hard_to_watch: 1 }],
    ['nothing for it', { hard_to_watch: null }],
  ])('is denied with %s', async (_case, changes) => {
    for (const caller of ['owner', 'rider', 'admin'] as const)
      await expectDenied(change(caller, {}, changes));
  });

  test('somebody who tags themselves by the same write does not say it', async () => {
    const tags = { contestants_id: ['fan'], contestants_names: ['Fan'] };
    await expectDenied(change('fan', { contestants_id: [], contestants_names: [] }, { ...hard, ...tags }));
  });

  test('is not known when a ride is published', async () => {
    const video = createContractorVideo(fixture.people, animals, 'owner');
    await expectDenied(publishVideo(fixture, 'owner', { ...video, hard_to_watch: false }));
    await expectDenied(publishVideo(fixture, 'owner', { ...video, ...hard }));
    await expectAllowed(publishVideo(fixture, 'owner', video));
  });
});

describe('[HARD-04] a ride that is hard to watch', () => {
  test('does not become a ride of the week', async () => {
    await expectDenied(change('admin', hard, { ride_of_the_week: true }));
    await expectAllowed(change('admin', { ...hard, ride_of_the_week: true }, { ride_of_the_week: false }));
    await expectAllowed(change('admin', {}, { ride_of_the_week: true }));
  });

  test('is one from before, and may become hard to watch', async () => {
    await expectAllowed(change('rider', { ride_of_the_week: true }, hard));
  });
});
