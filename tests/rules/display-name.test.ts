import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDisplayName, parseUser } from '#src/domain/user.ts';
import { buildHorse } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
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

const organisation = { name: 'High Mesa', first_name: 'June', last_name: 'Tate' };

/** Profiles as years of history left them, each with the name that people see. */
const profiles = [
  ['High Mesa', buildContractor(organisation)],
  ['June Tate', buildContractor({ ...organisation, name: ' ' })],
  ['Unnamed', buildContractor({ name: '', first_name: '', last_name: '' })],
  ['June Tate', buildContestant(organisation)],
  ['High Mesa', buildContestant({ ...organisation, first_name: '', last_name: '' })],
  ['Tate', buildContestant({ name: '', first_name: '', last_name: 'Tate' })],
  ['Unnamed', buildContestant({ name: '', first_name: ' ', last_name: '' })],
  // After a change of account type, before the profile was edited.
  ['High Mesa', buildContestant({ name: 'High Mesa', first_name: 'High Mesa', last_name: '' })],
  ['June Tate', buildContractor({ name: '', first_name: 'June', last_name: 'Tate' })],
] as const;

describe('the name that is copied', () => {
  test.each(profiles)('is %s, in the rules as in the app', async (name, profile) => {
    const partner = { ...profile, id: 'partner' };
    expect(getDisplayName(parseUser('partner', partner))).toBe(name);
    await fixture.storeDocument('users/partner', partner);
    const add = (contractor_name: string) => {
      const animal = { ...buildHorse(partner), contractor_name, createTime: serverTimestamp() };
      return setDoc(doc(fixture.firestoreAs('partner'), 'animals', animal.id), animal);
    };
    await expectAllowed(add(name));
    await expectDenied(add(`${name} `));
  });

  test('is found where old profiles lack the fields', async () => {
    const { name: _name, last_name: _last, ...rest } = buildContestant({ id: 'partner', first_name: 'June' });
    await fixture.storeDocument('users/partner', rest);
    const animal = {
      ...buildHorse(buildContestant(rest)),
      contractor_name: 'June',
      createTime: serverTimestamp(),
    };
    await expectAllowed(setDoc(doc(fixture.firestoreAs('partner'), 'animals', animal.id), animal));
  });
});
