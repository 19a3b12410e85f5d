import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { displayName, readUser } from '#src/domain/user.ts';
import { horse } from '#tests/support/factories/animal.ts';
import { contestant, contractor } from '#tests/support/factories/user.ts';
import { allowed, refused, setStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.strike());

const organisation = { name: 'High Mesa', first_name: 'June', last_name: 'Tate' };

/** Profiles as years of history left them, each with the name that people see. */
const profiles = [
  ['High Mesa', contractor(organisation)],
  ['June Tate', contractor({ ...organisation, name: ' ' })],
  ['Unnamed', contractor({ name: '', first_name: '', last_name: '' })],
  ['June Tate', contestant(organisation)],
  ['High Mesa', contestant({ ...organisation, first_name: '', last_name: '' })],
  ['Tate', contestant({ name: '', first_name: '', last_name: 'Tate' })],
  ['Unnamed', contestant({ name: '', first_name: ' ', last_name: '' })],
  // After a change of account type, before the profile was edited.
  ['High Mesa', contestant({ name: 'High Mesa', first_name: 'High Mesa', last_name: '' })],
  ['June Tate', contractor({ name: '', first_name: 'June', last_name: 'Tate' })],
] as const;

describe('the name that is copied', () => {
  test.each(profiles)('is %s, in the rules as in the app', async (name, profile) => {
    const partner = { ...profile, id: 'partner' };
    expect(displayName(readUser('partner', partner))).toBe(name);
    await stage.put('users/partner', partner);
    const add = (contractor_name: string) => {
      const animal = { ...horse(partner), contractor_name, createTime: serverTimestamp() };
      return setDoc(doc(stage.as('partner'), 'animals', animal.id), animal);
    };
    await allowed(add(name));
    await refused(add(`${name} `));
  });

  test('is found where old profiles lack the fields', async () => {
    const { name: _name, last_name: _last, ...rest } = contestant({ id: 'partner', first_name: 'June' });
    await stage.put('users/partner', rest);
    const animal = { ...horse(contestant(rest)), contractor_name: 'June', createTime: serverTimestamp() };
    await allowed(setDoc(doc(stage.as('partner'), 'animals', animal.id), animal));
  });
});
