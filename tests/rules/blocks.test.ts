import { serverTimestamp } from 'firebase/firestore';
import { beforeAll, beforeEach, describe, test } from 'vitest';
import type { StoredUser } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { attemptStep, attemptStoredStep, storeStepPrecondition } from './access-step-attempts.ts';
import {
  createFirestoreFixture,
  expectAllowed,
  expectDenied,
  omitField,
  type Caller,
} from './firestore-fixture.ts';
import { publishVideo, createContractorVideo, storeTestAnimals, type TestAnimals } from './publishing.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

const buildBlock = (user_id: string, blocked_id: string) => ({
  ...{ user_id, blocked_id },
  created: serverTimestamp(),
});
const block = (caller: Caller, user: string, blocked: string, changes: object = {}) =>
  fixture.as(caller).set(`blocks/${user}_${blocked}`, { ...buildBlock(user, blocked), ...changes });
const storeBlock = (user_id: string, blocked_id: string) =>
  fixture.storeDocument(`blocks/${user_id}_${blocked_id}`, { user_id, blocked_id, created: new Date() });

describe('blocking an account', () => {
  beforeEach(() => fixture.removeDocument('blocks/owner_rider'));

  test.each([
    ['oneself', 'owner', {}],
    ['nobody', 'nowhere', {}],
    ['another id', 'rider', { blocked_id: 'fan' }],
    ['a client time', 'rider', { created: new Date(Date.now() - 60_000) }],
    ['an additional field', 'rider', { reason: 'x' }],
  ])('denies blocking with %s', async (_case, blocked, changes) => {
    await expectDenied(block('owner', 'owner', blocked, changes));
  });

  test.each(['user_id', 'blocked_id', 'created'])('denies a block without %s', async (field) => {
    const data = omitField(buildBlock('owner', 'rider'), field);
    await expectDenied(fixture.as('owner').set('blocks/owner_rider', data));
  });
});

describe('a blocked account', () => {
  beforeEach(async () => {
    await fixture.removeDocument('blocks/otherRider_rider');
    await fixture.removeDocument('blocks/rider_otherRider');
  });

  test.each([
    ['invite', 'otherRider', 'rider'],
    ['request', 'rider', 'otherRider'],
  ] as const)('%s: denied by a block of the other party only', async (step, other, own) => {
    await storeBlock(other, own);
    await expectDenied(attemptStoredStep(fixture, step));
    await fixture.removeDocument(`blocks/${other}_${own}`);
    await storeBlock(own, other);
    await expectAllowed(attemptStoredStep(fixture, step));
  });

  test.each(['accept invite', 'cancel invite', 'leave account', 'deny request'] as const)(
    '%s: allowed',
    async (step) => {
      await storeBlock('rider', 'otherRider');
      await storeBlock('otherRider', 'rider');
      const sides = await storeStepPrecondition(fixture, step);
      await expectAllowed(attemptStep(fixture, { step, ...sides }));
    },
  );
});

describe('tags of a blocked account', () => {
  let animals: TestAnimals;
  beforeAll(async () => {
    animals = await storeTestAnimals(fixture);
  });
  const blockers = ['rider', 'otherRider'] as const;
  beforeEach(async () => {
    for (const blocker of [...blockers, 'owner']) {
      await fixture.removeDocument(`blocks/${blocker}_owner`);
      await fixture.removeDocument(`blocks/${blocker}_delegate`);
    }
  });
  const publish = (caller: 'owner' | 'delegate' = 'owner') => {
    const tags = { ...buildTags(animals.horse), contestants_id: [...blockers] };
    const video = createContractorVideo(fixture.people, animals, caller, tags);
    return publishVideo(fixture, caller, video);
  };
  const buildTags = (animal: TestAnimals['bull']) => ({
    ...{ animal_id: animal.id, animal_name: animal.name, animal_brand: animal.brand },
    ...{ tagged_animal_contractor_id: animal.contractor, contractor_name: animal.contractor_name },
  });

  test.each(blockers)('publishing a video of %s: denied', async (blocker) => {
    await storeBlock(blocker, 'owner');
    await expectDenied(publish());
    // Nor does somebody who acts for the blocked account.
    await expectDenied(publish('delegate'));
    await fixture.removeDocument(`blocks/${blocker}_owner`);
    await storeBlock('owner', blocker);
    await storeBlock(blocker, 'delegate');
    await expectAllowed(publish());
    await expectAllowed(publish('delegate'));
    await fixture.removeDocument(`blocks/owner_${blocker}`);
  });

  test("publishing a video of the blocker's animal: denied", async () => {
    const video = createContractorVideo(fixture.people, animals, 'owner', {
      ...buildTags(animals.horse),
      ...{ contestants_id: [], contestants_names: [] },
    });
    await storeBlock('rider', 'owner');
    await expectDenied(publishVideo(fixture, 'owner', video));
    await fixture.removeDocument('blocks/rider_owner');
    await expectAllowed(publishVideo(fixture, 'owner', video));
  });

  describe('editing a video', () => {
    const id = '5d0a3c1e-6a0b-4f0e-9d54-0c1f5b3f7a10';
    const store = (contestants: StoredUser[], animal = animals.bull) =>
      fixture.storeDocument(`videos/${id}`, buildVideo(fixture.people.owner, { id, animal, contestants }));
    const edit = (changes: object) =>
      fixture.as('owner').update(`videos/${id}`, {
        ...{ edited: true, updatedDate: serverTimestamp() },
        ...changes,
      });
    const names = { rider: 'Cody Vance', otherRider: 'June Tate' };
    const tag = (...ids: (keyof typeof names)[]) => ({
      contestants_id: ids,
      contestants_names: ids.map((each) => names[each]),
    });

    test('denies adding a blocker, keeps earlier tags', async () => {
      const { rider, otherRider } = fixture.people;
      await storeBlock('otherRider', 'owner');
      await store([]);
      await expectDenied(edit(tag('otherRider')));
      await expectDenied(edit(tag('rider', 'otherRider')));
      await expectDenied(edit(tag('otherRider', 'rider')));
      await expectAllowed(edit(tag('rider')));
      await store([otherRider]);
      await expectAllowed(edit({ notes: 'New words' }));
      await expectAllowed(edit(tag('rider', 'otherRider')));
      await store([rider]);
      await expectDenied(edit(tag('rider', 'otherRider')));
      await storeBlock('rider', 'owner');
      await expectAllowed(edit(tag()));
    });

    test.each(['contestants_id', 'animal_id', 'tagged_animal_contractor_id'])(
      'an old video without %s stays editable',
      async (field) => {
        await storeBlock('rider', 'owner');
        const video = buildVideo(fixture.people.owner, { id, animal: animals.bull });
        await fixture.storeDocument(`videos/${id}`, omitField(video, field));
        await expectAllowed(edit({ notes: 'New words' }));
      },
    );

    test("denies adding a blocker's animal, keeps an earlier one", async () => {
      await storeBlock('rider', 'owner');
      await store([]);
      await expectDenied(edit(buildTags(animals.horse)));
      await store([], animals.horse);
      await expectAllowed(edit({ notes: 'New words' }));
      await expectAllowed(edit(buildTags(animals.bull)));
    });
  });
});
