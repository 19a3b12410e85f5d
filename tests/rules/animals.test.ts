import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buildBull,
  buildCalf,
  buildHorse,
  buildSteer,
  type StoredAnimal,
} from '#tests/support/factories/animal.ts';
import {
  expectAllowed,
  expectAccess,
  buildPictureUrl,
  expectDenied,
  createFirestoreFixture,
  omitField,
  type FirestoreFixture,
  type Caller,
  type NewDocument,
} from './firestore-fixture.ts';

let fixture: FirestoreFixture;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
});
afterAll(() => fixture.dispose());

const getAnimalDoc = (who: Caller, id: string) => doc(fixture.firestoreAs(who), 'animals', id);

describe('reading animals', () => {
  beforeAll(() =>
    fixture.storeDocument('animals/bodacious', buildBull(fixture.people.owner, { id: 'bodacious' })),
  );

  test.each(['nobody', 'newcomer', 'watcher'] as const)(
    'the page of an animal is public: %s',
    async (who) => {
      await expectAllowed(getDoc(getAnimalDoc(who, 'bodacious')));
    },
  );

  test.each([
    ['nobody', 'deny'],
    ['newcomer', 'deny'],
    ['watcher', 'allow'],
  ] as const)("%s listing a contractor's animals: %s", async (who, verdict) => {
    const animals = query(
      collection(fixture.firestoreAs(who), 'animals'),
      where('contractor', '==', 'owner'),
    );
    await expectAccess(verdict, getDocs(animals));
  });
});

type AnimalOverrides = Partial<Record<keyof StoredAnimal, unknown>>;
type AnimalFactory = typeof buildBull;

/** What the app writes: the factory's animal with the server's time. */
function buildNewAnimal(
  make: AnimalFactory,
  of: 'owner' | 'rider' | 'watcher',
  changes: AnimalOverrides = {},
) {
  const made = make(fixture.people[of]);
  return { ...made, createTime: serverTimestamp(), ...(changes as object) };
}

const addAnimal = (who: Caller, data: NewDocument) => setDoc(getAnimalDoc(who, data.id), data);

describe('adding an animal', () => {
  test.each([
    ['bull', buildBull],
    ['horse', buildHorse],
    ['steer', buildSteer],
    ['calf', buildCalf],
  ])("[DATA-02] a contractor's %s holds exactly these fields", async (_type, make) => {
    await expectAllowed(addAnimal('owner', buildNewAnimal(make, 'owner')));
  });

  test('a contestant adds a flagged horse without events', async () => {
    await expectAllowed(addAnimal('rider', buildNewAnimal(buildHorse, 'rider')));
    await expectAllowed(addAnimal('rider', buildNewAnimal(buildHorse, 'rider', { brand: '' })));
    await expectAllowed(addAnimal('rider', buildNewAnimal(buildHorse, 'rider', { name: '' })));
  });

  test.each([
    ['owner', 'allow'],
    ['delegate', 'allow'],
    ['former', 'deny'],
    ['claimer', 'deny'],
    ['leaver', 'deny'],
    ['newcomer', 'deny'],
    ['rider', 'deny'],
    ['admin', 'deny'],
    ['nobody', 'deny'],
  ] as const)('%s adding an animal for the owner: %s', async (who, verdict) => {
    await expectAccess(verdict, addAnimal(who, buildNewAnimal(buildBull, 'owner')));
  });

  test('a fan and a deleted account have no animals', async () => {
    await expectDenied(addAnimal('watcher', buildNewAnimal(buildHorse, 'watcher', { name: 'Mine' })));
    const { deletedOwner } = fixture.people;
    const made = { ...buildBull(deletedOwner), createTime: serverTimestamp() };
    await expectDenied(addAnimal('deletedOwner', made));
    await expectDenied(addAnimal('delegate', made));
  });

  const fields = [
    'id animalID name bio brand animal_type picture_url location contractor contractor_name contestant createTime events',
  ].flatMap((list) => list.split(' '));

  test('[DATA-02] those are all the fields', () => {
    expect(Object.keys(buildBull(fixture.people.owner)).toSorted()).toEqual(fields.toSorted());
  });

  test.each(fields)('[DATA-02] an animal without %s is refused', async (field) => {
    const data = buildNewAnimal(buildBull, 'owner');
    await expectDenied(setDoc(getAnimalDoc('owner', data.id), omitField(data, field)));
  });

  test('[DATA-02] an animal with a field too many is refused', async () => {
    await expectDenied(addAnimal('owner', { ...buildNewAnimal(buildBull, 'owner'), owner: 'rider' }));
  });

  test.each<[string, AnimalOverrides]>([
    ['another animalID', { animalID: 'other' }],
    ['a time of its own', { createTime: new Date() }],
    ['a picture before there is one', { picture_url: 'https://example.com/x.jpg' }],
    ['a name that is no text', { name: 7 }],
    ['a name too long', { name: 'x'.repeat(81) }],
    ['no brand', { brand: ' ' }],
    ['a brand too long', { brand: 'x'.repeat(41) }],
    ['a bio too long', { bio: 'x'.repeat(2001) }],
    ['a place too long', { location: 'x'.repeat(121) }],
    ['no such kind', { animal_type: 5, events: [1] }],
    ['a kind that is no whole number', { animal_type: 1.5 }],
    ['no events', { events: [] }],
    ["another kind's events", { events: [2] }],
    ['an event twice', { events: [1, 1] }],
    ["somebody else's name", { contractor_name: 'Somebody' }],
    ["a contestant's flag", { contestant: true, animal_type: 2, events: [] }],
  ])("a contractor's animal with %s is refused", async (_what, changes) => {
    await expectDenied(addAnimal('owner', buildNewAnimal(buildBull, 'owner', changes)));
  });

  test.each([
    ['neither name nor brand', { name: '', brand: ' ' }],
    ['a brand that is no text', { brand: 7 }],
    ['a brand too long', { brand: 'x'.repeat(41) }],
    ['another kind', { animal_type: 1 }],
    ['events', { events: [2] }],
    ["a contractor's flag", { contestant: false, events: [2] }],
  ])("a contestant's animal with %s is refused", async (_what, changes) => {
    await expectDenied(addAnimal('rider', buildNewAnimal(buildHorse, 'rider', changes)));
  });

  test('its document has the same id, one that fits into a file name', async () => {
    const data = buildNewAnimal(buildBull, 'owner');
    await expectDenied(setDoc(getAnimalDoc('owner', 'another'), data));
    await expectDenied(setDoc(getAnimalDoc('owner', data.id), { ...data, id: 'another' }));
    await expectDenied(
      addAnimal('owner', buildNewAnimal(buildBull, 'owner', { id: 'a.b', animalID: 'a.b' })),
    );
  });
});

