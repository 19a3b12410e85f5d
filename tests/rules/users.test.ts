import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { contestant, contractor, fan, type StoredUser } from '#tests/support/factories/user.ts';
import {
  allowed,
  expectVerdict,
  pictureAddress,
  refused,
  setStage,
  without,
  type Stage,
  type Who,
} from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.strike());

const user = (who: Who, id: string) => doc(stage.as(who), 'users', id);

describe('reading profiles', () => {
  test.each([
    ['nobody', 'rider', 'deny'],
    ['newcomer', 'newcomer', 'allow'],
    ['newcomer', 'rider', 'deny'],
    ['watcher', 'rider', 'allow'],
    ['watcher', 'nowhere', 'allow'],
    ['watcher', 'deletedOwner', 'deny'],
    ['leaver', 'leaver', 'allow'],
    ['stranger', 'rider', 'allow'],
    ['admin', 'deletedOwner', 'allow'],
    ['pretender', 'deletedOwner', 'deny'],
  ] as const)('%s reading the profile of %s: %s', async (who, id, verdict) => {
    await expectVerdict(verdict, getDoc(user(who, id)));
  });

  const users = (who: Who) => collection(stage.as(who), 'users');

  test.each([
    ['nobody', 20, 'deny'],
    ['newcomer', 20, 'deny'],
    ['watcher', 20, 'allow'],
    ['watcher', 21, 'deny'],
  ] as const)('%s listing %i profiles: %s', async (who, most, verdict) => {
    const contestants = query(users(who), where('account_type', '==', 2), orderBy('first_name'), limit(most));
    await expectVerdict(verdict, getDocs(contestants));
  });

  test('an address is looked up exactly; a list without a limit is refused', async () => {
    const found = where('email', '==', stage.people.rider.email);
    await allowed(getDocs(query(users('watcher'), found, limit(2))));
    await refused(getDocs(query(users('watcher'), found)));
  });
});

describe('signing up', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const profile = (changes: Partial<Record<keyof StoredUser, unknown>> = {}, make = fan) => ({
    ...make({ id: 'applicant', email: 'applicant@example.com', registered_time: now() }),
    ...changes,
  });
  const signUp = (data: object, who: Who = 'applicant') => setDoc(user(who, 'applicant'), data);

  test.each([
    ['fan', fan],
    ['contestant', contestant],
    ['contractor', contractor],
  ])('[DATA-01] a %s creates exactly the own profile, before the address is verified', async (type, make) => {
    const id = `signup-${type}` as const;
    const data = { ...make({ id, email: `${id}@example.com`, registered_time: now() }) };
    await allowed(setDoc(user(id, id), data));
  });

  test('a complete profile with every optional field is accepted', async () => {
    const id = 'signup-complete';
    const data = fan({
      id,
      email: `${id}@example.com`,
      registered_time: now(),
      phone: '+1 307 555 0100',
      bio: 'Grew up behind the chutes.',
      sponsors: 'Cinch',
      photo_url: pictureAddress(`users/${id}/profile.jpg`),
      favouriteEvents: [1, 10],
      facebook_url: 'https://www.facebook.com/rider',
      instagram_url: 'https://instagram.com/rider',
      twitter_url: 'https://x.com/rider',
      youtube_url: 'https://youtu.be/abc',
      tiktok_url: 'https://www.tiktok.com/@rider',
      website_url: 'https://rodeo.example',
    });
    await allowed(setDoc(user(id, id), data));
  });

  test('nobody creates a profile for somebody else', async () => {
    await refused(signUp(profile({ email: 'watcher@example.com' }), 'watcher'));
    await refused(signUp(profile(), 'nobody'));
  });

  const fields = Object.keys(fan());
  test.each(fields)('[DATA-01] a profile without %s is refused', async (field) => {
    await refused(signUp(without(profile(), field)));
  });

  test('[DATA-01] a profile with a field too many is refused', async () => {
    await refused(signUp({ ...profile(), password: 'secret' }));
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
    ["somebody else's photo", { photo_url: pictureAddress('users/rider/profile.jpg') }],
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
    await refused(signUp(profile(changes)));
  });

  test.each([
    ['a contestant without events', contestant, { events: [] }],
    ['a contractor without a name', contractor, { name: '', first_name: '' }],
    ['a contractor whose first name differs', contractor, { first_name: 'Somebody' }],
    ['a contractor with a last name', contractor, { last_name: 'Stone' }],
  ])('%s is refused', async (_what, make, changes) => {
    await refused(signUp(profile(changes, make)));
  });

  test("an id that would match another's file is no part of a photo's address", async () => {
    const id = 'signup-a.b';
    const email = `${id}@example.com`;
    const data = fan({ id, email, registered_time: now() });
    await refused(
      setDoc(user(id, id), { ...data, photo_url: pictureAddress('users/signup-axb/profile.jpg') }),
    );
    await allowed(setDoc(user(id, id), data));
  });

  test('the profile that all of these vary is accepted, once', async () => {
    await allowed(signUp(profile()));
    await refused(signUp(profile()));
  });
});

