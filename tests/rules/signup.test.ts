import { doc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  buildContestant,
  buildContractor,
  buildFan,
  type StoredUser,
} from '#tests/support/factories/build-user.ts';
import {
  expectAllowed,
  buildPictureUrl,
  expectDenied,
  createFirestoreFixture,
  omitField,
  type FirestoreFixture,
  type Caller,
} from './firestore-fixture.ts';

let fixture: FirestoreFixture;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
});
afterAll(() => fixture.dispose());

const getUserDoc = (caller: Caller, id: string) => doc(fixture.firestoreAs(caller), 'users', id);

describe('signup', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const profile = (changes: Partial<Record<keyof StoredUser, unknown>> = {}, build = buildFan) => ({
    ...build({ id: 'signingUp', email: '', registered_time: now() }),
    ...changes,
  });
  const signUp = (data: object, caller: Caller = 'signingUp') =>
    setDoc(getUserDoc(caller, 'signingUp'), data);

  test.each([
    ['fan', buildFan],
    ['contestant', buildContestant],
    ['contractor', buildContractor],
  ])('[DATA-01] a %s creates their own profile with an unverified email', async (type, build) => {
    const id = `signup-${type}` as const;
    const data = { ...build({ id, email: '', registered_time: now() }) };
    await expectAllowed(setDoc(getUserDoc(id, id), data));
  });

  test('allows a profile with all optional fields', async () => {
    const id = 'signup-complete';
    const data = buildFan({
      id,
      email: '',
      registered_time: now(),
      phone: '+1 307 555 0100',
      bio: 'Grew up behind the chutes.',
      sponsors: 'Cinch',
      photo_url: buildPictureUrl(`users/${id}/profile.jpg`),
      favouriteEvents: [1, 10],
      facebook_url: 'https://www.facebook.com/rider',
      instagram_url: 'https://instagram.com/rider',
      twitter_url: 'https://x.com/rider',
      youtube_url: 'https://youtu.be/abc',
      tiktok_url: 'https://www.tiktok.com/@rider',
      website_url: 'https://rodeo.example',
    });
    await expectAllowed(setDoc(getUserDoc(id, id), data));
  });

  test('denies creating a profile for another user', async () => {
    await expectDenied(signUp(profile(), 'fan'));
    await expectDenied(signUp(profile(), 'anonymous'));
  });

  const fields = Object.keys(buildFan());
  test.each(fields)('[DATA-01] denies a profile without %s', async (field) => {
    await expectDenied(signUp(omitField(profile(), field)));
  });

  test('[DATA-01] denies an additional field', async () => {
    await expectDenied(signUp({ ...profile(), password: 'secret' }));
  });

  test.each([
    ['another id', { id: 'rider' }],
    ["another user's email", { email: 'rider@example.com' }],
    ['the unverified email of the login', { email: 'signing-up@example.com' }],
    ['an unknown type', { account_type: 0 }],
    ['the staff type', { account_type: 6 }],
    ['a fractional type', { account_type: 1.5 }],
    ['a text type', { account_type: 'fan' }],
    ['the verified flag', { isVerified: true }],
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
    ['a line break in the phone', { phone: '1\n2' }],
    ['a location in reversed direction', { location: 'Cheyenne \u202eYW' }],
    ['a phone too long', { phone: '1'.repeat(41) }],
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
    const data = buildFan({ id, email: '', registered_time: now() });
    await expectDenied(
      setDoc(getUserDoc(id, id), { ...data, photo_url: buildPictureUrl('users/signup-axb/profile.jpg') }),
    );
    await expectAllowed(setDoc(getUserDoc(id, id), data));
  });

  test('allows the base profile of these tests, once', async () => {
    await expectAllowed(signUp(profile()));
    await expectDenied(signUp(profile()));
  });
});
