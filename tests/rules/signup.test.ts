import { doc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  buildContestant,
  buildContractor,
  buildFan,
  type StoredUser,
} from '#tests/support/factories/user.ts';
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

const getUserDoc = (who: Caller, id: string) => doc(fixture.firestoreAs(who), 'users', id);

describe('signing up', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const profile = (changes: Partial<Record<keyof StoredUser, unknown>> = {}, make = buildFan) => ({
    ...make({ id: 'applicant', email: 'applicant@example.com', registered_time: now() }),
    ...changes,
  });
  const signUp = (data: object, who: Caller = 'applicant') => setDoc(getUserDoc(who, 'applicant'), data);

  test.each([
    ['fan', buildFan],
    ['contestant', buildContestant],
    ['contractor', buildContractor],
  ])('[DATA-01] a %s creates exactly the own profile, before the address is verified', async (type, make) => {
    const id = `signup-${type}` as const;
    const data = { ...make({ id, email: `${id}@example.com`, registered_time: now() }) };
    await expectAllowed(setDoc(getUserDoc(id, id), data));
  });

  test('a complete profile with every optional field is accepted', async () => {
    const id = 'signup-complete';
    const data = buildFan({
      id,
      email: `${id}@example.com`,
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

  test('nobody creates a profile for somebody else', async () => {
    await expectDenied(signUp(profile({ email: 'watcher@example.com' }), 'watcher'));
    await expectDenied(signUp(profile(), 'nobody'));
  });

  const fields = Object.keys(buildFan());
  test.each(fields)('[DATA-01] a profile without %s is refused', async (field) => {
    await expectDenied(signUp(omitField(profile(), field)));
  });

  test('[DATA-01] a profile with a field too many is refused', async () => {
    await expectDenied(signUp({ ...profile(), password: 'secret' }));
  });

  test.each([
    ['another id', { id: 'rider' }],
    ['an address that is not the own', { email: 'rider@example.com' }],
    ['no such type', { account_type: 0 }],
    ['the staff type', { account_type: 6 }],
    ['a type that is no whole number', { account_type: 1.5 }],
    ['a type in words', { account_type: 'fan' }],
    ['the verified tick', { isVerified: true }],
    ['a deleted mark', { deleted: true }],
    ['a registration two days ago', { registered_time: now() - 2 * 86_400 }],
    ['a registration in two days', { registered_time: now() + 2 * 86_400 }],
    ['a registration with a fraction', { registered_time: now() + 0.5 }],
    ['acting for somebody else', { current_accessed_account: 'owner' }],
    ['access to an account', { account_access: { owner: true } }],
    ['access given at once', { user_access: { rider: true } }],
    ['an invite sent', { sent_invites: { rider: true } }],
    ['an invite received', { received_invites: { owner: true } }],
    ['a request sent', { sent_requests: { owner: true } }],
    ['a request received', { received_requests: { rider: true } }],
    ['a list for a map', { user_access: [] }],
    ['no first name', { first_name: ' ' }],
    ['no last name', { last_name: '' }],
    ['a first name too long', { first_name: 'x'.repeat(81) }],
    ['a last name too long', { last_name: 'x'.repeat(81) }],
    ['a name too long', { name: 'x'.repeat(81) }],
    ['a name that is no text', { name: 1 }],
    ['a phone too long', { phone: '1'.repeat(41) }],
    ['a place too long', { location: 'x'.repeat(121) }],
    ['a bio that is no text', { bio: [] }],
    ['a bio too long', { bio: 'x'.repeat(2001) }],
    ['sponsors too long', { sponsors: 'x'.repeat(1001) }],
    ['a photo elsewhere', { photo_url: 'https://example.com/o/users%2Fapplicant%2Fprofile.jpg' }],
    ["somebody else's photo", { photo_url: buildPictureUrl('users/rider/profile.jpg') }],
    ['an event that is not in the list', { events: [11] }],
    ['an event twice', { events: [1, 1] }],
    ['events that are no list', { events: { 1: true } }],
    ['a favourite that is not in the list', { favouriteEvents: [0] }],
    ['a link without https', { website_url: 'http://rodeo.example' }],
    ['a link that runs code', { website_url: 'javascript:alert(1)' }],
    ['a Facebook link elsewhere', { facebook_url: 'https://example.com/facebook.com' }],
    ['an Instagram link elsewhere', { instagram_url: 'https://notinstagram.com/x' }],
    ['a Twitter link elsewhere', { twitter_url: 'https://x.com.example.com/x' }],
    ['a YouTube link elsewhere', { youtube_url: 'https://youtube.com@example.com/' }],
    ['a TikTok link elsewhere', { tiktok_url: 'https://example.com/' }],
    ['a link too long', { website_url: `https://rodeo.example/${'x'.repeat(300)}` }],
  ])('a profile with %s is refused', async (_what, changes) => {
    await expectDenied(signUp(profile(changes)));
  });

  test.each([
    ['a contestant without events', buildContestant, { events: [] }],
    ['a contractor without a name', buildContractor, { name: '', first_name: '' }],
    ['a contractor whose first name differs', buildContractor, { first_name: 'Somebody' }],
    ['a contractor with a last name', buildContractor, { last_name: 'Stone' }],
  ])('%s is refused', async (_what, make, changes) => {
    await expectDenied(signUp(profile(changes, make)));
  });

  test("an id that would match another's file is no part of a photo's address", async () => {
    const id = 'signup-a.b';
    const email = `${id}@example.com`;
    const data = buildFan({ id, email, registered_time: now() });
    await expectDenied(
      setDoc(getUserDoc(id, id), { ...data, photo_url: buildPictureUrl('users/signup-axb/profile.jpg') }),
    );
    await expectAllowed(setDoc(getUserDoc(id, id), data));
  });

  test('the profile that all of these vary is accepted, once', async () => {
    await expectAllowed(signUp(profile()));
    await expectDenied(signUp(profile()));
  });
});
