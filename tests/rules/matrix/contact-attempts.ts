import { limit, serverTimestamp } from 'firebase/firestore';
import { buildFan, toNewProfile } from '#tests/support/factories/build-user.ts';
import type { Attempts } from '../access-matrix.ts';
import type { Person } from '../access-people.ts';
import { getEmailPath, getTestEmail, type FirestoreFixture } from '../firestore-fixture.ts';

export function createContactAttempts(fixture: FirestoreFixture): Attempts<'users/private'> {
  const getPath = (id: string) => `users/${id}/private/contact`;
  const getAgreementPath = (id: string) => `users/${id}/private/agreement`;
  const storeAgreement = (person: Person) =>
    fixture.storeDocument(getAgreementPath(person), {
      version: '2026-11-26',
      of_age: true,
      agreed: new Date(),
    });
  const store = (person: Person) => fixture.storeDocument(getPath(person), { email: '', phone: '555' });
  const signUp = (caller: Person, id: string) => {
    const registered_time = Math.floor(Date.now() / 1000);
    const phone = { phone: '+1 307 555 0100' };
    const profile = toNewProfile(buildFan({ id, registered_time }));
    return fixture.signUp(caller, id, profile, ['set', getPath(id), phone]);
  };
  return {
    "get the owner's": (caller) => fixture.as(caller).get(getPath('owner')),
    'get their own': (caller) => fixture.as(caller).get(getPath(caller)),
    'get that of a deleted account': (caller) => fixture.as(caller).get(getPath('deletedOwner')),
    list: (caller) => fixture.as(caller).list('users/owner/private', limit(1)),
    'sign up with a phone, if they have no profile': (caller) => signUp(caller, caller),
    async "change the owner's phone"(caller) {
      await store('owner');
      await fixture.as(caller).set(getPath('owner'), { phone: '+1 307 555 0100' }, { merge: true });
    },
    async "change the owner's email"(caller) {
      await store('owner');
      await fixture.as(caller).set(getPath('owner'), { email: 'a@b.example' }, { merge: true });
    },
    async "get the owner's agreement"(caller) {
      await storeAgreement('owner');
      await fixture.as(caller).get(getAgreementPath('owner'));
    },
    async 'change what they agreed to'(caller) {
      await storeAgreement(caller);
      await fixture.as(caller).update(getAgreementPath(caller), { version: '2027-01-01' });
    },
    async 'set the email of their login'(caller) {
      await store(caller);
      const entry = { user_id: caller, updated: serverTimestamp() };
      const email = { email: getTestEmail(caller), phone: '' };
      await fixture
        .as(caller)
        .commit(['set', getPath(caller), email], ['set', getEmailPath(getTestEmail(caller)), entry]);
    },
  };
}

export function createEmailAttempts(fixture: FirestoreFixture): Attempts<'emails'> {
  const write = (caller: Person, holder: Person) =>
    fixture
      .as(caller)
      .set(getEmailPath(getTestEmail(holder)), { user_id: caller, updated: serverTimestamp() });
  const remove = async (caller: Person, holder: Person) => {
    await fixture.storeDocument(getEmailPath(getTestEmail(holder)), { user_id: holder, updated: new Date() });
    await fixture.as(caller).delete(getEmailPath(getTestEmail(holder)));
  };
  return {
    get: (caller) => fixture.as(caller).get(getEmailPath(getTestEmail('owner'))),
    list: (caller) => fixture.as(caller).list('emails'),
    'write the entry of their own email': (caller) => write(caller, caller),
    "write the entry of the owner's email": (caller) => write(caller, 'owner'),
    'delete the entry of their own email': (caller) => remove(caller, caller),
    "delete the entry of the owner's email": (caller) => remove(caller, 'owner'),
  };
}

export function createErasureAttempts(fixture: FirestoreFixture): Attempts<'erasures'> {
  const store = () => fixture.storeDocument('erasures/owner', { requested: new Date() });
  return {
    async get(caller) {
      await store();
      await fixture.as(caller).get('erasures/owner');
    },
    list: (caller) => fixture.as(caller).list('erasures', limit(1)),
    'create alone': (caller) =>
      fixture.as(caller).set(`erasures/${caller}`, { requested: serverTimestamp() }),
    async delete(caller) {
      await store();
      await fixture.as(caller).delete('erasures/owner');
    },
  };
}
