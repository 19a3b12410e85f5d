import { describe, expect, test } from 'vitest';
import { buildBull } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
import {
  buildAnimalChanges,
  createAnimalFormSchema,
  toAnimalFormValues,
  getDefaultEvents,
  buildNewAnimal,
  type AnimalFormValues,
} from './animal-form-schema.ts';
import { animalTypes, getAnimalTypeEvents, parseAnimal } from './animal.ts';
import { parseUser } from './user.ts';

const owner = buildContractor({ name: 'Cedar Gap', location: 'Guthrie, OK' });
const rider = buildContestant({ first_name: 'Cody', last_name: 'Latham' });
const formValues: AnimalFormValues = {
  name: 'Tornado',
  brand: '47',
  type: 'steer',
  events: [4, 6],
  bio: 'Fast.',
};

/** What is said of a complete animal after some of it was typed anew. */
function getErrors(contestants: boolean, typed: Partial<AnimalFormValues>): string[] {
  const parsed = createAnimalFormSchema(contestants).safeParse({ ...formValues, ...typed });
  return parsed.error?.issues.map((issue) => issue.message) ?? [];
}

describe('what the form of an animal asks for', () => {
  const pair = 'At least one field of name or brand is required';

  test.each<[Partial<AnimalFormValues>, string[]]>([
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
    expect(getErrors(false, typed)).toEqual(expected);
  });

  test.each<[Partial<AnimalFormValues>, string[]]>([
    [{ brand: '', events: [] }, []],
    [{ name: '', events: [] }, []],
    [{ name: '', brand: '' }, [pair]],
  ])("[ANF-02] of a contestant's animal, %j gives %j", (typed, expected) => {
    expect(getErrors(true, typed)).toEqual(expected);
  });
});

describe('kinds and their events', () => {
  test('[ANF-03] a bull is ridden, and every other kind begins with nothing chosen', () => {
    expect(animalTypes.map(getDefaultEvents)).toEqual([[1], [], [], []]);
    expect(animalTypes.map(getAnimalTypeEvents)).toEqual([[1], [2, 3], [4, 6], [7, 8]]);
  });

  test('[ANF-03] the form begins with the default kind, or with the animal', () => {
    expect(toAnimalFormValues(undefined)).toMatchObject({ type: 'horse', events: [] });
    const stored = parseAnimal('a1', { ...buildBull(owner), events: [1, 9] });
    expect(toAnimalFormValues(stored)).toMatchObject({ type: 'bull', events: [1] });
  });
});

describe('what is stored of an animal', () => {
  test("[ANF-04] a contractor's has its kind and events, and names its owner", () => {
    expect(buildNewAnimal('a1', parseUser(owner.id, owner), formValues)).toEqual({
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
    const made = buildNewAnimal('a1', parseUser(rider.id, rider), formValues);
    expect(made).toMatchObject({
      animal_type: 2,
      events: [],
      contestant: true,
      contractor_name: 'Cody Latham',
    });
    expect(buildAnimalChanges(parseAnimal('a1', made), formValues)).toMatchObject({
      animal_type: 2,
      events: [],
    });
  });

  test('[ANF-05] an edit changes what was typed, and never whose the animal is', () => {
    const stored = parseAnimal('a1', buildBull(owner));
    const changes = buildAnimalChanges(stored, formValues);
    expect(changes).toEqual({
      ...{ name: 'Tornado', brand: '47', animal_type: 3, events: [4, 6], bio: 'Fast.' },
      location: stored.location,
    });
  });
});
