import { deleteField } from 'firebase/firestore';
import { describe, test } from 'vitest';
import {
  buildContestant,
  buildContractor,
  buildFan,
  toNewProfile,
  fullProfile,
} from '#tests/support/factories/build-user.ts';
import type { User } from '#src/domain/user.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import {
  buildNewAgreement,
  expectAllowed,
  buildPictureUrl,
  expectDenied,
  createFirestoreFixture,
  omitField,
  type Caller,
  expectAccess,
  type TestUsers,
} from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

describe('signup', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const profile = (changes: Partial<Record<keyof User, unknown>> = {}, build = buildFan) => ({
    ...toNewProfile(build({ id: 'signingUp', registered_time: now() })),
    ...changes,
  });
  const signUp = (data: object, caller: Caller = 'signingUp') => fixture.signUp(caller, 'signingUp', data);

  test.each([
    ['fan', buildFan],
    ['contestant', buildContestant],
    ['contractor', buildContractor],
  ])('[DATA-01] a %s creates their own profile with an unverified email', async (type, build) => {
    const id = `signup-${type}` as const;
    const data = toNewProfile(build({ id, registered_time: now() }));
    await expectAllowed(fixture.signUp(id, id, data));
  });

  test('allows a profile with all optional fields', async () => {
    const id = 'signup-complete';
    const photo_url = buildPictureUrl(`users/${id}/profile.jpg`);
    const data = toNewProfile(buildFan({ id, registered_time: now(), ...fullProfile, photo_url }));
    await expectAllowed(fixture.signUp(id, id, data));
  });

  test('denies creating a profile for another user', async () => {
    await expectDenied(signUp(profile(), 'fan'));
    await expectDenied(signUp(profile(), 'anonymous'));
  });

  const fields = Object.keys(toNewProfile(buildFan()));
  test.each(fields)('[DATA-01] denies a profile without %s', async (field) => {
    await expectDenied(signUp(omitField(profile(), field)));
  });

  test('[DATA-01] denies an additional field', async () => {
    await expectDenied(signUp({ ...profile(), password: 'secret' }));
  });

  test.each([
    ['another id', { id: 'rider' }],
    ['an email, which would be public', { email: 'signing-up@example.com' }],
    ['an empty email', { email: '' }],
    ['a phone, which would be public', { phone: '+1 307 555 0100' }],
    ['an unknown type', { account_type: 0 }],
    ['the staff type', { account_type: 6 }],
    ['a fractional type', { account_type: 1.5 }],
    ['a text type', { account_type: 'fan' }],
    ['the verified flag', { isVerified: true }],
    ['a verified email', { email_verified: true }],
    ['the deleted flag', { deleted: true }],
    ['a registration two days ago', { registered_time: now() - 2 * 86_400 }],
    ['a registration in two days', { registered_time: now() + 2 * 86_400 }],
    ['a fractional registration time', { registered_time: now() + 0.5 }],
    ['another selected account', { current_accessed_account: 'owner' }],
    ['access to an account', { account_access: { owner: true } }],
    ['access for another user', { user_access: { rider: true } }],
    ['an invite sent', { sent_invites: { rider: true } }],
    ['an invite received', { received_invites: { owner: true } }],
    ['a request sent', { sent_requests: { owner: true } }],
    ['a request received', { received_requests: { rider: true } }],
    ['a list instead of a map', { user_access: [] }],
    ['no first name', { first_name: ' ' }],
    ['no last name', { last_name: '' }],
    ['a first name too long', { first_name: 'x'.repeat(81) }],
    ['a last name too long', { last_name: 'x'.repeat(81) }],
    ['a name too long', { name: 'x'.repeat(81) }],
    ['a non-text name', { name: 1 }],
    ['a location in reversed direction', { location: 'Cheyenne \u202eYW' }],
    ['a location too long', { location: 'x'.repeat(121) }],
    ['a non-text bio', { bio: [] }],
    ['a bio too long', { bio: 'x'.repeat(2001) }],
    ['sponsors too long', { sponsors: 'x'.repeat(1001) }],
    ['a photo on another host', { photo_url: 'https://example.com/o/users%2Fapplicant%2Fprofile.jpg' }],
    ["another user's photo", { photo_url: buildPictureUrl('users/rider/profile.jpg') }],
    ['an unknown event', { events: [11] }],
    ['an event twice', { events: [1, 1] }],
    ['events in a map', { events: { 1: true } }],
    ['an unknown favorite event', { favouriteEvents: [0] }],
    ['a link without https', { website_url: 'http://rodeo.example' }],
    ['a javascript: link', { website_url: 'javascript:alert(1)' }],
    ['a Facebook link to another host', { facebook_url: 'https://example.com/facebook.com' }],
    ['an Instagram link to another host', { instagram_url: 'https://notinstagram.com/x' }],
    ['a Twitter link to another host', { twitter_url: 'https://x.com.example.com/x' }],
    ['a YouTube link to another host', { youtube_url: 'https://youtube.com@example.com/' }],
    ['a TikTok link to another host', { tiktok_url: 'https://example.com/' }],
    ['a link too long', { website_url: `https://rodeo.example/${'x'.repeat(300)}` }],
  ])('denies a profile with %s', async (_case, changes) => {
    await expectDenied(signUp(profile(changes)));
  });

  test.each([
    ['a contestant without events', buildContestant, { events: [] }],
    ['a contractor without a name', buildContractor, { name: '', first_name: '' }],
    ['a contractor whose first name differs', buildContractor, { first_name: 'Somebody' }],
    ['a contractor with a last name', buildContractor, { last_name: 'Stone' }],
  ])('denies %s', async (_case, build, changes) => {
    await expectDenied(signUp(profile(changes, build)));
  });

  test('denies a photo URL for an id with regex characters', async () => {
    const id = 'signup-a.b';
    const data = toNewProfile(buildFan({ id, registered_time: now() }));
    await expectDenied(
      fixture.signUp(id, id, { ...data, photo_url: buildPictureUrl('users/signup-axb/profile.jpg') }),
    );
    await expectAllowed(fixture.signUp(id, id, data));
  });

  describe('[SIGN-07] needs the agreement', () => {
    const path = 'users/signingUp/private/agreement';
    const commit = (agreement: object, caller: Caller = 'signingUp') =>
      fixture.as(caller).commit(['set', 'users/signingUp', profile()], ['set', path, agreement]);
    const agreement = buildNewAgreement();

    test.each([
      ['without a version', omitField(agreement, 'version')],
      ['with a version that is no day', { ...agreement, version: 'latest' }],
      ['with a number as version', { ...agreement, version: 2026 }],
      ['of somebody who is too young', { ...agreement, of_age: false }],
      ['of another time', { ...agreement, agreed: new Date(0) }],
      ['with another field', { ...agreement, note: 'x' }],
    ])('denies one %s', async (_case, changed) => {
      await expectDenied(commit(changed));
    });

    test('in the same batch, by the member alone', async () => {
      await expectDenied(fixture.as('signingUp').set('users/signingUp', profile()));
      await expectDenied(fixture.as('signingUp').set(path, agreement));
      await expectDenied(commit(agreement, 'fan'));
      await expectAllowed(commit(agreement));
      await expectDenied(fixture.as('signingUp').update(path, { version: '2027-01-01' }));
      for (const stored of [path, 'users/signingUp']) await fixture.removeDocument(stored);
    });
  });

  test('allows the base profile of these tests, once', async () => {
    await expectAllowed(signUp(profile()));
    await expectDenied(signUp(profile()));
  });
});

