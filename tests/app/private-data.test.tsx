import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DocumentReference } from 'firebase-admin/firestore';
import { databaseNamespace, projectId, searchApiKeys } from '#scripts/backend/project.ts';
import { demoPassword, getContact, people, type PersonKey } from '#tests/support/demo/people.ts';
import { suitePorts } from '#tests/support/suite.ts';
import { getAdminBucket, getAdminFirestore } from '#tests/support/test-users.ts';

/*
 * A member reads all that the demo data and the rules let them, by every way into the backend. Other tests add people of
 * their own, so what is looked for are the emails and phones of the demo people.
 */

const at = (port: number, path: string) => `http://127.0.0.1:${port}/${path}`;
const documentsPath = `v1/projects/${projectId}/databases/(default)/documents`;

async function readText(url: string, token: string, body?: object): Promise<string> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return response.ok ? response.text() : '';
}

async function logIn(key: PersonKey): Promise<string> {
  const url = at(suitePorts.auth, 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo');
  const { email } = getContact(people[key].id);
  const answer = await readText(url, '', { email, password: demoPassword, returnSecureToken: true });
  return (JSON.parse(answer) as { idToken: string }).idToken;
}

/** Of the demo people and what belongs to them. Other tests change the rest at the same time. */
const isDemoPath = (path: string) => Object.values(people).some(({ id }) => path.includes(id));

/** Other tests add thousands of rides, each of which would be read alone. */
const isAboutDemoPeople = (text: string) =>
  Object.values(people).some(({ id }) => text.includes(id) || text.includes(getContact(id).email));

let documentPaths: string[];
let collectionIds: string[];

/** The paths of documents that name demo people. */
async function findDocuments(parent?: DocumentReference): Promise<string[]> {
  const collections = await (parent ?? getAdminFirestore()).listCollections();
  const found = await Promise.all(collections.map(async (each) => (await each.get()).docs));
  const about = found
    .flat()
    .filter((each) => isAboutDemoPeople(`${each.ref.path} ${JSON.stringify(each.data())}`))
    .map(({ ref }) => ref);
  const nested = await Promise.all(
    about.filter(({ path }) => path.startsWith('users/')).map((each) => findDocuments(each)),
  );
  return [...about.map(({ path }) => path), ...nested.flat()];
}

beforeAll(async () => {
  documentPaths = await findDocuments();
  collectionIds = [...new Set(documentPaths.map((path) => path.split('/').at(-2) ?? ''))];
});

const restWays: Record<string, (token: string) => Promise<string[]>> = {
  'one document after the other': (token) =>
    Promise.all(
      documentPaths.map((path) => readText(at(suitePorts.firestore, `${documentsPath}/${path}`), token)),
    ),
  'documents in one request each': (token) =>
    Promise.all(
      documentPaths.map((path) =>
        readText(at(suitePorts.firestore, `${documentsPath}:batchGet`), token, {
          documents: [`projects/${projectId}/databases/(default)/documents/${path}`],
        }),
      ),
    ),
  'lists of collections': (token) =>
    Promise.all(
      [...collectionIds, ...Object.values(people).map(({ id }) => `users/${id}/private`)].map((path) =>
        readText(at(suitePorts.firestore, `${documentsPath}/${path}?pageSize=20`), token),
      ),
    ),
  'queries, also of collection groups': (token) =>
    Promise.all(
      collectionIds.flatMap((collectionId) =>
        [false, true].flatMap((allDescendants) =>
          ['__name__', 'email', 'phone', 'first_name'].map((fieldPath) =>
            readText(at(suitePorts.firestore, `${documentsPath}:runQuery`), token, {
              structuredQuery: {
                from: [{ collectionId, allDescendants }],
                orderBy: [{ field: { fieldPath } }],
                limit: 20,
              },
            }),
          ),
        ),
      ),
    ),
  async 'lists of profiles'(token) {
    const field = { fieldPath: 'email_verified' };
    const where = { fieldFilter: { field, op: 'EQUAL', value: { booleanValue: true } } };
    const structuredQuery = { from: [{ collectionId: 'users' }], where, limit: 20 };
    return [
      await readText(at(suitePorts.firestore, `${documentsPath}:runQuery`), token, { structuredQuery }),
    ];
  },
  'the Realtime Database': (token) =>
    Promise.all(
      [
        '',
        'release',
        'signOuts',
        'videoViews',
        'hats',
        ...Object.values(people).flatMap(({ id }) => [`signOuts/${id}`, `hatsBy/${id}`]),
      ].map((path) =>
        readText(at(suitePorts.database, `${path}.json?ns=${databaseNamespace}&auth=${token}`), token),
      ),
    ),
  async files(token) {
    const [files] = await getAdminBucket().getFiles();
    const bucket = `v0/b/${projectId}.appspot.com/o`;
    const names = files.map(({ name }) => name).filter(isDemoPath);
    const paths = ['', ...names.map((name) => `/${encodeURIComponent(name)}`)];
    return Promise.all(paths.map((path) => readText(at(suitePorts.storage, bucket + path), token)));
  },
  search: () =>
    Promise.all(
      ['users', 'animals', 'videos'].flatMap((collection) =>
        [
          `documents/search?q=*&query_by=${collection === 'videos' ? 'title' : 'name'}&per_page=250`,
          'documents/export',
        ].map(async (path) => {
          const headers = { 'x-typesense-api-key': searchApiKeys.search };
          const url = at(suitePorts.search, `collections/${collection}/${path}`);
          return (await fetch(url, { headers })).text();
        }),
      ),
    ),
};

async function readBySdk(key: PersonKey): Promise<string[]> {
  const app = initializeApp({ projectId, apiKey: 'demo-key' }, `walk of ${key}`);
  const firestore = getFirestore(app);
  const { id } = people[key];
  connectFirestoreEmulator(firestore, '127.0.0.1', suitePorts.firestore, {
    mockUserToken: { sub: id, email: getContact(id).email, email_verified: true },
  });
  const reads = documentPaths.filter(isDemoPath).map((path) =>
    getDoc(doc(firestore, path)).then(
      (snapshot) => JSON.stringify(snapshot.data() ?? {}),
      () => '',
    ),
  );
  const texts = await Promise.all(reads);
  await deleteApp(app);
  return texts;
}

const ways = { ...restWays, 'the SDK': undefined };
const readBy = async (way: string, key: PersonKey) =>
  (await (restWays[way]?.(await logIn(key)) ?? readBySdk(key))).join('\n');

/** The people whose email or phone is in a text, without the reader. */
const findExposed = (text: string, reader: PersonKey) =>
  (Object.keys(people) as PersonKey[]).filter((key) => {
    const { email, phone } = getContact(people[key].id);
    return key !== reader && (text.includes(email) || (phone !== '' && text.includes(phone)));
  });

describe('a member without shared access reads no email or phone of anyone', () => {
  test.each(Object.keys(ways))('by %s', async (way) => {
    const text = await readBy(way, 'cody');
    // The walk has got somewhere.
    expect(documentPaths.length).toBeGreaterThan(150);
    expect(text.trim()).not.toBe('');
    expect(findExposed(text, 'cody')).toEqual([]);
  });
});

test('a delegate reads those of the account, an administrator all', async () => {
  for (const way of ['one document after the other', 'the SDK']) {
    expect(findExposed(await readBy(way, 'ruth'), 'ruth')).toEqual(['prairieJack']);
    expect(await readBy(way, 'cody')).toContain(getContact(people.cody.id).phone);
  }
  const others = Object.keys(people).filter((key) => !['darius', 'noor'].includes(key));
  expect(findExposed(await readBy('one document after the other', 'darius'), 'darius')).toEqual(others);
});

test('who shares access with whom is on profiles only, and in what a delegate published', async () => {
  const token = await logIn('cody');
  const { prairieJack, ruth } = people;
  const find = async (...ids: string[]) => {
    const readable = await Promise.all(
      documentPaths.map(async (path) => {
        const text = await readText(at(suitePorts.firestore, `${documentsPath}/${path}`), token);
        return ids.every((id) => text.includes(id)) ? [path.split('/').slice(0, -1).join('/')] : [];
      }),
    );
    return new Set(readable.flat());
  };
  expect(await find(prairieJack.id, ruth.id)).toEqual(new Set(['users', 'videos']));
  expect(await find(people.jess.id, people.mia.id)).toEqual(new Set(['users']));
});
