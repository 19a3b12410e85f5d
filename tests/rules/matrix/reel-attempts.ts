import { limit, serverTimestamp } from 'firebase/firestore';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import type { Attempts } from '../access-matrix.ts';
import type { Person } from '../access-people.ts';
import type { FirestoreFixture } from '../firestore-fixture.ts';
import { buildReelNotices, commitPaced, deleteReel } from '../publishing.ts';
import { getProfile } from './account-attempts.ts';

export function createReelAttempts(fixture: FirestoreFixture): Attempts<'reels'> {
  const rides = [{ id: 'ride' }];
  const createFor = (caller: Person, account: Person) => {
    const reel = buildReel(getProfile(fixture, account), rides, { created_by: caller });
    const data = { ...reel, created: serverTimestamp() };
    const notices = buildReelNotices(fixture, caller, 'posted', reel);
    return commitPaced(fixture, caller, 'reel', `reels/${reel.id}`, data, notices);
  };
  const storeReel = async () => {
    const reel = buildReel(fixture.people.owner, rides);
    await fixture.storeDocument(`reels/${reel.id}`, reel);
    return reel;
  };
  return {
    get: async (caller) => fixture.as(caller).get(`reels/${(await storeReel()).id}`),
    'list 20': (caller) => fixture.as(caller).list('reels', limit(20)),
    'list 21': (caller) => fixture.as(caller).list('reels', limit(21)),
    create: (caller) => createFor(caller, 'owner'),
    'create for themselves': (caller) => createFor(caller, caller),
    async edit(caller) {
      const reel = await storeReel();
      const changes = { title: 'Tornado', updatedDate: serverTimestamp() };
      const notices = buildReelNotices(fixture, caller, 'edited', reel);
      await fixture.as(caller).commit(['update', `reels/${reel.id}`, changes], ...notices);
    },
    delete: async (caller) => deleteReel(fixture, caller, await storeReel()),
    async 'delete without a tombstone'(caller) {
      const reel = await storeReel();
      const notices = caller === 'admin' ? [] : buildReelNotices(fixture, caller, 'deleted', reel);
      await fixture.as(caller).commit(['delete', `reels/${reel.id}`], ...notices);
    },
    async 'create under the id of a deleted one'(caller) {
      const reel = buildReel(fixture.people.owner, rides, { created_by: caller });
      await fixture.storeDocument(`deleted_reels/${reel.id}`, { id: reel.id, deleted: new Date() });
      const data = { ...reel, created: serverTimestamp() };
      const notices = buildReelNotices(fixture, caller, 'posted', reel);
      await commitPaced(fixture, caller, 'reel', `reels/${reel.id}`, data, notices);
    },
    'edit without telling the owner': async (caller) =>
      fixture
        .as(caller)
        .update(`reels/${(await storeReel()).id}`, { title: 'Tornado', updatedDate: serverTimestamp() }),
  };
}
