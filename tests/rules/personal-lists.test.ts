import { arrayRemove, arrayUnion, deleteField } from 'firebase/firestore';
import { beforeAll, beforeEach, describe, test } from 'vitest';
import { maxFollowedRodeos, maxFollows, maxSavedVideos } from '#src/domain/list-limits.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { createFirestoreFixture, expectAllowed, expectDenied } from './firestore-fixture.ts';
import { storeTestAnimals } from './publishing.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);
const animals = useFixture(() => storeTestAnimals(fixture));
const videoIds = ['6d5c0f3a-6a39-4b52-9d4b-0a4c1f4f8e01', '6d5c0f3a-6a39-4b52-9d4b-0a4c1f4f8e02'] as const;
beforeAll(async () => {
  for (const id of videoIds)
    await fixture.storeDocument(`videos/${id}`, buildVideo(fixture.people.owner, { id }));
});

const buildIds = (count: number) => Array.from({ length: count }, (_, index) => `gone-${index}`);

describe('the saved videos of a member', () => {
  const write = (data: object) => fixture.as('fan').set('saved_videos/fan', data);
  const store = (...video_ids: unknown[]) => fixture.storeDocument('saved_videos/fan', { video_ids });
  beforeEach(() => fixture.removeDocument('saved_videos/fan'));

  test('are saved one by one, and removed in any number', async () => {
    const save = (id: string) =>
      fixture.as('fan').set('saved_videos/fan', { video_ids: arrayUnion(id) }, { merge: true });
    await expectAllowed(save(videoIds[0]));
    await expectAllowed(save(videoIds[1]));
    await expectAllowed(save(videoIds[1]));
    await expectAllowed(
      fixture.as('fan').update('saved_videos/fan', { video_ids: arrayRemove(...videoIds) }),
    );
  });

  test('stay usable when saved videos are deleted', async () => {
    await store('gone', 'also-gone');
    await expectAllowed(fixture.as('fan').update('saved_videos/fan', { video_ids: arrayUnion(videoIds[0]) }));
    await expectAllowed(fixture.as('fan').update('saved_videos/fan', { video_ids: arrayRemove('gone') }));
  });

  test.each<[string, object]>([
    ['two videos at once', { video_ids: [...videoIds] }],
    ['a video twice', { video_ids: [videoIds[0], videoIds[0]] }],
    ['a missing video', { video_ids: ['nowhere'] }],
    ['another kind of document', { video_ids: ['../users/owner'] }],
    ['a number', { video_ids: [1] }],
    ['a map of an id', { video_ids: [{ id: videoIds[0] }] }],
    ['an empty id', { video_ids: [''] }],
    ['no list', { video_ids: videoIds[0] }],
    ['a map', { video_ids: { [videoIds[0]]: true } }],
    ['no ids', {}],
    ['another field', { video_ids: [videoIds[0]], notes: 'x' }],
  ])('deny %s', async (_title, data) => {
    await expectDenied(write(data));
  });

  test('deny exchanging a video for a missing one', async () => {
    await store(videoIds[0]);
    await expectDenied(write({ video_ids: ['nowhere'] }));
    await expectAllowed(write({ video_ids: [videoIds[1]] }));
  });

  test('deny repeating a saved video', async () => {
    await store(videoIds[0]);
    await expectDenied(write({ video_ids: [videoIds[0], videoIds[0]] }));
  });

  test('are limited in number', async () => {
    await store(...buildIds(maxSavedVideos - 1));
    await expectAllowed(fixture.as('fan').update('saved_videos/fan', { video_ids: arrayUnion(videoIds[0]) }));
    await expectDenied(fixture.as('fan').update('saved_videos/fan', { video_ids: arrayUnion(videoIds[1]) }));
  });

  test('cannot be written to other documents', async () => {
    for (const path of ['saved_videos/fan-2', 'saved_videos/fan/more/one'])
      await expectDenied(fixture.as('fan').set(path, { video_ids: [videoIds[0]] }));
  });
});

