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
import { bull, calf, horse, steer, type StoredAnimal } from '#tests/support/factories/animal.ts';
import {
  allowed,
  expectVerdict,
  pictureAddress,
  refused,
  setStage,
  without,
  type Stage,
  type Who,
  type Written,
} from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.strike());

const animal = (who: Who, id: string) => doc(stage.as(who), 'animals', id);

describe('reading animals', () => {
  beforeAll(() => stage.put('animals/bodacious', bull(stage.people.owner, { id: 'bodacious' })));

  test.each(['nobody', 'newcomer', 'watcher'] as const)(
    'the page of an animal is public: %s',
    async (who) => {
      await allowed(getDoc(animal(who, 'bodacious')));
    },
  );

  test.each([
    ['nobody', 'deny'],
    ['newcomer', 'deny'],
    ['watcher', 'allow'],
  ] as const)("%s listing a contractor's animals: %s", async (who, verdict) => {
    const animals = query(collection(stage.as(who), 'animals'), where('contractor', '==', 'owner'));
    await expectVerdict(verdict, getDocs(animals));
  });
});

type Changes = Partial<Record<keyof StoredAnimal, unknown>>;
type Make = typeof bull;

/** What the app writes: the factory's animal with the server's time. */
function written(make: Make, of: 'owner' | 'rider' | 'watcher', changes: Changes = {}) {
  const made = make(stage.people[of]);
  return { ...made, createTime: serverTimestamp(), ...(changes as object) };
}

const add = (who: Who, data: Written) => setDoc(animal(who, data.id), data);

describe('adding an animal', () => {
  test.each([
    ['bull', bull],
    ['horse', horse],
    ['steer', steer],
    ['calf', calf],
  ])("[DATA-02] a contractor's %s holds exactly these fields", async (_type, make) => {
    await allowed(add('owner', written(make, 'owner')));
  });

  test('a contestant adds a flagged horse without events', async () => {
    await allowed(add('rider', written(horse, 'rider')));
    await allowed(add('rider', written(horse, 'rider', { brand: '' })));
    await allowed(add('rider', written(horse, 'rider', { name: '' })));
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
    await expectVerdict(verdict, add(who, written(bull, 'owner')));
  });

  test('a fan and a deleted account have no animals', async () => {
    await refused(add('watcher', written(horse, 'watcher', { name: 'Mine' })));
    const { deletedOwner } = stage.people;
    const made = { ...bull(deletedOwner), createTime: serverTimestamp() };
    await refused(add('deletedOwner', made));
    await refused(add('delegate', made));
  });

  const fields = [
    'id animalID name bio brand animal_type picture_url location contractor contractor_name contestant createTime events',
  ].flatMap((list) => list.split(' '));

  test('[DATA-02] those are all the fields', () => {
    expect(Object.keys(bull(stage.people.owner)).toSorted()).toEqual(fields.toSorted());
  });

  test.each(fields)('[DATA-02] an animal without %s is refused', async (field) => {
    const data = written(bull, 'owner');
    await refused(setDoc(animal('owner', data.id), without(data, field)));
  });

  test('[DATA-02] an animal with a field too many is refused', async () => {
    await refused(add('owner', { ...written(bull, 'owner'), owner: 'rider' }));
  });

  test.each<[string, Changes]>([
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
    await refused(add('owner', written(bull, 'owner', changes)));
  });

  test.each([
    ['neither name nor brand', { name: '', brand: ' ' }],
    ['a brand that is no text', { brand: 7 }],
    ['a brand too long', { brand: 'x'.repeat(41) }],
    ['another kind', { animal_type: 1 }],
    ['events', { events: [2] }],
    ["a contractor's flag", { contestant: false, events: [2] }],
  ])("a contestant's animal with %s is refused", async (_what, changes) => {
    await refused(add('rider', written(horse, 'rider', changes)));
  });

  test('its document has the same id, one that fits into a file name', async () => {
    const data = written(bull, 'owner');
    await refused(setDoc(animal('owner', 'another'), data));
    await refused(setDoc(animal('owner', data.id), { ...data, id: 'another' }));
    await refused(add('owner', written(bull, 'owner', { id: 'a.b', animalID: 'a.b' })));
  });
});

describe('editing an animal', () => {
  let stored: StoredAnimal;
  beforeEach(async () => {
    stored = bull(stage.people.owner);
    await stage.put(`animals/${stored.id}`, stored);
  });
  const edit = (who: Who, changes: object) => updateDoc(animal(who, stored.id), changes);

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
    const picture_url = pictureAddress(`animals/${stored.id}/profile.jpg`);
    await expectVerdict(verdict, edit(who, { name: 'Tornado', animal_type: 2, events: [3], picture_url }));
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
    ['picture_url', pictureAddress('animals/other/profile.jpg')],
  ])('changing %s to %o is refused', async (field, value) => {
    await refused(edit('owner', { [field]: value }));
  });

  test("an id that would match another's file is no part of a picture's address", async () => {
    await stage.put('animals/a.b', bull(stage.people.owner, { id: 'a.b' }));
    const picture_url = pictureAddress('animals/axb/profile.jpg');
    await refused(updateDoc(animal('owner', 'a.b'), { picture_url }));
    await allowed(updateDoc(animal('owner', 'a.b'), { name: 'Old timer' }));
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
    await stage.put('animals/leaving', bull(stage.people[of], { id: 'leaving' }));
    await expectVerdict(verdict, deleteDoc(animal(who, 'leaving')));
  });

  test('a fan who once was a contractor clears away what is left', async () => {
    await stage.put('animals/leaving', bull(stage.people.watcher, { id: 'leaving' }));
    await allowed(updateDoc(animal('watcher', 'leaving'), { bio: 'Retired' }));
    await allowed(deleteDoc(animal('watcher', 'leaving')));
  });
});
