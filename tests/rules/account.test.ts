import { deleteDoc, deleteField, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { bull } from '#tests/support/factories/animal.ts';
import { fan } from '#tests/support/factories/user.ts';
import { allowed, expectVerdict, refused, setStage, type Cast, type Stage, type Who } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.strike());

const user = (who: Who, id: string) => doc(stage.as(who), 'users', id);

/** Each person by the account they reach for: what only its owner may do, and only a member. */
const owners = [
  ['owner', 'owner', 'allow'],
  ['delegate', 'delegate', 'allow'],
  ['delegate', 'owner', 'deny'],
  ['former', 'owner', 'deny'],
  ['claimer', 'owner', 'deny'],
  ['rider', 'owner', 'deny'],
  ['stranger', 'owner', 'deny'],
  ['admin', 'owner', 'deny'],
  ['pretender', 'owner', 'deny'],
  ['nobody', 'owner', 'deny'],
  ['leaver', 'leaver', 'deny'],
  ['deletedOwner', 'deletedOwner', 'deny'],
  ['newcomer', 'newcomer', 'deny'],
] as const satisfies [Who, keyof Cast, 'allow' | 'deny'][];

const restore = async (id: keyof Cast, changes: object = {}) =>
  stage.put(`users/${id}`, { ...stage.people[id], ...changes });

describe('[TYP-01] changing the account type', () => {
  const change = (who: Who, id: keyof Cast, account_type: unknown) =>
    updateDoc(user(who, id), { account_type });

  test.each(owners)('%s changing that of %s: %s', async (who, id, verdict) => {
    await restore(id);
    await expectVerdict(verdict, change(who, id, 2));
  });

  test.each([1, 2, 3])('to type %i', async (type) => {
    await restore('rider');
    await allowed(change('rider', 'rider', type));
  });

  test.each([0, 4, 6, 1.5, 'fan', null, deleteField()])('not to %o', async (type) => {
    await restore('rider');
    await refused(change('rider', 'rider', type));
  });

  test('from a type of old data, for good', async () => {
    await restore('rider', { account_type: 6 });
    await allowed(change('rider', 'rider', 3));
    await refused(change('rider', 'rider', 6));
  });

  test.each([
    ['a public field', { bio: 'New words' }],
    ['the tick', { isVerified: true }],
    ['an access map', { user_access: { rider: true } }],
    ['the address', { email: 'rider@example.com' }],
  ])('not together with %s', async (_what, changes) => {
    await restore('rider', { email: 'before@example.com' });
    await refused(updateDoc(user('rider', 'rider'), { account_type: 3, ...changes }));
  });

  test('animals stay, and stay editable', async () => {
    await restore('rider', { account_type: 1 });
    await stage.put('animals/kept', bull({ ...stage.people.rider, account_type: 1 }, { id: 'kept' }));
    await allowed(change('rider', 'rider', 3));
    await allowed(updateDoc(doc(stage.as('rider'), 'animals', 'kept'), { bio: 'Still here' }));
  });
});

describe('following the address of the sign-in', () => {
  const follow = (who: Who, id: keyof Cast, email: unknown = `${who}@example.com`) =>
    updateDoc(user(who, id), { email });

  test.each(owners)('%s writing their address into the profile of %s: %s', async (who, id, verdict) => {
    await restore(id, { email: 'before@example.com' });
    await expectVerdict(verdict, follow(who, id));
  });

  test.each(['other@example.com', 'rider@example.com ', 'RIDER@example.com', '', null, deleteField()])(
    'not %o, which is not the own one',
    async (email) => {
      await restore('rider', { email: 'before@example.com' });
      await refused(follow('rider', 'rider', email));
    },
  );

  test('alone', async () => {
    await restore('rider', { email: 'before@example.com' });
    await refused(updateDoc(user('rider', 'rider'), { email: 'rider@example.com', bio: 'New words' }));
    await refused(updateDoc(user('rider', 'rider'), { email: 'rider@example.com', isVerified: true }));
  });
});

describe('deleting the own profile', () => {
  const minutes = 60;
  const remove = (who: Who, id: string, seconds = 0) =>
    deleteDoc(doc(stage.afterLogin(who, seconds), 'users', id));
  beforeEach(() => restore('owner'));

  test.each(owners)('%s deleting that of %s: %s', async (who, id, verdict) => {
    await restore(id);
    await expectVerdict(verdict, remove(who, id));
    await restore(id);
  });

  test('takes a login of the last ten minutes', async () => {
    await refused(deleteDoc(user('owner', 'owner')));
    await refused(remove('owner', 'owner', 11 * minutes));
    await allowed(remove('owner', 'owner', 9 * minutes));
  });

  test('whoever was marked deleted does not shed the mark', async () => {
    await restore('leaver');
    await refused(remove('leaver', 'leaver'));
    await refused(setDoc(user('leaver', 'leaver'), fan({ id: 'leaver', email: 'leaver@example.com' })));
    await allowed(getDoc(user('leaver', 'leaver')));
  });

  test('access that the account had given is gone, and a new profile starts without any', async () => {
    await allowed(remove('owner', 'owner'));
    const choose = () => updateDoc(user('delegate', 'delegate'), { current_accessed_account: 'owner' });
    await refused(choose());
    const now = Math.floor(Date.now() / 1000);
    const again = fan({ id: 'owner', email: 'owner@example.com', registered_time: now });
    await refused(setDoc(user('owner', 'owner'), { ...again, user_access: { delegate: true } }));
    await allowed(setDoc(user('owner', 'owner'), again));
    await refused(choose());
  });

  test('without a profile nobody acts for an account that still names them', async () => {
    await allowed(remove('delegate', 'delegate'));
    await refused(updateDoc(user('delegate', 'owner'), { bio: 'From beyond' }));
    await restore('delegate');
  });
});
