import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { buildBull, buildHorse, type StoredAnimal } from '#tests/support/factories/build-animal.ts';
import { buildPedigree } from '#tests/support/factories/build-pedigree.ts';
import {
  createFirestoreFixture,
  expectAllowed,
  expectDenied,
  omitField,
  type Caller,
  type Write,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

/** The owner's bull, and three parents of others. */
let bull: StoredAnimal;
let sire: StoredAnimal;
let dam: StoredAnimal;
let branded: StoredAnimal;

const store = (animal: StoredAnimal) => fixture.storeDocument(`animals/${animal.id}`, animal);

beforeEach(async () => {
  const { owner, rider, otherRider } = fixture.people;
  bull = buildBull(owner, { name: 'Red Dirt Road' });
  sire = buildHorse(rider, { name: 'Hard Times' });
  dam = buildHorse(otherRider, { name: ' Sugar Creek ' });
  branded = buildHorse(rider, { name: ' ', brand: 'C/9' });
  for (const animal of [bull, sire, dam, branded]) await store(animal);
});

const build = (parents: Parameters<typeof buildPedigree>[1], changes: object = {}) => ({
  ...buildPedigree(bull, parents),
  updated: serverTimestamp(),
  ...changes,
});
const save = (data: object, caller: Caller = 'owner') => fixture.as(caller).set(`pedigrees/${bull.id}`, data);

describe('[PED-01] the parents of an animal', () => {
  test.each(['owner', 'delegate'] as const)('are saved by %s, and changed', async (caller) => {
    await expectAllowed(save(build({ sire, dam }), caller));
    await expectAllowed(save(build({ sire: branded }), caller));
    await expectAllowed(save(build({ sire: 'Señor Ñandú', dam: 'כוכב לבן' }), caller));
  });

  test.each(['rider', 'fan', 'formerDelegate', 'selfGranted', 'anonymous', 'admin'] as const)(
    "are not %s's to save",
    async (caller) => {
      await expectDenied(save(build({ sire, dam }), caller));
      await fixture.storeDocument(`pedigrees/${bull.id}`, buildPedigree(bull, { sire }));
      await expectDenied(save(build({ sire, dam }), caller));
      await expectDenied(save(build({ sire, dam }, { user_id: caller }), caller));
    },
  );

  test.each([
    'id',
    'user_id',
    'sire_id',
    'sire_name',
    'sire_owner_id',
    'dam_id',
    'dam_name',
    'dam_owner_id',
    'updated',
  ])('are refused without %s', async (field) => {
    await expectDenied(save(omitField(build({ sire, dam }), field)));
  });

  test.each<[string, object]>([
    ['another field', { story: 'x'.repeat(500_000) }],
    ['another id', { id: 'other' }],
    ['another owner', { user_id: 'rider' }],
    ["a client's time", { updated: new Date(Date.now() - 60_000) }],
    ['a name of another animal', { sire_name: 'Bodacious' }],
    ['another owner of the sire', { sire_owner_id: 'owner' }],
    ['an owner of a mere name', { dam_id: '', dam_name: 'Calico Rose', dam_owner_id: 'otherRider' }],
    ['a missing animal', { sire_id: 'missing' }],
    ['a number as an id', { sire_id: 7 }],
    ['a list as a name', { sire_name: ['Hard Times'] }],
    ['nobody', { sire_id: '', sire_name: '', sire_owner_id: '', dam_id: '', dam_name: '', dam_owner_id: '' }],
  ])('are refused with %s', async (_case, changes) => {
    await expectDenied(save(build({ sire, dam }, changes)));
  });

  test.each([
    ['too long', 'x'.repeat(81)],
    ['of another direction', 'Hard\u202eTimes'],
    ['of two lines', 'Hard\nTimes'],
    ['that shows nothing', '\u200d'],
    ['of a web address', 'hardtimes.example.com'],
  ])('are refused with a typed name %s', async (_case, name) => {
    await expectDenied(save(build({ sire: name })));
    await expectDenied(save(build({ sire: 'Hard Times', dam: name })));
  });

  test('takes a name of the longest', async () => {
    await expectAllowed(save(build({ sire: 'x'.repeat(80), dam: 'é'.repeat(80) })));
  });

  test('cannot be the animal itself, one animal twice, or its young', async () => {
    await expectDenied(save(build({ sire: bull })));
    await expectDenied(save(build({ dam: bull })));
    await expectDenied(save(build({ sire, dam: sire })));
    for (const parents of [{ sire: bull }, { dam: bull }]) {
      await fixture.storeDocument(`pedigrees/${sire.id}`, buildPedigree(sire, parents));
      await expectDenied(save(build({ sire })));
      await expectDenied(save(build({ dam: sire })));
    }
    await expectAllowed(save(build({ sire: branded, dam: 'Calico Rose' })));
  });

  test('cannot be each other', async () => {
    const young = buildBull(fixture.people.owner, { name: 'Young Gun' });
    await store(young);
    const write = (animal: StoredAnimal, parents: Parameters<typeof buildPedigree>[1]): Write => [
      'set',
      `pedigrees/${animal.id}`,
      { ...buildPedigree(animal, parents), updated: serverTimestamp() },
    ];
    const { commit } = fixture.as('owner');
    await expectDenied(commit(write(bull, { sire: young }), write(young, { sire: bull })));
    await expectDenied(commit(write(bull, { sire: young }), write(young, { dam: bull })));
    await expectAllowed(commit(write(bull, { sire: 'Hard Times' }), write(young, { sire: bull })));
    // They change places.
    await expectAllowed(commit(write(bull, { sire: young }), write(young, { sire: 'Hard Times' })));
  });

  test('have ids that are texts', async () => {
    await store({ ...sire, id: '7' });
    const parent = { sire_name: 'Hard Times', sire_owner_id: 'rider' };
    await expectAllowed(save(build({ dam }, { sire_id: '7', ...parent })));
    await expectDenied(save(build({ dam }, { sire_id: 7, ...parent })));
  });

  test('are of nobody who blocks the account', async () => {
    await fixture.storeDocument('blocks/rider_owner', { user_id: 'rider', blocked_id: 'owner' });
    await expectDenied(save(build({ sire, dam })));
    await expectDenied(save(build({ sire: dam, dam: sire }), 'delegate'));
    await expectAllowed(save(build({ dam, sire: 'Hard Times' })));
    await fixture.removeDocument('blocks/rider_owner');
    await expectAllowed(save(build({ sire, dam })));
  });

  test('of a missing animal are refused, and of one with another owner its own', async () => {
    await fixture.removeDocument(`animals/${bull.id}`);
    await expectDenied(save(build({ sire })));
    await store({ ...bull, contractor: 'rider' });
    await expectDenied(save(build({ sire })));
    await expectDenied(save(build({ sire }, { user_id: 'rider' })));
    await expectAllowed(save(build({ sire }, { user_id: 'rider' }), 'rider'));
  });
});

describe('[PED-06] the owner of a parent takes it out', () => {
  const nobody = { sire_id: '', sire_owner_id: '' };
  const takeOut = (caller: Caller, changes: object) =>
    fixture.as(caller).update(`pedigrees/${bull.id}`, { updated: serverTimestamp(), ...changes });
  beforeEach(() => fixture.storeDocument(`pedigrees/${bull.id}`, buildPedigree(bull, { sire, dam })));

  test.each([
    ['with its name', { ...nobody, sire_name: '' }],
    ['but for its name', nobody],
  ])('%s', async (_what, changes) => {
    await expectDenied(takeOut('otherRider', changes));
    await expectDenied(takeOut('fan', changes));
    await expectDenied(takeOut('anonymous', changes));
    await expectAllowed(takeOut('rider', changes));
    await expectDenied(takeOut('rider', changes));
  });

  test('even when it is deleted', async () => {
    await fixture.removeDocument(`animals/${sire.id}`);
    await expectAllowed(takeOut('rider', { ...nobody, sire_name: '' }));
  });

  test.each<[string, object]>([
    ['another name', { ...nobody, sire_name: 'Nag' }],
    ['the dam, too', { ...nobody, dam_id: '', dam_owner_id: '' }],
    ['another owner of it', { sire_id: '', sire_owner_id: 'fan' }],
    ['another animal', { sire_id: 'branded' }],
    ['the owner of the animal', { ...nobody, user_id: 'rider' }],
    ["a client's time", { ...nobody, updated: new Date(0) }],
    ['another field', { ...nobody, story: 'x' }],
  ])('and changes nothing else: %s', async (_case, changes) => {
    await expectDenied(takeOut('rider', changes));
  });

  test('the dam as the sire', async () => {
    await expectDenied(takeOut('rider', { dam_id: '', dam_owner_id: '' }));
    await expectAllowed(takeOut('otherRider', { dam_id: '', dam_owner_id: '' }));
  });
});

describe('[PED-07] a pedigree is deleted', () => {
  const remove = (caller: Caller) => fixture.as(caller).delete(`pedigrees/${bull.id}`);

  test.each(['owner', 'delegate'] as const)('by %s', async (caller) => {
    await fixture.storeDocument(`pedigrees/${bull.id}`, buildPedigree(bull, { sire }));
    await expectDenied(remove('rider'));
    await expectDenied(remove('anonymous'));
    await expectAllowed(remove(caller));
  });

  test('with its animal, and later where an older client has left it', async () => {
    const deletion = [
      ['delete', `animals/${bull.id}`],
      ['set', `deleted_animals/${bull.id}`, { id: bull.id, deleted: serverTimestamp() }],
    ] as const;
    // There is none.
    await expectAllowed(fixture.as('owner').commit(['delete', `pedigrees/${bull.id}`], ...deletion));
    await store(bull);
    await fixture.removeDocument(`deleted_animals/${bull.id}`);
    await fixture.storeDocument(`pedigrees/${bull.id}`, buildPedigree(bull, { sire }));
    await expectAllowed(fixture.as('owner').commit(...deletion));
    await expectDenied(remove('rider'));
    await expectAllowed(remove('owner'));
  });

  test('by the new owner of its animal, not by the former', async () => {
    await fixture.storeDocument(`pedigrees/${bull.id}`, buildPedigree(bull, { sire }));
    await store({ ...bull, contractor: 'rider' });
    await expectDenied(remove('owner'));
    await expectAllowed(remove('rider'));
  });
});

describe('[PED-08] animals are written as before, with and without a pedigree', () => {
  test.each([true, false])('with: %s', async (hasPedigree) => {
    if (hasPedigree) await fixture.storeDocument(`pedigrees/${bull.id}`, buildPedigree(bull, { sire }));
    await expectAllowed(fixture.as('owner').update(`animals/${bull.id}`, { name: 'Tornado' }));
    await expectDenied(fixture.as('owner').update(`animals/${bull.id}`, { sire_id: sire.id }));
  });
});
