import { limit } from 'firebase/firestore';
import type { RideLink } from '#src/domain/ride-link.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildRideLink } from '#tests/support/factories/build-ride-link.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import type { Attempts } from '../access-matrix.ts';
import type { FirestoreFixture } from '../firestore-fixture.ts';
import { propose, tellAccount, tellOther } from '../link-writes.ts';

/** Stores the owner's film of a ride, and a later one of a rider who is in both. */
async function storeFilms({ people, storeDocument }: FirestoreFixture) {
  const animal = buildBull(people.owner, { id: 'bull' });
  const build = (account: 'owner' | 'otherRider', minute: number) =>
    buildVideo(people[account], { animal, created: new Date(Date.UTC(2026, 6, 26, 3, minute)) });
  const [first, later] = [build('owner', 1), build('otherRider', 2)];
  for (const film of [first, later]) await storeDocument(`videos/${film.id}`, film);
  return { first, later };
}

export function createLinkAttempts(fixture: FirestoreFixture): Attempts<'ride_links'> {
  const storeLink = async (proposedBy: 'owner' | 'otherRider', changes: Partial<RideLink> = {}) => {
    const films = await storeFilms(fixture);
    const link = { ...buildRideLink(films.first, films.later, proposedBy), ...changes };
    await fixture.storeDocument(`ride_links/${link.id}`, link);
    return { ...films, link, path: `ride_links/${link.id}` };
  };
  return {
    get: async (caller) => fixture.as(caller).get((await storeLink('owner')).path),
    'list 20': (caller) => fixture.as(caller).list('ride_links', limit(20)),
    'list 21': (caller) => fixture.as(caller).list('ride_links', limit(21)),
    async 'propose that two films show one ride'(caller) {
      await fixture.removeDocument('link_proposals/owner');
      await propose(fixture, { caller, account: 'owner', ...(await storeFilms(fixture)) });
      await fixture.removeDocument('link_proposals/owner');
    },
    async 'put that in effect alone'(caller) {
      const films = await storeFilms(fixture);
      await propose(fixture, {
        ...{ caller, account: 'otherRider', ...films },
        changes: { state: 'accepted' },
      });
    },
    async "accept a stranger's proposal"(caller) {
      const { path, later } = await storeLink('otherRider');
      const notices = tellAccount(fixture, 'filmsLinked', caller, 'owner', later);
      await fixture.as(caller).commit(['update', path, { state: 'accepted' }], ...notices);
    },
    async "refuse a stranger's proposal"(caller) {
      const { path, first, later } = await storeLink('otherRider');
      const notices = [
        ...tellOther(fixture, 'filmsParted', 'owner', 'otherRider', later),
        ...tellAccount(fixture, 'filmsParted', caller, 'owner', later),
      ];
      const refusal = { state: 'refused', refused: [first.id] };
      await fixture.as(caller).commit(['update', path, refusal], ...notices);
    },
    async 'end what the account proposed'(caller) {
      const { path, later } = await storeLink('owner', { state: 'accepted' });
      const notices = [
        ...tellOther(fixture, 'filmsParted', 'owner', 'otherRider', later),
        ...tellAccount(fixture, 'filmsParted', caller, 'owner', later),
      ];
      await fixture.as(caller).commit(['delete', path], ...notices);
    },
    async 'end what the account proposed after a refusal'(caller) {
      const { path, later } = await storeLink('owner', { refused: ['first'] });
      const notices = tellAccount(fixture, 'filmsParted', caller, 'owner', later);
      await fixture.as(caller).commit(['update', path, { state: 'refused' }], ...notices);
    },
    async 'delete what was refused'(caller) {
      const { path } = await storeLink('otherRider', { state: 'refused', refused: ['first'] });
      await fixture.as(caller).delete(path);
    },
  };
}

export function createProposalListAttempts(fixture: FirestoreFixture): Attempts<'link_proposals'> {
  const path = 'link_proposals/owner';
  const storeList = () => fixture.storeDocument(path, { video_ids: ['film'] });
  return {
    async get(caller) {
      await storeList();
      await fixture.as(caller).get(path);
    },
    list: (caller) => fixture.as(caller).list('link_proposals', limit(20)),
    async 'add one'(caller) {
      await storeList();
      await fixture.as(caller).set(path, { video_ids: ['film', 'other'] });
    },
    async delete(caller) {
      await storeList();
      await fixture.as(caller).delete(path);
    },
  };
}
