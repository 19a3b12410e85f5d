import { deleteField, serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { compileRules } from 'firebase-engines/rules/compile.ts';
import { isName, toLine } from '#src/domain/names.ts';
import { buildBull, buildHorse } from '#tests/support/factories/build-animal.ts';
import { getDisplayName, parseUser } from '#src/domain/user.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import {
  createFirestoreFixture,
  expectAccess,
  expectAllowed,
  expectDenied,
  omitField,
  readRules,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';
import { commitPaced } from './publishing.ts';
import { toRulesMap, toRulesResource } from './rules-values.ts';

const fixture = useFixture(createFirestoreFixture);

const validNames = [
  ...['Cedar Gap Rodeo Stock', 'J.R. Vesper & Sons', 'St. Clair', "O'Neill", 'D’Arcy-Smith', 'Bull 7', '4-H'],
  ...['Smith, Inc.', "Rockin' R (Bucking Bulls)", 'Cody, Jr', 'J.B.', 'علی\u200cرضا', 'क्\u200dष'],
  ...['José', 'Jose\u0301', 'Søren', '日本 太郎', 'राम', 'الفارس', "'Til Dawn", 'Smith Jr.', 'A&B'],
  ...['Nguye\u0302\u0303n', 'ज़िंदगी', 'မြို့', 'ก้อง', 'L. B. Jones', '7.'],
  ...['C/K', 'T+ Ranch', '#12', 'Cody #1', 'J Bar J!', 'Hey! Cattle Co.', '(T+)'],
];
const invalidNames = [
  ...['Cody\nVance', 'Cody\r\nVance', 'Cody\tVance', 'Cody\u2028Vance', 'Cody\u0000'],
  ...['Cody \u202eecnaV', '\u2066Cody', 'Cody\u200f', 'Cody\u200b', '\u3164', '\ufeffCody', '\u034f'],
  ...['win.example', 'Visit www.win.example', 'x.com', 'Cody.Vance', 'https://win.example', 'win@example'],
  ...[
    '!Cody',
    'Cody!!',
    'Cody!.',
    'Cody #',
    'Cody##1',
    'Cody#1',
    'A+B',
    '/',
    'win.example/cody',
    'https//:win',
    'Cody,',
    ', Cody',
    'Cody , Jr',
    'Co\u200cdy',
    'Cody\u200d',
    'علی\u200c',
    'ع\u200c\u200cر',
    '()',
    '<b>Cody</b>',
    '★ Official ★',
    '🐂',
    '+1 307 555',
  ],
  ...['', ' ', '.', '&', '--', ' Cody', 'Cody ', 'Cody  Vance', 'x'.repeat(81)],
  ...['1.1.1.1', '8.8.8.8 Ranch', `Z${'\u0301'.repeat(5)}alg`, '\u0301Cody', 'Cody \u0301'],
  ...['Cody\ufe0f', 'Cody\ufe00', 'Cody\u{e0100}', 'Cody\u180b', 'Co\u034fdy', 'Co\u00addy', 'Cody\u{e0041}'],
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
    fixture.as('owner').update('users/owner', { name, first_name: name });
  const renamePerson = (names: object) => fixture.as('rider').update('users/rider', names);
  const renameBull = (name: unknown) => fixture.as('owner').update('animals/bull', { name });
  const renameHorse = (name: unknown) => fixture.as('rider').update('animals/horse', { name });

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
    const client = fixture.as('owner');
    await expectDenied(client.update('animals/bull', { brand: text }));
    await expectDenied(client.update('animals/bull', { location: text }));
    await expectAllowed(client.update('animals/bull', { brand: toLine(text), location: toLine(text) }));
    await expectDenied(client.update('users/owner', { location: text }));
    await expectAllowed(client.update('users/owner', { location: toLine(text) }));
    await expectDenied(client.update('users/owner/private/contact', { phone: text }));
    await expectAllowed(client.update('users/owner/private/contact', { phone: toLine(text) }));
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
    fixture.as(caller).update(`users/${id}`, changes);

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
    for (const changes of [{ bio: 'New words' }, { account_type: 3 }])
      await expectDenied(edit('owner', 'owner', { ...changes, isVerified: deleteField() }));
  });

  test('a profile from before, without the field, can be edited', async () => {
    await fixture.storeDocument('users/owner', omitField(fixture.people.owner, 'isVerified'));
    await expectAllowed(edit('owner', 'owner', { bio: 'New words' }));
    await expectAllowed(edit('owner', 'owner', { account_type: 3 }));
  });
});

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
  // trim() of the rules keeps what is no space of ASCII.
  ['\u00a0', buildContractor({ ...organization, name: '\u00a0' })],
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

/*
 * Evaluates the rules directly, because a local backend only has projects named demo-…, which have other URLs than
 * production.
 */

const rules = compileRules(readRules('firestore.rules'), 'firestore.rules');

function canUsePhotoUrl(photo_url: string, project: string): boolean {
  const before = { photo_url: '', user_access: {} };
  const token = { email: 'rider@example.com', email_verified: true, aud: project };
  return rules.authorize({
    service: 'cloud.firestore',
    method: 'update',
    path: ['databases', '(default)', 'documents', 'users', 'rider'],
    request: toRulesMap({
      auth: { uid: 'rider', token },
      resource: { data: { ...before, photo_url } },
    }),
    resource: toRulesResource(before),
    documents: { fetch: () => toRulesResource(before) },
  }).allowed;
}

const productionHost = 'https://firebasestorage.googleapis.com';
const emulatorHost = 'http://127.0.0.1:7106';
const filePath = 'o/users%2Frider%2Fprofile.jpg?alt=media&token=7f1d3e5a-8a64-4c4e-9e6f-2f0c5a1b9d42';

test.each([
  ['rodeo', `${productionHost}/v0/b/rodeo.appspot.com/${filePath}`, true],
  ['rodeo', `${productionHost}/v0/b/rodeo.firebasestorage.app/${filePath}`, true],
  ['rodeo', `${productionHost}/v0/b/other.appspot.com/${filePath}`, false],
  ['rodeo', `${productionHost}/v0/b/rodeo.example.com/${filePath}`, false],
  ['rodeo', `${emulatorHost}/v0/b/rodeo.appspot.com/${filePath}`, false],
  ['demo-rodeo', `${emulatorHost}/v0/b/demo-rodeo.appspot.com/${filePath}`, true],
  ['demo-rodeo', `${productionHost}/v0/b/demo-rodeo.appspot.com/${filePath}`, false],
])('project %s, photo at %s: %s', (project, url, verdict) => {
  expect(canUsePhotoUrl(url, project)).toBe(verdict);
});
