import { buildPushChoice, buildPushDevice } from '#tests/support/factories/build-push-choice.ts';
import { deleteField, limit, serverTimestamp, where, arrayRemove, arrayUnion } from 'firebase/firestore';
import {
  buildContestant,
  type StoredUser,
  buildFan,
  toNewProfile,
} from '#tests/support/factories/build-user.ts';
import { buildPendingAccess } from '#src/domain/pending-access.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { buildProfileWrites, type FirestoreFixture, type Write } from '../firestore-fixture.ts';
import type { Attempts } from '../access-matrix.ts';
import type { Person } from '../access-people.ts';
import { attemptStep, getSides, storeSides } from '../access-step-attempts.ts';
import { buildFirstEntry, type TestAnimals } from '../publishing.ts';

/** The profile of a person, as it would be for those who have none. */
export function getProfile({ people }: FirestoreFixture, person: Person): StoredUser {
  const profiles = new Map<string, StoredUser>(Object.entries(people));
  return profiles.get(person) ?? buildContestant({ id: person });
}

/** Stores the profiles and contacts of people; removes those of people who have none. */
export function restoreProfiles(fixture: FirestoreFixture, ...persons: readonly Person[]): Promise<void> {
  const writes = persons.flatMap((person): Write[] => {
    if (person in fixture.people) return buildProfileWrites(getProfile(fixture, person));
    const path = `users/${person}`;
    return [path, `${path}/private/contact`, `${path}/private/agreement`].map((each) => ['delete', each]);
  });
  return fixture.commitWithoutRules(...writes);
}

const minute = 60;

export function createProfileAttempts(fixture: FirestoreFixture): Attempts<'users'> {
  const list = (caller: Person, count: number) =>
    fixture.as(caller).list('users', where('email_verified', '==', true), limit(count));
  const change = (caller: Person, changes: object) => fixture.as(caller).update('users/owner', changes);
  const signUp = (caller: Person, id: string) => {
    const registered_time = Math.floor(Date.now() / 1000);
    return fixture.signUp(caller, id, toNewProfile(buildFan({ id, registered_time })));
  };
  const deleteAfterLogin = async (caller: Person, id: string, seconds: number) => {
    await fixture.storeDocument(`users/${id}/private/contact`, { email: '', phone: '' });
    await fixture.deleteProfile(caller, id, seconds);
  };
  return {
    'get the profile': (caller) => fixture.as(caller).get('users/owner'),
    'get their own profile': (caller) => fixture.as(caller).get(`users/${caller}`),
    'get a deleted profile': (caller) => fixture.as(caller).get('users/deletedOwner'),
    'list 20 verified profiles': (caller) => list(caller, 20),
    'list 21 verified profiles': (caller) => list(caller, 21),
    'create their own profile, if they have none': (caller) => signUp(caller, caller),
    'create a profile for another id': (caller) => signUp(caller, 'signup-other'),
    'edit the details': (caller) => change(caller, { bio: 'New words' }),
    async 'remove what a profile from before has in public'(caller) {
      await fixture.storeDocument('users/owner', {
        ...fixture.people.owner,
        email: 'a@b.example',
        phone: '555',
      });
      await change(caller, { email: deleteField(), phone: deleteField() });
    },
    'write an email or phone into it': async (caller) => {
      await change(caller, { phone: '555' });
    },
    'edit the details of a deleted account': (caller) =>
      fixture.as(caller).update('users/deletedOwner', { bio: 'New words' }),
    'grant themselves access': (caller) =>
      change(caller, { [`user_access.${caller}`]: caller !== 'delegate' }),
    'select the account': (caller) =>
      fixture.as(caller).update(`users/${caller}`, { current_accessed_account: 'owner' }),
    'change the account type': (caller) => change(caller, { account_type: 3 }),
    'change their own account type': (caller) =>
      fixture.as(caller).update(`users/${caller}`, { account_type: 2 }),
    'set the verified badge': (caller) => change(caller, { isVerified: true }),
    'delete the profile, after a login': (caller) => deleteAfterLogin(caller, 'owner', minute),
    'delete their own profile, after a login': (caller) => deleteAfterLogin(caller, caller, minute),
    'delete their own profile, 11 minutes later': (caller) => deleteAfterLogin(caller, caller, 11 * minute),
  };
}