/** Callers and target accounts for actions that only the owner may do. */
const strangers = ['delegate', 'formerDelegate', 'selfGranted', 'rider', 'withoutProfile'] as const;
const ownerCases = [
  ['owner', 'owner', 'allow'],
  ['delegate', 'delegate', 'allow'],
  ...([...strangers, 'admin', 'unverifiedAdmin', 'anonymous'] as const).map(
    (caller) => [caller, 'owner', 'deny'] as const,
  ),
  ['deletedDelegate', 'deletedDelegate', 'deny'],
  ['deletedOwner', 'deletedOwner', 'deny'],
  ['unverifiedDelegate', 'unverifiedDelegate', 'deny'],
] as const satisfies (readonly [Caller, keyof TestUsers, 'allow' | 'deny'])[];

const restoreProfile = async (id: keyof TestUsers, changes: object = {}) =>
  fixture.storeDocument(`users/${id}`, { ...fixture.people[id], ...changes });

describe('[TYP-01] account type changes', () => {
  const change = (caller: Caller, id: keyof TestUsers, account_type: unknown) =>
    fixture.as(caller).update(`users/${id}`, { account_type });

  test.each(ownerCases)('%s changes the type of %s: %s', async (caller, id, verdict) => {
    await restoreProfile(id);
    await expectAccess(verdict, change(caller, id, 2));
  });

  test.each([1, 2, 3])('allows type %i', async (type) => {
    await restoreProfile('rider');
    await expectAllowed(change('rider', 'rider', type));
  });

  test.each([0, 4, 6, 1.5, 'fan', null, deleteField()])('denies %o', async (type) => {
    await restoreProfile('rider');
    await expectDenied(change('rider', 'rider', type));
  });

  test('allows changing a legacy type, but not back', async () => {
    await restoreProfile('rider', { account_type: 6 });
    await expectAllowed(change('rider', 'rider', 3));
    await expectDenied(change('rider', 'rider', 6));
  });

  test.each([
    ['a public field', { bio: 'New words' }],
    ['the verified flag', { isVerified: true }],
    ['an access map', { user_access: { rider: true } }],
    ['the email', { email: 'rider@example.com' }],
  ])('denies changing %s in the same write', async (_case, changes) => {
    await restoreProfile('rider', { email: 'before@example.com' });
    await expectDenied(fixture.as('rider').update('users/rider', { account_type: 3, ...changes }));
  });

  test('existing animals stay editable', async () => {
    await restoreProfile('rider', { account_type: 1 });
    await fixture.storeDocument(
      'animals/kept',
      buildBull({ ...fixture.people.rider, account_type: 1 }, { id: 'kept' }),
    );
    await expectAllowed(change('rider', 'rider', 3));
    await expectAllowed(fixture.as('rider').update('animals/kept', { bio: 'Still here' }));
  });
});
