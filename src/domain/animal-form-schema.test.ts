import { describe, expect, test } from 'vitest';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
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
const contestant = buildContestant({ first_name: 'Cody', last_name: 'Latham' });
const formValues: AnimalFormValues = {
  name: 'Tornado',
  brand: '47',
  type: 'steer',
  events: [4, 6],
  bio: 'Fast.',
};

/** The error messages for a valid form with some values replaced. */
function getErrors(isContestantAnimal: boolean, changes: Partial<AnimalFormValues>): string[] {
  const parsed = createAnimalFormSchema(isContestantAnimal).safeParse({ ...formValues, ...changes });
  return parsed.error?.issues.map((issue) => issue.message) ?? [];
}

describe('createAnimalFormSchema', () => {
  const nameOrBrandRequired = 'At least one field of name or brand is required';

  test.each<[Partial<AnimalFormValues>, string[]]>([
    [{}, []],
    [{ name: ' ' }, []],
    [{ brand: ' ' }, ['Brand is required']],
    [{ name: '', brand: ' ' }, [nameOrBrandRequired]],
    [{ events: [] }, ['At least one event has to be selected']],
    [{ name: '', brand: '', events: [] }, [nameOrBrandRequired, 'At least one event has to be selected']],
    [{ name: 'x'.repeat(81) }, ["Name can't be longer than 80 characters"]],
    [{ brand: 'x'.repeat(41) }, ["Brand can't be longer than 40 characters"]],
    [{ bio: 'x'.repeat(2001) }, ["Bio can't be longer than 2000 characters"]],
  ])("[ANF-02] validates a contractor's animal: %j gives %j", (changes, expected) => {
    expect(getErrors(false, changes)).toEqual(expected);
  });

  test.each<[Partial<AnimalFormValues>, string[]]>([
    [{ brand: '', events: [] }, []],
    [{ name: '', events: [] }, []],
    [{ name: '', brand: '' }, [nameOrBrandRequired]],
  ])("[ANF-02] validates a contestant's animal: %j gives %j", (changes, expected) => {
    expect(getErrors(true, changes)).toEqual(expected);
  });
});

describe('types and their events', () => {
  test('[ANF-03] selects the only event of a bull, and none for other types', () => {
    expect(animalTypes.map(getDefaultEvents)).toEqual([[1], [], [], []]);
    expect(animalTypes.map(getAnimalTypeEvents)).toEqual([[1], [2, 3], [4, 6], [7, 8]]);
  });

  test('[ANF-03] starts with the default type, or with the animal', () => {
    expect(toAnimalFormValues(undefined)).toMatchObject({ type: 'horse', events: [] });
    const stored = parseAnimal('a1', { ...buildBull(owner), events: [1, 9] });
    expect(toAnimalFormValues(stored)).toMatchObject({ type: 'bull', events: [1] });
  });
});

describe('stored animals', () => {
  test("[ANF-04] stores type, events and owner of a contractor's animal", () => {
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

  test("[ANF-03, ANF-04] flags a contestant's animal and stores the default type without events", () => {
    const newAnimal = buildNewAnimal('a1', parseUser(contestant.id, contestant), formValues);
    expect(newAnimal).toMatchObject({
      animal_type: 2,
      events: [],
      contestant: true,
      contractor_name: 'Cody Latham',
    });
    expect(buildAnimalChanges(parseAnimal('a1', newAnimal), formValues)).toMatchObject({
      animal_type: 2,
      events: [],
    });
  });

  test('[ANF-05] changes the edited fields, never the owner', () => {
    const stored = parseAnimal('a1', buildBull(owner));
    const changes = buildAnimalChanges(stored, formValues);
    expect(changes).toEqual({
      ...{ name: 'Tornado', brand: '47', animal_type: 3, events: [4, 6], bio: 'Fast.' },
      location: stored.location,
    });
  });
});
