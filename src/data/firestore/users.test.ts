import { expect, test, vi } from 'vitest';
import { buildContestant } from '#tests/support/factories/user.ts';
import { fetchUsers, fetchUsersByType } from './users.ts';

/** A query is what it was made of. */
const runQuery = vi.hoisted(() => vi.fn<(query: unknown[]) => { docs: unknown[] }>());
const readDocument = vi.hoisted(() => vi.fn<(id: string) => object>());
vi.mock('./firestore.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore/lite', () => ({
  collection: (_database: object, name: string) => name,
  where: (...words: unknown[]) => ['where', ...words],
  orderBy: (...words: unknown[]) => ['orderBy', ...words],
  limit: (...words: unknown[]) => ['limit', ...words],
  query: (...parts: unknown[]) => parts,
  doc: (_database: object, _collection: string, id: string) => id,
  getDoc: (id: string) => Promise.resolve().then(() => readDocument(id)),
  getDocs: (query: unknown[]) => Promise.resolve(runQuery(query)),
}));

test('[SRCH-08] people of one kind of account are listed by first name, as many as the rules allow', async () => {
  const people = [
    buildContestant({ first_name: 'Ana' }),
    buildContestant({ first_name: 'Bo', deleted: true }),
    buildContestant({ first_name: 'Cody' }),
  ];
  runQuery.mockReturnValue({ docs: people.map((person) => ({ id: person.id, data: () => person })) });
  const listed = await fetchUsersByType('contestant');
  expect(listed.map(({ first_name }) => first_name)).toEqual(['Ana', 'Cody']);
  expect(runQuery).toHaveBeenCalledExactlyOnceWith([
    'users',
    ['where', 'account_type', '==', 2],
    ['orderBy', 'first_name'],
    ['limit', 20],
  ]);
});

test('of several profiles those that are gone or hidden are left out, and a server that is away is told', async () => {
  const shown = buildContestant();
  const refuse = (code: string) => {
    throw Object.assign(new Error(code), { code });
  };
  readDocument.mockImplementation((id) => {
    if (id === 'hidden') return refuse('permission-denied');
    if (id === 'unreachable') return refuse('unavailable');
    return { id, exists: () => id === shown.id, data: () => shown };
  });
  expect((await fetchUsers([shown.id, 'hidden', 'gone'])).map(({ id }) => id)).toEqual([shown.id]);
  await expect(fetchUsers(['unreachable'])).rejects.toMatchObject({ kind: 'offline' });
});