describe('choosing the account to act for', () => {
  const choose = (who: Who, account: string, of: string = who) =>
    updateDoc(user(who, of), { current_accessed_account: account });

  test.each([
    ['delegate', 'owner', 'allow'],
    ['delegate', 'delegate', 'allow'],
    ['former', 'owner', 'deny'],
    ['claimer', 'owner', 'deny'],
    ['rider', 'owner', 'deny'],
    ['delegate', 'deletedOwner', 'deny'],
    ['delegate', 'nowhere', 'deny'],
    ['leaver', 'owner', 'deny'],
    ['leaver', 'leaver', 'deny'],
    ['newcomer', 'owner', 'deny'],
    ['newcomer', 'newcomer', 'deny'],
  ] as const)('%s choosing %s: %s', async (who, account, verdict) => {
    await expectVerdict(verdict, choose(who, account));
  });

  test('nobody chooses for somebody else', async () => {
    await refused(choose('delegate', 'delegate', 'owner'));
    await refused(choose('admin', 'admin', 'rider'));
  });

  test('nothing else changes along with it', async () => {
    const both = { current_accessed_account: 'delegate', account_access: { rider: true } };
    await refused(updateDoc(user('delegate', 'delegate'), both));
  });
});

describe('editing a profile', () => {
  beforeEach(() => stage.put('users/owner', stage.people.owner));

  test.each([
    ['owner', 'allow'],
    ['delegate', 'allow'],
    ['former', 'deny'],
    ['claimer', 'deny'],
    ['leaver', 'deny'],
    ['newcomer', 'deny'],
    ['rider', 'deny'],
    ['stranger', 'deny'],
    ['admin', 'deny'],
    ['nobody', 'deny'],
  ] as const)("%s changing the owner's public fields: %s", async (who, verdict) => {
    const changes = { bio: 'New words', photo_url: pictureAddress('users/owner/profile.jpg') };
    await expectVerdict(verdict, updateDoc(user(who, 'owner'), changes));
  });

  test('a contractor renames itself in both fields', async () => {
    await allowed(updateDoc(user('owner', 'owner'), { name: 'High Mesa', first_name: 'High Mesa' }));
    await refused(updateDoc(user('owner', 'owner'), { name: 'Low Mesa' }));
  });

  test.each([
    ['id', 'rider'],
    ['email', 'other@example.com'],
    ['isVerified', true],
    ['deleted', true],
    ['account_type', 2],
    ['registered_time', 1],
    ['account_access', { rider: true }],
    ['user_access', { delegate: true, rider: true }],
    ['sent_invites', { rider: true }],
    ['received_invites', { rider: true }],
    ['sent_requests', { rider: true }],
    ['received_requests', { rider: true }],
    ['extra', 1],
  ])('neither the owner nor a delegate changes %s', async (field, value) => {
    await refused(updateDoc(user('owner', 'owner'), { [field]: value }));
    await refused(updateDoc(user('delegate', 'owner'), { [field]: value }));
  });

  test('fields are checked as at signup, and none is taken away', async () => {
    await refused(updateDoc(user('owner', 'owner'), { bio: 'x'.repeat(2001) }));
    await refused(updateDoc(user('owner', 'owner'), { website_url: 'http://rodeo.example' }));
    await refused(updateDoc(user('owner', 'owner'), { bio: deleteField() }));
  });

  const publicFields = [
    ['first_name', 'last_name', 'name', 'phone', 'location', 'bio', 'sponsors', 'photo_url', 'events'],
    ['favouriteEvents', 'facebook_url', 'instagram_url', 'twitter_url', 'youtube_url', 'tiktok_url'],
    ['website_url'],
  ].flat();
  test.each(publicFields)('an old %s that we would not accept stays until it is edited', async (field) => {
    await stage.put('users/owner', { ...stage.people.owner, [field]: { old: true } });
    const other = field === 'bio' ? 'phone' : 'bio';
    await allowed(updateDoc(user('owner', 'owner'), { [other]: 'New words' }));
    await refused(updateDoc(user('owner', 'owner'), { [field]: { old: false } }));
  });

  test('an old profile without a deleted mark is edited like any other', async () => {
    await stage.put('users/owner', without(stage.people.owner, 'deleted'));
    await allowed(updateDoc(user('owner', 'owner'), { bio: 'New words' }));
  });

  test("a deleted account's profile is left alone", async () => {
    await refused(updateDoc(user('deletedOwner', 'deletedOwner'), { bio: 'Back again' }));
    await refused(updateDoc(user('delegate', 'deletedOwner'), { bio: 'Back again' }));
  });
});

describe('administration', () => {
  test.each([
    ['admin', { isVerified: true }, 'allow'],
    ['admin', { deleted: true }, 'allow'],
    ['admin', { deleted: 'yes' }, 'deny'],
    ['admin', { isVerified: 1 }, 'deny'],
    ['admin', { isVerified: true, bio: 'x' }, 'deny'],
    ['partner', { isVerified: true }, 'deny'],
    ['pretender', { isVerified: true }, 'deny'],
  ] as const)('%s setting %o on a profile: %s', async (who, changes, verdict) => {
    await stage.put('users/partner', stage.people.partner);
    await expectVerdict(verdict, updateDoc(user(who, 'partner'), changes));
  });

  test('nobody deletes a profile', async () => {
    await refused(deleteDoc(user('partner', 'partner')));
    await refused(deleteDoc(user('admin', 'partner')));
  });
});