describe('the follows of a member', () => {
  const rodeos = Array.from(
    { length: maxFollowedRodeos },
    (_, index) => `rodeo-número_cody-wy_${2000 + index}`,
  );
  const write = (data: object) => fixture.as('fan').set('follows/fan', data);
  const store = (user_ids: string[], animal_ids: string[]) =>
    fixture.storeDocument('follows/fan', { user_ids, animal_ids });
  beforeEach(() => fixture.removeDocument('follows/fan'));

  test('are added one by one, and removed in any number', async () => {
    await expectAllowed(
      fixture.as('fan').set('follows/fan', { animal_ids: arrayUnion(animals.bull.id) }, { merge: true }),
    );
    await expectAllowed(
      fixture.as('fan').set('follows/fan', { user_ids: arrayUnion('rider') }, { merge: true }),
    );
    await expectAllowed(
      fixture.as('fan').set('follows/fan', { user_ids: arrayUnion('owner') }, { merge: true }),
    );
    await expectAllowed(
      fixture.as('fan').update('follows/fan', {
        user_ids: arrayRemove('rider', 'owner'),
        animal_ids: arrayRemove(animals.bull.id),
      }),
    );
  });

  test('stay usable when people and animals are deleted', async () => {
    await store(['gone', 'deletedOwner'], ['gone']);
    await expectAllowed(fixture.as('fan').update('follows/fan', { user_ids: arrayUnion('rider') }));
    await expectAllowed(fixture.as('fan').update('follows/fan', { user_ids: arrayRemove('deletedOwner') }));
    await expectAllowed(fixture.as('fan').update('follows/fan', { animal_ids: deleteField() }));
  });

  test.each<[string, () => object]>([
    ['two people at once', () => ({ user_ids: ['rider', 'owner'] })],
    ['a person and an animal at once', () => ({ user_ids: ['rider'], animal_ids: [animals.bull.id] })],
    ['a person twice', () => ({ user_ids: ['rider', 'rider'] })],
    ['themselves', () => ({ user_ids: ['fan'] })],
    ['a missing person', () => ({ user_ids: ['nowhere'] })],
    ['what is stored below a profile', () => ({ user_ids: ['rider/private/contact'] })],
    ['a deleted person', () => ({ user_ids: ['deletedOwner'] })],
    ['a person as an animal', () => ({ animal_ids: ['rider'] })],
    ['an animal as a person', () => ({ user_ids: [animals.bull.id] })],
    ['a number', () => ({ animal_ids: [1] })],
    ['no list', () => ({ user_ids: 'rider' })],
    ['another field', () => ({ user_ids: ['rider'], video_ids: [] })],
    ['two rodeos at once', () => ({ rodeo_ids: [rodeos[0], rodeos[1]] })],
    ['a rodeo and an event at once', () => ({ rodeo_ids: [rodeos[0]], event_ids: ['1'] })],
    ['a rodeo and a person at once', () => ({ rodeo_ids: [rodeos[0]], user_ids: ['rider'] })],
    ['what is no id of a rodeo', () => ({ rodeo_ids: ['Cody Nite Rodeo'] })],
    ['endless words as a rodeo', () => ({ rodeo_ids: [`${'a'.repeat(61)}_cody-wy_2026`] })],
    ['a number as a rodeo', () => ({ rodeo_ids: [2026] })],
    ...['0', '11', '01', '1.0', '', 'bulls', 1, null].map((id): [string, () => object] => [
      `the event ${JSON.stringify(id)}`,
      () => ({ event_ids: [id] }),
    ]),
  ])('deny %s', async (_title, build) => {
    await expectDenied(write(build()));
  });

  test('deny repeating whom they follow', async () => {
    await store(['rider'], [animals.bull.id]);
    await expectDenied(fixture.as('fan').update('follows/fan', { user_ids: ['rider', 'rider'] }));
    await expectDenied(
      fixture.as('fan').update('follows/fan', { animal_ids: [animals.bull.id, animals.bull.id] }),
    );
  });

  test('are limited in number, people and animals together', async () => {
    await store(buildIds(maxFollows - 50), buildIds(49));
    await expectAllowed(fixture.as('fan').update('follows/fan', { user_ids: arrayUnion('rider') }));
    await expectDenied(fixture.as('fan').update('follows/fan', { user_ids: arrayUnion('owner') }));
    await expectDenied(fixture.as('fan').update('follows/fan', { animal_ids: arrayUnion(animals.bull.id) }));
  });

  test('[FOL-01] of rodeos and events are added one by one too, up to twenty rodeos', async () => {
    const add = (field: string, id: string) =>
      fixture.as('fan').set('follows/fan', { [field]: arrayUnion(id) }, { merge: true });
    await expectAllowed(add('event_ids', '1'));
    await expectAllowed(add('event_ids', '10'));
    for (const id of rodeos) await expectAllowed(add('rodeo_ids', id));
    await expectDenied(add('rodeo_ids', 'one-more_cody-wy_2026'));
    await expectDenied(fixture.as('fan').update('follows/fan', { event_ids: ['1', '10', '10'] }));
    await expectAllowed(add('event_ids', '2'));
    await expectAllowed(
      fixture.as('fan').update('follows/fan', { rodeo_ids: deleteField(), event_ids: arrayRemove('1', '2') }),
    );
  });

  test('can be removed while there are too many', async () => {
    await store(buildIds(maxFollows), ['gone']);
    await expectAllowed(fixture.as('fan').update('follows/fan', { animal_ids: arrayRemove('gone') }));
  });
});

describe('somebody who acts for the account', () => {
  test.each(['saved_videos', 'follows'])('cannot touch its %s in a batch with an own write', async (name) => {
    await fixture.storeDocument(`${name}/owner`, {});
    const ownWrite = ['update', 'users/owner', { bio: 'New words' }] as const;
    await expectDenied(fixture.as('delegate').commit(ownWrite, ['delete', `${name}/owner`]));
  });
});
