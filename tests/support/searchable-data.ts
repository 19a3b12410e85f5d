import { setTimeout as wait } from 'node:timers/promises';
import { buildBull, buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor, type StoredUser } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { searchApiKeys } from '#scripts/backend/project.ts';
import { toIndexDocument } from '#services/search-sync/index-documents.ts';
import { createTestUser, getAdminFirestore } from './test-users.ts';
import { suitePorts } from './suite.ts';

const timeoutMs = 20_000;
const pollMs = 50;

/** Waits until search sync has indexed a document. */
export async function waitUntilIndexed(
  collection: 'users' | 'animals' | 'videos' | 'reels',
  id: string,
): Promise<void> {
  const url = `http://127.0.0.1:${suitePorts.search}/collections/${collection}/documents/${id}`;
  const getStatus = async () =>
    (await fetch(url, { headers: { 'x-typesense-api-key': searchApiKeys.admin } })).status;
  for (const deadline = Date.now() + timeoutMs; (await getStatus()) !== 200; await wait(pollMs))
    if (Date.now() > deadline) throw new Error(`${collection}/${id} is not in the search index`);
}

/** Waits until the search index holds nothing with a text. */
export async function expectNotIndexed(text: string): Promise<void> {
  const headers = { 'x-typesense-api-key': searchApiKeys.admin };
  const exportAll = async () => {
    const urls = ['users', 'animals', 'videos', 'reels'].map(
      (name) => `http://127.0.0.1:${suitePorts.search}/collections/${name}/documents/export`,
    );
    return (await Promise.all(urls.map(async (url) => (await fetch(url, { headers })).text()))).join('');
  };
  for (const deadline = Date.now() + timeoutMs; (await exportAll()).includes(text); await wait(pollMs))
    if (Date.now() > deadline) throw new Error(`"${text}" is still in the search index`);
}

/* 10 x 10 x 5 last names. The first names are last in every list, because other tests share the index. */
const firstNames = ['Zack', 'Zane', 'Zeb', 'Zeke'];
const starts = ['Bar', 'Cal', 'Dun', 'Fen', 'Gar', 'Hol', 'Kel', 'Lam', 'Mor', 'Pen'];
const middles = ['ba', 'der', 'gil', 'ka', 'mer', 'ni', 'ro', 'ster', 'ti', 'wo'];
const ends = ['bee', 'ford', 'ley', 'son', 'wick'];

const lastNames = starts.flatMap((start) =>
  middles.flatMap((middle) => ends.map((end) => start + middle + end)),
);

/** 500 contestants with different last names. */
export function buildContestants(): StoredUser[] {
  return lastNames.map((last_name, index) =>
    buildContestant({
      id: `indexed-${index}`,
      first_name: firstNames[index % firstNames.length] ?? '',
      last_name,
    }),
  );
}

/** Adds people to the search index through its own API, without a profile in Firestore. */
export async function indexContestants(users: readonly StoredUser[]): Promise<void> {
  const url = `http://127.0.0.1:${suitePorts.search}/collections/users/documents/import?action=upsert`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-typesense-api-key': searchApiKeys.admin, 'content-type': 'text/plain' },
    body: users.map((user) => JSON.stringify(toIndexDocument('users', user.id, user))).join('\n'),
  });
  const lines = (await response.text()).split('\n');
  if (!response.ok || lines.some((line) => !line.includes('"success":true')))
    throw new Error(`The index rejected a contestant: ${lines[0]}`);
}

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
