import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildBull,
  buildCalf,
  buildHorse,
  buildSteer,
  type StoredAnimal,
} from '#tests/support/factories/build-animal.ts';
import { commitPaced } from './publishing.ts';
import {
  expectAllowed,
  expectAccess,
  buildPictureUrl,
  expectDenied,
  createFirestoreFixture,
  omitField,
  type Caller,
  type NewDocument,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

type AnimalOverrides = Partial<Record<keyof StoredAnimal, unknown>>;
type AnimalFactory = typeof buildBull;

/** An animal as the app creates it, with the server's time. */
function buildNewAnimal(
  build: AnimalFactory,
  ownerId: 'owner' | 'rider' | 'fan',
  changes: AnimalOverrides = {},
) {
  const animal = build(fixture.people[ownerId]);
  return { ...animal, createTime: serverTimestamp(), ...(changes as object) };
}

const addAnimal = (caller: Caller, data: object, id = (data as NewDocument).id) =>
  commitPaced(fixture, caller, 'animal', `animals/${id}`, data);

/** Deletes an animal as the app does. */
function deleteAnimal(
  caller: Caller,
  id: string,
  tombstone: object = { id, deleted: serverTimestamp() },
): Promise<void> {
  return fixture.as(caller).commit(['delete', `animals/${id}`], ['set', `deleted_animals/${id}`, tombstone]);
}

describe('creating animals', () => {
  test.each([
    ['bull', buildBull],
    ['horse', buildHorse],
    ['steer', buildSteer],
    ['calf', buildCalf],
  ])("[DATA-02] allows a contractor's %s with all fields", async (_type, build) => {
    await expectAllowed(addAnimal('owner', buildNewAnimal(build, 'owner')));
  });

  test('allows a contestant a flagged horse without events', async () => {
    await expectAllowed(addAnimal('rider', buildNewAnimal(buildHorse, 'rider')));
    await expectAllowed(addAnimal('rider', buildNewAnimal(buildHorse, 'rider', { brand: '' })));
    await expectAllowed(addAnimal('rider', buildNewAnimal(buildHorse, 'rider', { name: '' })));
  });

  test('denies fans and deleted accounts', async () => {
    await expectDenied(addAnimal('fan', buildNewAnimal(buildHorse, 'fan', { name: 'Mine' })));
    const { deletedOwner } = fixture.people;
    const animal = { ...buildBull(deletedOwner), createTime: serverTimestamp() };
    await expectDenied(addAnimal('deletedOwner', animal));
    await expectDenied(addAnimal('delegate', animal));
  });

  const fields = [
    'id animalID name bio brand animal_type picture_url location contractor contractor_name contestant createTime events',
  ].flatMap((list) => list.split(' '));

  test('[DATA-02] the list of fields is complete', () => {
    expect(Object.keys(buildBull(fixture.people.owner)).toSorted()).toEqual(fields.toSorted());
  });

  test.each(fields)('[DATA-02] denies an animal without %s', async (field) => {
    const data = buildNewAnimal(buildBull, 'owner');
    await expectDenied(addAnimal('owner', omitField(data, field), data.id));
  });

  test('[DATA-02] denies an additional field', async () => {
    await expectDenied(addAnimal('owner', { ...buildNewAnimal(buildBull, 'owner'), owner: 'rider' }));
  });

  test.each<[string, AnimalOverrides]>([
    ['another animalID', { animalID: 'other' }],
    ['a client time', { createTime: new Date(Date.now() - 60_000) }],
    ['a picture URL', { picture_url: 'https://example.com/x.jpg' }],
    ['a non-text name', { name: 7 }],
    ['a name too long', { name: 'x'.repeat(81) }],
    ['no brand', { brand: ' ' }],
    ['a brand of no-break spaces', { brand: '\u00a0\u2003' }],
    ['a brand too long', { brand: 'x'.repeat(41) }],
    ['a bio too long', { bio: 'x'.repeat(2001) }],
    ['a location too long', { location: 'x'.repeat(121) }],
    ['an unknown type', { animal_type: 5, events: [1] }],
    ['a fractional type', { animal_type: 1.5 }],
    ['a type as text', { animal_type: '1' }],
    ['a type as a floating-point number', { animal_type: 1.0000000000000002 }],
    ['no events', { events: [] }],
    ["another type's events", { events: [2] }],
    ['an event twice', { events: [1, 1] }],
    ["another owner's name", { contractor_name: 'Somebody' }],
    ["a contestant's flag", { contestant: true, animal_type: 2, events: [] }],
  ])("denies a contractor's animal with %s", async (_case, changes) => {
    await expectDenied(addAnimal('owner', buildNewAnimal(buildBull, 'owner', changes)));
  });

  test.each([
    ['neither name nor brand', { name: '', brand: ' ' }],
    ['a brand that shows nothing', { name: '', brand: '\u200d\ufe0f' }],
    ['a brand of no-break spaces', { name: '', brand: '\u00a0\u2003' }],
    ['a non-text brand', { brand: 7 }],
    ['a brand too long', { brand: 'x'.repeat(41) }],
    ['another type', { animal_type: 1 }],
    ['events', { events: [2] }],
    ["a contractor's flag", { contestant: false, events: [2] }],
  ])("denies a contestant's animal with %s", async (_case, changes) => {
    await expectDenied(addAnimal('rider', buildNewAnimal(buildHorse, 'rider', changes)));
  });

  test('requires the document id, valid in a file name', async () => {
    const data = buildNewAnimal(buildBull, 'owner');
    await expectDenied(addAnimal('owner', data, 'another'));
    await expectDenied(addAnimal('owner', { ...data, id: 'another' }, data.id));
    await expectDenied(
      addAnimal('owner', buildNewAnimal(buildBull, 'owner', { id: 'a.b', animalID: 'a.b' })),
    );
  });
});

describe('editing animals', () => {
  let stored: StoredAnimal;
  beforeEach(async () => {
    stored = buildBull(fixture.people.owner);
    await fixture.storeDocument(`animals/${stored.id}`, stored);
  });
  const edit = (caller: Caller, changes: object) =>
    fixture.as(caller).update(`animals/${stored.id}`, changes);

  test.each(['owner', 'delegate'] as const)('%s changes all details', async (caller) => {
    const picture_url = buildPictureUrl(`animals/${stored.id}/profile.jpg`);
    await expectAllowed(edit(caller, { name: 'Tornado', animal_type: 2, events: [3], picture_url }));
  });

  test.each([
    ['id', 'x'],
    ['animalID', 'x'],
    ['contractor', 'delegate'],
    ['contractor_name', 'Somebody'],
    ['contestant', true],
    ['createTime', serverTimestamp()],
    ['extra', 1],
    ['name', 7],
    ['events', [2]],
    ['picture_url', 'https://example.com/x.jpg'],
    ['picture_url', buildPictureUrl('animals/other/profile.jpg')],
  ])('denies changing %s to %o', async (field, value) => {
    await expectDenied(edit('owner', { [field]: value }));
  });

  test('denies a picture URL for an id with regex characters', async () => {
    await fixture.storeDocument('animals/a.b', buildBull(fixture.people.owner, { id: 'a.b' }));
    const picture_url = buildPictureUrl('animals/axb/profile.jpg');
    await expectDenied(fixture.as('owner').update('animals/a.b', { picture_url }));
    await expectAllowed(fixture.as('owner').update('animals/a.b', { name: 'Old timer' }));
  });
});

describe('[ANF-07] deleting animals', () => {
  test.each([
    ['owner', 'owner', 'allow'],
    ['rider', 'rider', 'allow'],
    ['deletedDelegate', 'deletedDelegate', 'deny'],
    ['unverifiedDelegate', 'unverifiedDelegate', 'deny'],
    ['deletedOwner', 'deletedOwner', 'deny'],
    ['delegate', 'deletedOwner', 'deny'],
  ] as const)('%s deletes an animal of %s: %s', async (caller, ownerId, verdict) => {
    await fixture.storeDocument('animals/leaving', buildBull(fixture.people[ownerId], { id: 'leaving' }));
    await fixture.removeDocument('deleted_animals/leaving');
    await expectAccess(verdict, deleteAnimal(caller, 'leaving'));
  });

  test('a former contractor can edit and delete remaining animals', async () => {
    await fixture.storeDocument('animals/leaving', buildBull(fixture.people.fan, { id: 'leaving' }));
    await expectAllowed(fixture.as('fan').update('animals/leaving', { bio: 'Retired' }));
    await fixture.removeDocument('deleted_animals/leaving');
    await expectAllowed(deleteAnimal('fan', 'leaving'));
  });
});

describe('the id of a deleted animal', () => {
  let id: string;
  beforeEach(async () => {
    id = crypto.randomUUID();
    await fixture.storeDocument(`animals/${id}`, buildBull(fixture.people.owner, { id }));
  });
  const createAnimal = (caller: 'owner' | 'rider') =>
    addAnimal(caller, buildNewAnimal(buildBull, caller, { id }));

  test('is never used again, by its owner or anybody else', async () => {
    await expectAllowed(deleteAnimal('owner', id));
    await expectDenied(createAnimal('owner'));
    await expectDenied(createAnimal('rider'));
  });

  test('gets a tombstone in the batch that deletes the animal', async () => {
    await expectDenied(fixture.as('owner').delete(`animals/${id}`));
    await expectDenied(fixture.as('owner').set(`deleted_animals/${id}`, { id, deleted: serverTimestamp() }));
    await expectDenied(deleteAnimal('rider', id));
  });

  test('gets no tombstone for an animal that never existed', async () => {
    id = crypto.randomUUID();
    await expectDenied(fixture.as('owner').set(`deleted_animals/${id}`, { id, deleted: serverTimestamp() }));
  });

  test.each<[string, () => object]>([
    ['another id', () => ({ id: 'other', deleted: serverTimestamp() })],
    ['a client time', () => ({ id, deleted: new Date(Date.now() - 60_000) })],
    ['no id', () => omitField({ id, deleted: serverTimestamp() }, 'id')],
    ['no time', () => ({ id })],
    ['an additional field', () => ({ id, deleted: serverTimestamp(), owner: 'owner' })],
  ])('gets no tombstone with %s', async (_case, buildTombstone) => {
    await expectDenied(deleteAnimal('owner', id, buildTombstone()));
  });

  test('keeps its tombstone', async () => {
    await expectAllowed(deleteAnimal('owner', id));
    for (const caller of ['owner', 'admin'] as const) {
      await expectDenied(fixture.as(caller).delete(`deleted_animals/${id}`));
      await expectDenied(fixture.as(caller).update(`deleted_animals/${id}`, { deleted: serverTimestamp() }));
      await expectDenied(fixture.as(caller).get(`deleted_animals/${id}`));
    }
  });
});