export function createSharingAttempts(fixture: FirestoreFixture): Attempts<'pending_access'> {
  const { owner, rider, delegate } = fixture.people;
  const invite = buildPendingAccess('sent_invites', 'owner', 'rider');
  const storeInvite = () => storeSides(fixture, getSides('accept invite', owner, rider));
  const start = (step: 'invite' | 'request', caller: Person) =>
    attemptStep(fixture, { step, own: getProfile(fixture, caller), other: owner, by: caller });
  return {
    async "get the owner's invite"(caller) {
      await storeInvite();
      await fixture.as(caller).get(`pending_access/${invite.id}`);
    },
    'list invites and requests': (caller) => fixture.as(caller).list('pending_access'),
    'invite the owner': (caller) => start('invite', caller),
    "ask for the owner's account": (caller) => start('request', caller),
    async "accept the owner's invite"(caller) {
      await attemptStep(fixture, { step: 'accept invite', ...(await storeInvite()), by: caller });
    },
    async "accept the owner's invite after 30 days"(caller) {
      const sides = await storeInvite();
      const created = new Date(Date.now() - (30 * 24 * 60 + 1) * 60_000);
      await fixture.storeDocument(`pending_access/${invite.id}`, { ...invite, created });
      await attemptStep(fixture, { step: 'accept invite', ...sides, by: caller });
    },
    async "end the owner's invite"(caller) {
      const sides = await storeSides(fixture, getSides('cancel invite', owner, rider));
      await attemptStep(fixture, { step: 'cancel invite', ...sides, by: caller });
    },
    async "end the delegate's access"(caller) {
      const sides = await storeSides(fixture, getSides('remove user', owner, delegate));
      await attemptStep(fixture, { step: 'remove user', ...sides, by: caller });
    },
    async 'delete an entry alone'(caller) {
      await storeInvite();
      await fixture.as(caller).delete(`pending_access/${invite.id}`);
    },
  };
}

export function createBlockAttempts(fixture: FirestoreFixture): Attempts<'blocks'> {
  const list = (caller: Person, userId: Person) =>
    fixture.as(caller).list('blocks', where('user_id', '==', userId), limit(20));
  const buildBlock = (user_id: Person) => ({ user_id, blocked_id: 'deletedOwner', created: new Date() });
  const storeBlock = (userId: Person) =>
    fixture.storeDocument(`blocks/${userId}_deletedOwner`, buildBlock(userId));
  const block = async (caller: Person, userId: Person) => {
    await fixture.removeDocument(`blocks/${userId}_deletedOwner`);
    await fixture
      .as(caller)
      .set(`blocks/${userId}_deletedOwner`, { ...buildBlock(userId), created: serverTimestamp() });
  };
  const unblock = async (caller: Person, userId: Person) => {
    await storeBlock(userId);
    await fixture.as(caller).delete(`blocks/${userId}_deletedOwner`);
  };
  return {
    async get(caller) {
      await storeBlock('owner');
      await fixture.as(caller).get('blocks/owner_deletedOwner');
    },
    "list the owner's blocks": (caller) => list(caller, 'owner'),
    'list their own blocks': (caller) => list(caller, caller),
    'list all blocks': (caller) => fixture.as(caller).list('blocks'),
    'block for the owner': (caller) => block(caller, 'owner'),
    'block for themselves': (caller) => block(caller, caller),
    async update(caller) {
      await storeBlock('owner');
      await fixture.as(caller).update('blocks/owner_deletedOwner', { created: serverTimestamp() });
    },
    'unblock for the owner': (caller) => unblock(caller, 'owner'),
    'unblock for themselves': (caller) => unblock(caller, caller),
  };
}

export function createPaceEntryAttempts(fixture: FirestoreFixture): Attempts<'rate_limits'> {
  const hourAgo = new Date(Date.now() - 3_600_000);
  const storeEntry = (holder: Person) =>
    fixture.storeDocument(`rate_limits/${holder}_report`, {
      ...buildFirstEntry(holder, 'report', 'before'),
      ...{ last: hourAgo, day: hourAgo },
    });
  const move = async (caller: Person, holder: Person) => {
    await storeEntry(holder);
    await fixture
      .as(caller)
      .update(`rate_limits/${holder}_report`, { subject: 'now', last: serverTimestamp(), count: 2 });
  };
  return {
    'get an entry': (caller) => fixture.as(caller).get('rate_limits/owner_report'),
    list: (caller) => fixture.as(caller).list('rate_limits'),
    async 'create their own entry'(caller) {
      await fixture.removeDocument(`rate_limits/${caller}_report`);
      await fixture.as(caller).set(`rate_limits/${caller}_report`, buildFirstEntry(caller, 'report', 'now'));
    },
    'move their own entry': (caller) => move(caller, caller),
    'move an entry': (caller) => move(caller, 'owner'),
    async delete(caller) {
      await storeEntry('owner');
      await fixture.as(caller).delete('rate_limits/owner_report');
    },
  };
}

