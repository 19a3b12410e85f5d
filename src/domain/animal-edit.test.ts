import { describe, expect, test } from 'vitest';
import { bull } from '#tests/support/factories/animal.ts';
import { contestant, contractor } from '#tests/support/factories/user.ts';
import {
  animalChanges,
  animalEdit,
  animalEditOf,
  firstEventsOf,
  newAnimal,
  type AnimalEdit,
} from './animal-edit.ts';
import { animalTypes, eventsOfAnimals, readAnimal } from './animal.ts';
import { readUser } from './user.ts';

const owner = contractor({ name: 'Cedar Gap', location: 'Guthrie, OK' });
const rider = contestant({ first_name: 'Cody', last_name: 'Latham' });
const edit: AnimalEdit = { name: 'Tornado', brand: '47', type: 'steer', events: [4, 6], bio: 'Fast.' };

/** What is said of a complete animal after some of it was typed anew. */
function messages(contestants: boolean, typed: Partial<AnimalEdit>): string[] {
  const parsed = animalEdit(contestants).safeParse({ ...edit, ...typed });
  return parsed.error?.issues.map((issue) => issue.message) ?? [];
}

describe('what the form of an animal asks for', () => {
  const pair = 'At least one field of name or brand is required';

  test.each<[Partial<AnimalEdit>, string[]]>([
    [{}, []],
    [{ name: ' ' }, []],
    [{ brand: ' ' }, ['Brand is required']],
    [{ name: '', brand: ' ' }, [pair]],
    [{ events: [] }, ['At least one event has to be selected']],
    [{ name: '', brand: '', events: [] }, [pair, 'At least one event has to be selected']],
    [{ name: 'x'.repeat(81) }, ['Name may have 80 characters at most']],
    [{ brand: 'x'.repeat(41) }, ['Brand may have 40 characters at most']],
    [{ bio: 'x'.repeat(2001) }, ['Bio may have 2000 characters at most']],
  ])("[ANF-02] of a contractor's animal, %j gives %j", (typed, expected) => {
    expect(messages(false, typed)).toEqual(expected);
  });

  test.each<[Partial<AnimalEdit>, string[]]>([
    [{ brand: '', events: [] }, []],
    [{ name: '', events: [] }, []],
    [{ name: '', brand: '' }, [pair]],
  ])("[ANF-02] of a contestant's animal, %j gives %j", (typed, expected) => {
    expect(messages(true, typed)).toEqual(expected);
  });
});

describe('kinds and their events', () => {
  test('[ANF-03] a bull is ridden, and every other kind begins with nothing chosen', () => {
    expect(animalTypes.map(firstEventsOf)).toEqual([[1], [], [], []]);
    expect(animalTypes.map(eventsOfAnimals)).toEqual([[1], [2, 3], [4, 6], [7, 8]]);
  });

  test('[ANF-03] the form begins with the default kind, or with the animal', () => {
    expect(animalEditOf(undefined)).toMatchObject({ type: 'horse', events: [] });
    const stored = readAnimal('a1', { ...bull(owner), events: [1, 9] });
    expect(animalEditOf(stored)).toMatchObject({ type: 'bull', events: [1] });
  });
});

describe('what is stored of an animal', () => {
  test("[ANF-04] a contractor's has its kind and events, and names its owner", () => {
    expect(newAnimal('a1', readUser(owner.id, owner), edit)).toEqual({
      id: 'a1',
      animalID: 'a1',
      name: 'Tornado',
      brand: '47',
      animal_type: 3,
      events: [4, 6],
      bio: 'Fast.',
      picture_url: '',
      location: 'Guthrie, OK',
      contractor: owner.id,
      contractor_name: 'Cedar Gap',
      contestant: false,
    });
  });

  test("[ANF-03, ANF-04] a contestant's is flagged, of the default kind and without events", () => {
    const made = newAnimal('a1', readUser(rider.id, rider), edit);
    expect(made).toMatchObject({
      animal_type: 2,
      events: [],
      contestant: true,
      contractor_name: 'Cody Latham',
    });
    expect(animalChanges(readAnimal('a1', made), edit)).toMatchObject({ animal_type: 2, events: [] });
  });

  test('[ANF-05] an edit changes what was typed, and never whose the animal is', () => {
    const stored = readAnimal('a1', bull(owner));
    const changes = animalChanges(stored, edit);
    expect(changes).toEqual({
      ...{ name: 'Tornado', brand: '47', animal_type: 3, events: [4, 6], bio: 'Fast.' },
      location: stored.location,
    });
  });
});
