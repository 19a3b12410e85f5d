import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { storeTestAnimals } from './publishing.ts';
import {
  expectAllowed,
  expectAccess,
  expectDenied,
  createFirestoreFixture,
  type Caller,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);
const animals = useFixture(() => storeTestAnimals(fixture));
let stored: StoredVideo;

async function storeVideo(video: StoredVideo): Promise<void> {
  stored = video;
  await fixture.storeDocument(`videos/${video.id}`, video);
}

const update = (caller: Caller, changes: object) => fixture.as(caller).update(`videos/${stored.id}`, changes);

const outsiders = ['formerDelegate', 'selfGranted', 'fan', 'admin', 'withoutProfile', 'anonymous'] as const;

describe('removing the own tag from a video', () => {
  beforeEach(async () => {
    const { owner, rider, otherRider } = fixture.people;
    await storeVideo(buildVideo(owner, { animal: animals.bull, contestants: [rider, otherRider] }));
  });
  const withoutRider = { contestants_id: ['otherRider'], contestants_names: ['June Tate'] };
  const withoutOtherRider = { contestants_id: ['rider'], contestants_names: ['Cody Vance'] };

  test('a tagged contestant removes only their own tag', async () => {
    await expectDenied(update('rider', withoutOtherRider));
    await expectAllowed(update('rider', withoutRider));
    await expectAllowed(update('otherRider', { contestants_id: [], contestants_names: [] }));
  });

  test('the second of two contestants can remove theirs first', async () => {
    await expectDenied(update('otherRider', withoutRider));
    await expectDenied(update('otherRider', { ...withoutOtherRider, contestants_id: ['fan'] }));
    await expectDenied(update('otherRider', { ...withoutOtherRider, contestants_id: ['rider', 'fan'] }));
    await expectDenied(update('otherRider', { ...withoutOtherRider, contestants_names: ['Somebody'] }));
    await expectAllowed(update('otherRider', withoutOtherRider));
  });

  test('works in old videos with more than two', async () => {
    const names = ['Cody Vance', 'June Tate', 'Fan', 'Mia Santos'];
    const ids = ['rider', 'otherRider', 'fan', 'delegate'];
    for (const [index, caller] of (['rider', 'otherRider', 'fan', 'delegate'] as const).entries()) {
      await storeVideo({ ...stored, contestants_id: ids, contestants_names: names });
      const others = {
        contestants_id: ids.toSpliced(index, 1),
        contestants_names: names.toSpliced(index, 1),
      };
      await expectDenied(update(caller, { ...others, contestants_names: names.slice(0, 3).toReversed() }));
      await expectAllowed(update(caller, others));
    }
  });

  test('works for a ride of the week, whose details are frozen', async () => {
    await storeVideo({ ...stored, ride_of_the_week: true });
    await expectAllowed(update('rider', withoutRider));
  });

  test.each(outsiders)('%s cannot remove it', async (caller) => {
    await expectDenied(update(caller, withoutRider));
  });

  test.each<[string, object]>([
    ['the other tag as well', { contestants_id: [], contestants_names: [] }],
    ['its own name only', { contestants_names: ['June Tate'] }],
    ['its own id only', { contestants_id: ['otherRider'] }],
    ["the other contestant's name", { ...withoutRider, contestants_names: ['Cody Vance'] }],
    ['and renames the other one', { ...withoutRider, contestants_names: ['Somebody'] }],
    ['and tags another', { contestants_id: ['otherRider', 'fan'], contestants_names: ['June Tate', 'Fan'] }],
    [
      'and replaces itself',
      { contestants_id: ['fan', 'otherRider'], contestants_names: ['Fan', 'June Tate'] },
    ],
    ['and replaces the other id', { contestants_id: ['fan'], contestants_names: ['June Tate'] }],
    ['and changes the title', { ...withoutRider, title: 'x' }],
    ['and sets it as edited', { ...withoutRider, edited: true, updatedDate: serverTimestamp() }],
    ['and the animal', { ...withoutRider, animal_id: '' }],
    [
      'and reorders',
      { contestants_id: ['otherRider', 'rider'], contestants_names: ['June Tate', 'Cody Vance'] },
    ],
    ['nothing', {}],
  ])('is denied when it removes %s', async (_case, changes) => {
    await expectDenied(update('rider', changes));
  });

  test.each<[string, object]>([
    ['another name', { contestants_id: [], contestants_names: ['Somebody'] }],
    ['another tag', { contestants_id: ['fan'], contestants_names: [] }],
  ])('of the only contestant leaves nothing behind, not %s', async (_case, changes) => {
    await storeVideo({ ...stored, contestants_id: ['rider'], contestants_names: ['Cody Vance'] });
    await expectDenied(update('rider', changes));
    await expectAllowed(update('rider', { contestants_id: [], contestants_names: [] }));
  });

  test('is limited to two contestants, as everywhere', async () => {
    await storeVideo({
      ...stored,
      contestants_id: ['rider', 'otherRider', 'fan'],
      contestants_names: ['Cody Vance', 'June Tate', 'Fan'],
    });
    await expectDenied(update('rider', withoutRider));
  });

  test('is possible once', async () => {
    await expectAllowed(update('rider', withoutRider));
    await expectDenied(update('rider', withoutRider));
  });
});

describe("removing one's animal from a video", () => {
  beforeEach(async () => {
    await storeVideo(buildVideo(fixture.people.rider, { animal: animals.bull, event_type: 1 }));
  });
  const withoutAnimal = {
    animal_id: '',
    animal_name: '',
    animal_brand: '',
    tagged_animal_contractor_id: '',
    contractor_name: '',
  };

  test.each([
    ['owner', 'allow'],
    ['delegate', 'allow'],
    ['deletedDelegate', 'deny'],
    ['unverifiedDelegate', 'deny'],
    ['otherRider', 'deny'],
    ...outsiders.map((caller) => [caller, 'deny'] as const),
  ] as const)("%s removes the owner's animal: %s", async (caller, verdict) => {
    await expectAccess(verdict, update(caller, withoutAnimal));
  });

  test('works for a ride of the week', async () => {
    await storeVideo({ ...stored, ride_of_the_week: true });
    await expectAllowed(update('owner', withoutAnimal));
  });

  test('is possible when the animal is gone, for the owner whom the video names', async () => {
    await storeVideo({ ...stored, animal_id: 'gone' });
    await expectDenied(update('fan', withoutAnimal));
    await expectAllowed(update('owner', withoutAnimal));
  });

  test('is decided by the animal, not by the copy in the video', async () => {
    await storeVideo({ ...stored, tagged_animal_contractor_id: 'fan' });
    await expectDenied(update('fan', withoutAnimal));
    await expectAllowed(update('owner', withoutAnimal));
  });

  test.each(Object.keys(withoutAnimal))('is denied when it leaves %s', async (field) => {
    const { [field]: _left, ...others } = withoutAnimal as Record<string, string>;
    await expectDenied(update('owner', others));
  });

  test.each<[string, object]>([
    ['another animal', { animal_id: 'scamper' }],
    ['another name', { animal_name: 'Red Rock' }],
    ['a change of the title', { title: 'x' }],
    ['a removed contestant', { contestants_id: [], contestants_names: ['x'] }],
  ])('is denied with %s', async (_case, changes) => {
    await expectDenied(update('owner', { ...withoutAnimal, ...changes }));
  });

  test('is denied for a video without an animal', async () => {
    await storeVideo({ ...stored, ...withoutAnimal });
    await expectDenied(update('owner', withoutAnimal));
  });
});
