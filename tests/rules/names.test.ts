import { doc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isName, toLine } from '#src/domain/names.ts';
import { buildBull, buildHorse } from '#tests/support/factories/build-animal.ts';
import {
  createFirestoreFixture,
  expectAccess,
  expectAllowed,
  expectDenied,
  type FirestoreFixture,
} from './firestore-fixture.ts';

let fixture: FirestoreFixture;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
});
afterAll(() => fixture.dispose());

const validNames = [
  ...['Cedar Gap Rodeo Stock', 'J.R. Vesper & Sons', 'St. Clair', "O'Neill", 'D’Arcy-Smith', 'Bull 7', '4-H'],
  ...['José', 'Jose\u0301', 'Søren', '日本 太郎', 'राम', 'الفارس', "'Til Dawn", 'Smith Jr.', 'A&B'],
];
const invalidNames = [
  ...['Cody\nVance', 'Cody\r\nVance', 'Cody\tVance', 'Cody\u2028Vance', 'Cody\u0000'],
  ...['Cody \u202eecnaV', '\u2066Cody', 'Cody\u200f', 'Cody\u200b', '\u3164', '\ufeffCody', '\u034f'],
  ...['win.example', 'Visit www.win.example', 'x.com', 'Cody.Vance', 'https://win.example', 'win@example'],
  ...['Cody!', 'Cody #1', 'Cody, Jr', '<b>Cody</b>', 'Cody/Vance', '★ Official ★', '🐂', '+1 307 555'],
  ...['', ' ', '.', '&', '--', ' Cody', 'Cody ', 'Cody  Vance', 'x'.repeat(81)],
];

describe('attack: a name that makes notifications lie', () => {
  beforeEach(() =>
    Promise.all([
      fixture.storeDocument('users/owner', fixture.people.owner),
      fixture.storeDocument('users/rider', fixture.people.rider),
      fixture.storeDocument('animals/bull', buildBull(fixture.people.owner, { id: 'bull' })),
      fixture.storeDocument('animals/horse', buildHorse(fixture.people.rider, { id: 'horse' })),
    ]),
  );

  const renameContractor = (name: unknown) =>
    updateDoc(doc(fixture.firestoreAs('owner'), 'users', 'owner'), { name, first_name: name });
  const renamePerson = (names: object) =>
    updateDoc(doc(fixture.firestoreAs('rider'), 'users', 'rider'), names);
  const renameBull = (name: unknown) =>
    updateDoc(doc(fixture.firestoreAs('owner'), 'animals', 'bull'), { name });
  const renameHorse = (name: unknown) =>
    updateDoc(doc(fixture.firestoreAs('rider'), 'animals', 'horse'), { name });

  test.each([
    ...validNames.map((name) => [name, 'allow'] as const),
    ...invalidNames.map((name) => [name, 'deny'] as const),
  ])('%o: %s', async (name, verdict) => {
    await expectAccess(verdict, renameContractor(name));
    await expectAccess(verdict, renamePerson({ first_name: name }));
    await expectAccess(verdict, renamePerson({ last_name: name }));
    // Only a contractor needs it, and an animal may have a brand instead.
    const optional = name === '' ? 'allow' : verdict;
    await expectAccess(optional, renamePerson({ name }));
    await expectAccess(optional, renameBull(name));
    await expectAccess(optional, renameHorse(name));
  });

  test.each([1, null, ['Cody'], { name: 'Cody' }])('%o is no name', async (name) => {
    await expectDenied(renameContractor(name));
    await expectDenied(renamePerson({ name }));
    await expectDenied(renameBull(name));
  });

  test('the forms accept the same names', () => {
    for (const name of validNames) expect([name, isName(name)]).toEqual([name, true]);
    for (const name of invalidNames) expect([name, name.length <= 80 && isName(name)]).toEqual([name, false]);
  });

  test.each([
    ['a line break', 'J\n7'],
    ['a change of direction', 'J\u202e7'],
  ])('a brand and a location with %s are denied', async (_case, text) => {
    const animal = doc(fixture.firestoreAs('owner'), 'animals', 'bull');
    await expectDenied(updateDoc(animal, { brand: text }));
    await expectDenied(updateDoc(animal, { location: text }));
    await expectAllowed(updateDoc(animal, { brand: toLine(text), location: toLine(text) }));
    const profile = doc(fixture.firestoreAs('owner'), 'users', 'owner');
    await expectDenied(updateDoc(profile, { phone: text }));
    await expectDenied(updateDoc(profile, { location: text }));
    await expectAllowed(updateDoc(profile, { phone: toLine(text), location: toLine(text) }));
  });
});

describe('attack: a verified account takes another name', () => {
  beforeEach(() =>
    Promise.all([
      fixture.storeDocument('users/owner', { ...fixture.people.owner, isVerified: true }),
      fixture.storeDocument('users/rider', { ...fixture.people.rider, isVerified: true }),
    ]),
  );
  const edit = (caller: 'owner' | 'delegate' | 'rider', id: 'owner' | 'rider', changes: object) =>
    updateDoc(doc(fixture.firestoreAs(caller), 'users', id), changes);

  test.each(['owner', 'delegate'] as const)('the %s of a contractor removes the tick', async (caller) => {
    const names = { name: 'High Mesa', first_name: 'High Mesa' };
    await expectDenied(edit(caller, 'owner', names));
    await expectDenied(edit(caller, 'owner', { ...names, isVerified: true }));
    await expectDenied(edit(caller, 'owner', { ...names, isVerified: null }));
    await expectAllowed(edit(caller, 'owner', { ...names, isVerified: false }));
  });

  test.each(['first_name', 'last_name', 'name'])('a new %s of a person removes the tick', async (field) => {
    await expectDenied(edit('rider', 'rider', { [field]: 'Official' }));
    await expectAllowed(edit('rider', 'rider', { [field]: 'Official', isVerified: false }));
  });

  test('a type that shows another name removes the tick, others keep it', async () => {
    const store = (name: string, isVerified = true) =>
      fixture.storeDocument('users/rider', { ...fixture.people.rider, name, isVerified });
    await store('Official Rodeo News');
    await expectDenied(edit('rider', 'rider', { account_type: 1 }));
    await expectDenied(edit('rider', 'rider', { account_type: 3, isVerified: false }));
    await expectAllowed(edit('rider', 'rider', { account_type: 3 }));
    await expectAllowed(edit('rider', 'rider', { account_type: 1, isVerified: false }));
    await store('');
    await expectAllowed(edit('rider', 'rider', { account_type: 1 }));
    await store('Official Rodeo News', false);
    await expectDenied(edit('rider', 'rider', { account_type: 1, isVerified: true }));
    await expectAllowed(edit('rider', 'rider', { account_type: 1 }));
  });

  test('other edits neither remove nor set it', async () => {
    await expectAllowed(edit('owner', 'owner', { bio: 'New words' }));
    await expectDenied(edit('owner', 'owner', { bio: 'Newer words', isVerified: false }));
    await fixture.storeDocument('users/owner', fixture.people.owner);
    await expectDenied(edit('owner', 'owner', { bio: 'New words', isVerified: true }));
    await expectDenied(edit('owner', 'owner', { isVerified: true }));
  });
});