describe('editing an animal', () => {
  let stored: StoredAnimal;
  beforeEach(async () => {
    stored = buildBull(fixture.people.owner);
    await fixture.storeDocument(`animals/${stored.id}`, stored);
  });
  const edit = (who: Caller, changes: object) => updateDoc(getAnimalDoc(who, stored.id), changes);

  test.each([
    ['owner', 'allow'],
    ['delegate', 'allow'],
    ['former', 'deny'],
    ['claimer', 'deny'],
    ['rider', 'deny'],
    ['newcomer', 'deny'],
    ['admin', 'deny'],
    ['nobody', 'deny'],
  ] as const)("%s editing the owner's animal: %s", async (who, verdict) => {
    const picture_url = buildPictureUrl(`animals/${stored.id}/profile.jpg`);
    await expectAccess(verdict, edit(who, { name: 'Tornado', animal_type: 2, events: [3], picture_url }));
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
  ])('changing %s to %o is refused', async (field, value) => {
    await expectDenied(edit('owner', { [field]: value }));
  });

  test("an id that would match another's file is no part of a picture's address", async () => {
    await fixture.storeDocument('animals/a.b', buildBull(fixture.people.owner, { id: 'a.b' }));
    const picture_url = buildPictureUrl('animals/axb/profile.jpg');
    await expectDenied(updateDoc(getAnimalDoc('owner', 'a.b'), { picture_url }));
    await expectAllowed(updateDoc(getAnimalDoc('owner', 'a.b'), { name: 'Old timer' }));
  });
});

describe('[ANF-07] deleting an animal', () => {
  test.each([
    ['owner', 'owner', 'allow'],
    ['delegate', 'owner', 'deny'],
    ['former', 'owner', 'deny'],
    ['claimer', 'owner', 'deny'],
    ['rider', 'owner', 'deny'],
    ['admin', 'owner', 'deny'],
    ['stranger', 'owner', 'deny'],
    ['nobody', 'owner', 'deny'],
    ['rider', 'rider', 'allow'],
    ['leaver', 'leaver', 'deny'],
    ['newcomer', 'newcomer', 'deny'],
    ['deletedOwner', 'deletedOwner', 'deny'],
    ['delegate', 'deletedOwner', 'deny'],
  ] as const)('%s deleting one of %s: %s', async (who, of, verdict) => {
    await fixture.storeDocument('animals/leaving', buildBull(fixture.people[of], { id: 'leaving' }));
    await expectAccess(verdict, deleteDoc(getAnimalDoc(who, 'leaving')));
  });

  test('a fan who once was a contractor clears away what is left', async () => {
    await fixture.storeDocument('animals/leaving', buildBull(fixture.people.watcher, { id: 'leaving' }));
    await expectAllowed(updateDoc(getAnimalDoc('watcher', 'leaving'), { bio: 'Retired' }));
    await expectAllowed(deleteDoc(getAnimalDoc('watcher', 'leaving')));
  });
});