const videoId = '0b0f2f7e-3f0a-4a5b-8f57-6a4e2c1d9b30';

export function createSavedVideoAttempts(fixture: FirestoreFixture): Attempts<'saved_videos'> {
  const storeList = (holder: Person) =>
    fixture.storeDocument(`saved_videos/${holder}`, { video_ids: ['earlier'] });
  const save = async (caller: Person, holder: Person, id = videoId) => {
    const { owner } = fixture.people;
    await fixture.storeDocument(`videos/${videoId}`, buildVideo(owner, { id: videoId }));
    await fixture.removeDocument(`saved_videos/${holder}`);
    await fixture.as(caller).set(`saved_videos/${holder}`, { video_ids: arrayUnion(id) }, { merge: true });
  };
  return {
    async "get the owner's"(caller) {
      await storeList('owner');
      await fixture.as(caller).get('saved_videos/owner');
    },
    'get their own': (caller) => fixture.as(caller).get(`saved_videos/${caller}`),
    list: (caller) => fixture.as(caller).list('saved_videos'),
    'save for the owner': (caller) => save(caller, 'owner'),
    'save for themselves': (caller) => save(caller, caller),
    'save a missing video': (caller) => save(caller, caller, 'nowhere'),
    async "remove from the owner's"(caller) {
      await storeList('owner');
      await fixture.as(caller).update('saved_videos/owner', { video_ids: arrayRemove('earlier') });
    },
    async "delete the owner's"(caller) {
      await storeList('owner');
      await fixture.as(caller).delete('saved_videos/owner');
    },
  };
}

export function createPushAttempts(fixture: FirestoreFixture): Attempts<'push'> {
  const write = (caller: Person, holder: Person, fields: object = {}) =>
    fixture.as(caller).set(`push/${holder}`, { ...buildPushChoice(), ...fields });
  return {
    async "get the owner's"(caller) {
      await fixture.storeDocument('push/owner', buildPushChoice());
      await fixture.as(caller).get('push/owner');
    },
    'get their own': (caller) => fixture.as(caller).get(`push/${caller}`),
    list: (caller) => fixture.as(caller).list('push'),
    'write for the owner': (caller) => write(caller, 'owner'),
    'write for themselves': (caller) => write(caller, caller),
    'send to another host': (caller) =>
      write(caller, caller, { devices: [buildPushDevice({ endpoint: 'https://attacker.example/' })] }),
    async "delete the owner's"(caller) {
      await fixture.storeDocument('push/owner', buildPushChoice());
      await fixture.as(caller).delete('push/owner');
    },
  };
}

export function createFollowAttempts(fixture: FirestoreFixture, animals: TestAnimals): Attempts<'follows'> {
  const storeList = (holder: Person) =>
    fixture.storeDocument(`follows/${holder}`, { user_ids: ['selfGranted'], animal_ids: [] });
  const follow = async (caller: Person, holder: Person, field: 'user_ids' | 'animal_ids', id: string) => {
    await fixture.removeDocument(`follows/${holder}`);
    await fixture.as(caller).set(`follows/${holder}`, { [field]: arrayUnion(id) }, { merge: true });
  };
  /** Nobody can follow themselves. */
  const getOther = (caller: Person) => (caller === 'rider' ? 'otherRider' : 'rider');
  return {
    async "get the owner's"(caller) {
      await storeList('owner');
      await fixture.as(caller).get('follows/owner');
    },
    'get their own': (caller) => fixture.as(caller).get(`follows/${caller}`),
    list: (caller) => fixture.as(caller).list('follows'),
    'follow for the owner': (caller) => follow(caller, 'owner', 'user_ids', getOther(caller)),
    'follow a person': (caller) => follow(caller, caller, 'user_ids', getOther(caller)),
    'follow an animal': (caller) => follow(caller, caller, 'animal_ids', animals.bull.id),
    'follow a deleted account': (caller) => follow(caller, caller, 'user_ids', 'deletedOwner'),
    async "remove from the owner's"(caller) {
      await storeList('owner');
      await fixture.as(caller).update('follows/owner', { user_ids: arrayRemove('selfGranted') });
    },
    async "delete the owner's"(caller) {
      await storeList('owner');
      await fixture.as(caller).delete('follows/owner');
    },
  };
}
