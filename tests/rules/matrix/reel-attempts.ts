import { limit, serverTimestamp } from 'firebase/firestore';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import type { Attempts } from '../access-matrix.ts';
import type { Person } from '../access-people.ts';
import type { FirestoreFixture } from '../firestore-fixture.ts';
import { commitPaced } from '../publishing.ts';
import { getProfile } from './account-attempts.ts';

export function createReelAttempts(fixture: FirestoreFixture): Attempts<'reels'> {
  const rides = [{ id: 'ride' }];
  const createFor = (caller: Person, account: Person) => {
    const reel = { ...buildReel(getProfile(fixture, account), rides), created: serverTimestamp() };
    return commitPaced(fixture, caller, 'reel', `reels/${reel.id}`, reel);
  };
  const storeReel = async () => {
    const reel = buildReel(fixture.people.owner, rides);
    await fixture.storeDocument(`reels/${reel.id}`, reel);
    return `reels/${reel.id}`;
  };
  return {
    get: async (caller) => fixture.as(caller).get(await storeReel()),
    'list 20': (caller) => fixture.as(caller).list('reels', limit(20)),
    'list 21': (caller) => fixture.as(caller).list('reels', limit(21)),
    create: (caller) => createFor(caller, 'owner'),
    'create for themselves': (caller) => createFor(caller, caller),
    edit: async (caller) =>
      fixture.as(caller).update(await storeReel(), { title: 'Tornado', updatedDate: serverTimestamp() }),
    delete: async (caller) => fixture.as(caller).delete(await storeReel()),
  };
}
