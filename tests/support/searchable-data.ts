import { buildBull, buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { createTestUser, getAdminFirestore } from './test-users.ts';
import { waitUntilIndexed } from './wait-until-indexed.ts';

/** Fourteen letters that nothing else in the search index contains, nor their first eight. */
export function createUniqueWord(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => 97 + (byte % 26));
  return `zq${String.fromCharCode(...letters)}`;
}

/** Creates a contractor and a contestant, each with an animal and a ride, that share a search term. */
export async function createSearchableData() {
  const word = createUniqueWord();
  const owner = buildContractor({ name: `${word} Stock` });
  const rider = buildContestant({ first_name: word, last_name: 'Pruitt' });
  const animals = {
    // Equal matches are in the order of their brands.
    bull: buildBull(owner, { name: `${word} Bull`, brand: '47' }),
    horse: buildHorse(rider, { name: `${word} Horse`, brand: '48' }),
  };
  const rides = {
    owner: buildVideo(owner, { title: `${word} Night`, event_type: 1 }),
    rider: buildVideo(rider, { title: `${word} Day`, event_type: 5 }),
  };
  await Promise.all([
    createTestUser(owner),
    createTestUser(rider),
    ...Object.values(animals).map((document) =>
      getAdminFirestore().collection('animals').doc(document.id).set(document),
    ),
    ...Object.values(rides).map((document) =>
      getAdminFirestore().collection('videos').doc(document.id).set(document),
    ),
  ]);
  await Promise.all([
    ...[owner, rider].map(({ id }) => waitUntilIndexed('users', id)),
    ...Object.values(animals).map(({ id }) => waitUntilIndexed('animals', id)),
    ...Object.values(rides).map(({ id }) => waitUntilIndexed('videos', id)),
  ]);
  return { word, owner, rider, animals };
}
