import { expect, test, vi } from 'vitest';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { fetchEmail, fetchUsersByType, fetchVisibleUser } from './users.ts';

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

test('[ACC-07] what is asked for at once is read in pages of 20, and what they lack one by one', async () => {
  const users = Array.from({ length: 45 }, (_, index) =>
    buildContestant({ first_name: `Rider ${index}`, deleted: index === 30 }),
  );
  // Its email is not verified, so no list has it.
  const [apart] = users;
  const read: string[] = [];
  readDocument.mockImplementation((id) => {
    read.push(id);
    return { exists: () => id === apart?.id, id, data: () => apart };
  });
  runQuery.mockReset();
  runQuery.mockImplementation((parts) => {
    const ids = (parts[1] as unknown[])[3] as string[];
    const found = users.filter((user) => user !== apart && ids.includes(user.id));
    return { docs: found.map((user) => ({ id: user.id, data: () => user })) };
  });
  const ids = [...users.map(({ id }) => id), 'gone'].toSorted();
  const found = await Promise.all(ids.map(fetchVisibleUser));
  expect(runQuery).toHaveBeenCalledTimes(3);
  expect(runQuery.mock.calls.map(([parts]) => parts.slice(2))).toEqual(
    Array.from({ length: 3 }, () => [
      ['where', 'email_verified', '==', true],
      ['limit', 20],
    ]),
  );
  expect(new Set(read)).toEqual(new Set([apart?.id, 'gone']));
  const expected = ids.map((id) => users.find((user) => user.id === id && !user.deleted)?.first_name);
  expect(found.map((user) => user?.first_name)).toEqual(expected);
  expect(expected.filter((name) => name === undefined)).toHaveLength(2);
});

test('[ACC-07] of what is asked for at once, one that cannot be read does not hide the others', async () => {
  const users = ['Ana', 'Bo', 'Cody'].map((first_name) => buildContestant({ first_name }));
  runQuery.mockImplementation(() => ({
    docs: users.slice(1).map((user) => ({ id: user.id, data: () => user })),
  }));
  readDocument.mockImplementation(() => {
    throw Object.assign(new Error('unavailable'), { code: 'unavailable' });
  });
  const found = await Promise.allSettled(users.map(({ id }) => fetchVisibleUser(id)));
  expect(found).toMatchObject([
    { status: 'rejected', reason: { kind: 'offline' } },
    { status: 'fulfilled', value: { first_name: 'Bo' } },
    { status: 'fulfilled', value: { first_name: 'Cody' } },
  ]);
});

test('the email of an account is that of its contact, and otherwise that of an early profile', async () => {
  readDocument.mockImplementation((id) => ({
    data: () => (id === 'now' ? { email: 'new@example.com' } : undefined),
  }));
  expect(await fetchEmail({ id: 'now', email: 'old@example.com' })).toBe('new@example.com');
  expect(await fetchEmail({ id: 'early', email: 'old@example.com' })).toBe('old@example.com');
});
