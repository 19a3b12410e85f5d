import { Client } from 'typesense';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../listen.ts';
import { startTypesense } from './server.ts';

const keys = { adminKey: 'all', searchKey: 'only-search' };
let server: RunningServer;
let admin: Client;
let visitor: Client;

beforeEach(async () => {
  server = await startTypesense({ host: '127.0.0.1', port: 0, ...keys });
  const nodes = [{ url: `http://127.0.0.1:${server.port}` }];
  const options = { nodes, numRetries: 0, logLevel: 'silent' } as const;
  admin = new Client({ ...options, apiKey: keys.adminKey });
  visitor = new Client({ ...options, apiKey: keys.searchKey });
  await admin.collections().create({
    name: 'rides',
    token_separators: ['-'],
    fields: [
      { name: 'animal', type: 'string' },
      { name: 'place', type: 'string', sort: true },
      { name: 'riders', type: 'string[]', optional: true },
      { name: 'event', type: 'int32' },
      { name: 'own', type: 'bool' },
    ],
  });
  await getRides().import(
    [
      { id: 'a', animal: 'Dust Devil', place: 'Cheyenne, WY', riders: ['Cody Vance'], event: 1, own: false },
      { id: 'b', animal: 'Paper Moon', place: 'Dustin, OK', event: 1, own: false },
      { id: 'c', animal: 'Dusty Säbel', place: 'Pendleton', event: 2, own: true, stored: 'only' },
    ],
    { action: 'upsert' },
  );
});
afterEach(() => server.close());

const getRides = () => admin.collections<Record<string, unknown>>('rides').documents();
const search = async (q: string, more: object = {}) => {
  const { hits = [], found } = await visitor
    .collections<{ id: string }>('rides')
    .documents()
    .search({ q, query_by: 'animal,place,riders', ...more });
  return { ids: hits.map(({ document }) => document.id), found, hits };
};

describe('finding', () => {
  test.each([
    ['dust', ['a', 'c', 'b'], 'the beginning of a word, in any field, earlier fields first'],
    ['dust dev', ['a'], 'all words, the last one in its beginning'],
    ['dist devil', ['a'], 'a misspelling when nothing else is found'],
    ['SABEL', ['c'], 'without capitals and accents'],
    ['pendelton', ['c'], 'a swapped pair of letters'],
    ['vance', ['a'], 'one of a list'],
    ['moon nowhere', ['b'], 'with the last words given up when nothing has them all'],
    ['xyz', [], 'nothing'],
  ])('%s finds %j: %s', async (q, ids) => {
    expect((await search(q)).ids).toEqual(ids);
  });

  test.each([
    ['event:=1', ['a', 'b']],
    ['event:[1, 2] && own:=true', ['c']],
    ['own:!=true', ['a', 'b']],
    ['place:=`Dustin, OK`', ['b']],
  ])('of everything the filter %s leaves %j', async (filter_by, ids) => {
    expect((await search('*', { filter_by, sort_by: 'place:asc' })).ids).toEqual(ids);
  });

  test('pages tell how many there are, and sorting is by what is asked for', async () => {
    const page = await search('*', { per_page: 2, page: 2, sort_by: '_text_match:desc,place:desc' });
    expect(page).toMatchObject({ ids: ['a'], found: 3 });
    expect((await search('dust', { sort_by: 'place:desc' })).ids).toEqual(['c', 'b', 'a']);
  });

  test('what stands in no schema is stored, and not searched', async () => {
    expect((await search('only')).ids).toEqual([]);
    expect((await search('pendleton')).hits[0]?.document).toMatchObject({ stored: 'only' });
  });

  test.each([
    [{ query_by: 'secret' }, /Could not find a field named `secret`/],
    [{ query_by: 'event' }, /should be a string/],
    [{ filter_by: 'event:=1 || own:=true' }, /Could not parse the filter/],
    [{ filter_by: 'event:>3' }, /Could not parse the filter/],
    [{ filter_by: 'event:=one' }, /not a value of the type int32/],
    [{ filter_by: 'place:dust' }, /use :=/],
    [{ sort_by: 'animal:asc' }, /for sorting/],
    [{ sort_by: 'place' }, /malformed/],
    [{ per_page: 251 }, /Only up to 250/],
  ])('refuses %j', async (more, words) => {
    await expect(search('dust', more)).rejects.toThrow(words);
  });
});

