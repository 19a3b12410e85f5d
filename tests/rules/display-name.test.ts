import { serverTimestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDisplayName, parseUser } from '#src/domain/user.ts';
import { buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { commitPaced } from './publishing.ts';
import {
  expectAllowed,
  expectDenied,
  createFirestoreFixture,
  type FirestoreFixture,
} from './firestore-fixture.ts';

let fixture: FirestoreFixture;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
});
afterAll(() => fixture.dispose());

const organization = { name: 'High Mesa', first_name: 'June', last_name: 'Tate' };

/** Old and new profiles with their expected display name. */
const profiles = [
  ['High Mesa', buildContractor(organization)],
  ['June Tate', buildContractor({ ...organization, name: ' ' })],
  ['Unnamed', buildContractor({ name: '', first_name: '', last_name: '' })],
  ['June Tate', buildContestant(organization)],
  ['High Mesa', buildContestant({ ...organization, first_name: '', last_name: '' })],
  ['Tate', buildContestant({ name: '', first_name: '', last_name: 'Tate' })],
  ['Unnamed', buildContestant({ name: '', first_name: ' ', last_name: '' })],
  // After a change of the account type.
  ['High Mesa', buildContestant({ name: 'High Mesa', first_name: 'High Mesa', last_name: '' })],
  ['June Tate', buildContractor({ name: '', first_name: 'June', last_name: 'Tate' })],
] as const;

describe('copied display name', () => {
  test.each(profiles)('is %s in both rules and app', async (name, profile) => {
    const otherRider = { ...profile, id: 'otherRider' };
    expect(getDisplayName(parseUser('otherRider', otherRider))).toBe(name);
    await fixture.storeDocument('users/otherRider', otherRider);
    const createAnimal = (contractor_name: string) => {
      const animal = { ...buildHorse(otherRider), contractor_name, createTime: serverTimestamp() };
      return commitPaced(fixture, 'otherRider', 'animal', `animals/${animal.id}`, animal);
    };
    await expectAllowed(createAnimal(name));
    await expectDenied(createAnimal(`${name} `));
  });

  test('handles old profiles that lack the fields', async () => {
    const {
      name: _name,
      last_name: _last,
      ...rest
    } = buildContestant({ id: 'otherRider', first_name: 'June' });
    await fixture.storeDocument('users/otherRider', rest);
    const animal = {
      ...buildHorse(buildContestant(rest)),
      contractor_name: 'June',
      createTime: serverTimestamp(),
    };
    await expectAllowed(commitPaced(fixture, 'otherRider', 'animal', `animals/${animal.id}`, animal));
  });
});
