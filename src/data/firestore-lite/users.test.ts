import { expect, test, vi } from 'vitest';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { fetchUsersByType, fetchVisibleUser } from './users.ts';

/** Receives a query as the list of its parts. */
const runQuery = vi.hoisted(() => vi.fn<(query: unknown[]) => { docs: unknown[] }>());
const readDocument = vi.hoisted(() => vi.fn<(id: string) => object>());
vi.mock('./firestore-client.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore/lite', () => ({
  collection: (_firestore: object, name: string) => name,
  where: (...parts: unknown[]) => ['where', ...parts],
  orderBy: (...parts: unknown[]) => ['orderBy', ...parts],
  limit: (...parts: unknown[]) => ['limit', ...parts],
  query: (...parts: unknown[]) => parts,
  doc: (_firestore: object, _collection: string, id: string) => id,
  getDoc: (id: string) => Promise.resolve().then(() => readDocument(id)),
  getDocs: (query: unknown[]) => Promise.resolve(runQuery(query)),
}));

test('[SRCH-08] lists the users of one account type by first name, as many as the rules allow', async () => {
  const users = [
    buildContestant({ first_name: 'Ana' }),
    buildContestant({ first_name: 'Bo', deleted: true }),
    buildContestant({ first_name: 'Cody' }),
  ];
  runQuery.mockReturnValue({ docs: users.map((user) => ({ id: user.id, data: () => user })) });
  const listedUsers = await fetchUsersByType('contestant');
  expect(listedUsers.map(({ first_name }) => first_name)).toEqual(['Ana', 'Cody']);
  expect(runQuery).toHaveBeenCalledExactlyOnceWith([
    'users',
    ['where', 'account_type', '==', 2],
    ['where', 'email_verified', '==', true],
    ['orderBy', 'first_name'],
    ['limit', 20],
  ]);
});

test('[SRCH-08] limits the list to first names with a common beginning', async () => {
  runQuery.mockReturnValue({ docs: [] });
  await fetchUsersByType('contestant', 'Da');
  expect(runQuery).toHaveBeenLastCalledWith([
    'users',
    ['where', 'account_type', '==', 2],
    ['where', 'email_verified', '==', true],
    ['orderBy', 'first_name'],
    ['where', 'first_name', '>=', 'Da'],
    ['where', 'first_name', '<=', 'Da\uF8FF'],
    ['limit', 20],
  ]);
});

test('reads a missing, hidden or deleted profile as undefined, and throws when the server is unreachable', async () => {
  const visible = buildContestant();
  const deleted = buildContestant({ deleted: true });
  const refuse = (code: string) => {
    throw Object.assign(new Error(code), { code });
  };
  readDocument.mockImplementation((id) => {
    if (id === 'hidden') return refuse('permission-denied');
    if (id === 'unreachable') return refuse('unavailable');
    const user = [visible, deleted].find((one) => one.id === id);
    return { id, exists: () => user !== undefined, data: () => user };
  });
  expect((await fetchVisibleUser(visible.id))?.id).toBe(visible.id);
  expect(await fetchVisibleUser('hidden')).toBeUndefined();
  expect(await fetchVisibleUser('missing')).toBeUndefined();
  expect(await fetchVisibleUser(deleted.id)).toBeUndefined();
  await expect(fetchVisibleUser('unreachable')).rejects.toMatchObject({ kind: 'offline' });
});