describe('keeping', () => {
  test('a document takes the place of the one with its id, and a deleted one is gone', async () => {
    await getRides().upsert({ id: 'a', animal: 'Thunder', place: 'Reno', event: 1, own: false });
    expect((await search('devil')).ids).toEqual([]);
    expect((await search('thunder')).ids).toEqual(['a']);
    await admin.collections('rides').documents('a').delete();
    expect((await search('thunder')).ids).toEqual([]);
    await expect(admin.collections('rides').documents('a').delete()).rejects.toThrow(/404/);
    expect((await getRides().export()).split('\n')).toHaveLength(2);
    await expect(admin.collections('rides').retrieve()).resolves.toMatchObject({ num_documents: 2 });
  });

  test('a document that does not fit its schema is told by field, and holds no other one up', async () => {
    const good = { id: 'd', animal: 'Good', place: 'Reno', event: 1, own: true };
    const bad = { id: 'e', animal: 'Bad', place: 'Reno', event: 'one', own: true };
    await expect(getRides().upsert({ id: 'f', animal: 'Bare' })).rejects.toThrow(/`place`/);
    await expect(getRides().import([bad, good], { action: 'upsert' })).rejects.toMatchObject({
      importResults: [{ success: false, error: expect.stringContaining('`event`') }, { success: true }],
    });
    expect((await search('good')).ids).toEqual(['d']);
  });

  test('a collection is made once, and searched while it is there', async () => {
    const again = { name: 'rides', fields: [{ name: 'animal', type: 'string' as const }] };
    await expect(admin.collections().create(again)).rejects.toThrow(/already exists/);
    await admin.collections('rides').delete();
    await expect(search('dust')).rejects.toThrow(/Not Found/);
    expect(await admin.collections().retrieve()).toEqual([]);
  });
});

describe('who may ask', () => {
  test('the search key searches and does nothing else', async () => {
    expect((await search('dust')).found).toBe(3);
    const refused = /Forbidden/;
    await expect(visitor.collections('rides').documents().export()).rejects.toThrow(refused);
    await expect(visitor.collections('rides').documents('a').delete()).rejects.toThrow(refused);
    await expect(visitor.collections('rides').documents('a').retrieve()).rejects.toThrow(refused);
    await expect(visitor.collections('rides').delete()).rejects.toThrow(refused);
    await expect(visitor.collections().retrieve()).rejects.toThrow(refused);
    await expect(getRides().export()).resolves.toContain('Dust Devil');
  });

  test('any page may ask, with the key in the address too, and nobody without one', async () => {
    const at = (query: string) =>
      `http://127.0.0.1:${server.port}/collections/rides/documents/search?q=dust&query_by=animal${query}`;
    const answer = await fetch(at(`&x-typesense-api-key=${keys.searchKey}`));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(at(''))).status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${server.port}/health`)).status).toBe(200);
  });

  test('what is no request of ours is answered with an error, and the next one as ever', async () => {
    const ask = (path: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${server.port}${path}`, {
        ...init,
        headers: { 'x-typesense-api-key': keys.adminKey },
      });
    expect((await ask('/nothing')).status).toBe(404);
    expect((await ask('/collections/%E0%A4%A')).status).toBe(400);
    expect((await ask('/collections', { method: 'POST', body: '{' })).status).toBe(400);
    expect((await ask('/collections', { method: 'PUT' })).status).toBe(404);
    expect((await search('dust')).found).toBe(3);
  });
});
