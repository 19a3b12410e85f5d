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
const search = async (q: string, parameters: object = {}) => {
  const { hits = [], found } = await visitor
    .collections<{ id: string }>('rides')
    .documents()
    .search({ q, query_by: 'animal,place,riders', ...parameters });
  return { ids: hits.map(({ document }) => document.id), found, hits };
};

describe('search', () => {
  test.each([
    ['dust', ['a', 'c', 'b'], 'a prefix in any field, with earlier fields first'],
    ['dust dev', ['a'], 'all words, the last one as a prefix'],
    ['dist devil', ['a'], 'a typo without an exact match'],
    ['SABEL', ['c'], 'ignoring case and accents'],
    ['pendelton', ['c'], 'transposed letters'],
    ['vance', ['a'], 'a word in a list'],
    ['moon nowhere', ['b'], 'without the last words if no document contains all'],
    ['xyz', [], 'nothing'],
  ])('%s finds %j: %s', async (q, ids) => {
    expect((await search(q)).ids).toEqual(ids);
  });

  test.each([
    ['event:=1', ['a', 'b']],
    ['event:[1, 2] && own:=true', ['c']],
    ['own:!=true', ['a', 'b']],
    ['place:=`Dustin, OK`', ['b']],
    ['place:=[`Dustin, OK`, Pendleton] && event:>=1', ['b', 'c']],
    ['place:=`Dustin (OK) && so on`', []],
    ['event:>1 || place: dustin', ['b', 'c']],
  ])('the filter %s keeps %j', async (filter_by, ids) => {
    expect((await search('*', { filter_by, sort_by: 'place:asc' })).ids).toEqual(ids);
  });

  test('pages contain the total, in the requested order', async () => {
    const page = await search('*', { per_page: 2, page: 2, sort_by: '_text_match:desc,place:desc' });
    expect(page).toMatchObject({ ids: ['a'], found: 3 });
    expect((await search('dust', { sort_by: 'place:desc' })).ids).toEqual(['c', 'b', 'a']);
  });

  test('fields outside the schema are stored, not searched', async () => {
    expect((await search('only')).ids).toEqual([]);
    expect((await search('pendleton')).hits[0]?.document).toMatchObject({ stored: 'only' });
  });

  test.each([
    [{ query_by: 'secret' }, /Could not find a field named `secret`/],
    [{ query_by: 'event' }, /should be a string/],
    [{ filter_by: 'event:(=1)' }, /Numerical field has an invalid comparator/],
    [{ filter_by: 'event:>one' }, /Not an int32/],
    [{ sort_by: 'animal:asc' }, /for sorting/],
    [{ sort_by: 'place' }, /malformed/],
    [{ per_page: 251 }, /Only upto 250/],
  ])('rejects %j', async (parameters, message) => {
    await expect(search('dust', parameters)).rejects.toThrow(message);
  });
});

describe('documents and collections', () => {
  test('upsert replaces a document and delete removes it', async () => {
    await getRides().upsert({ id: 'a', animal: 'Thunder', place: 'Reno', event: 1, own: false });
    expect((await search('devil')).ids).toEqual([]);
    expect((await search('thunder')).ids).toEqual(['a']);
    await admin.collections('rides').documents('a').delete();
    expect((await search('thunder')).ids).toEqual([]);
    await expect(admin.collections('rides').documents('a').delete()).rejects.toThrow(/404/);
    expect((await getRides().export()).split('\n')).toHaveLength(2);
    await expect(admin.collections('rides').retrieve()).resolves.toMatchObject({ num_documents: 2 });
  });

  test('an invalid document is reported with its field, and others are imported', async () => {
    const good = { id: 'd', animal: 'Good', place: 'Reno', event: 1, own: true };
    const bad = { id: 'e', animal: 'Bad', place: 'Reno', event: 'one', own: true };
    await expect(getRides().upsert({ id: 'f', animal: 'Bare' })).rejects.toThrow(/`place`/);
    await expect(getRides().import([bad, good], { action: 'upsert' })).rejects.toMatchObject({
      importResults: [{ success: false, error: expect.stringContaining('`event`') }, { success: true }],
    });
    expect((await search('good')).ids).toEqual(['d']);
  });

  test('a collection can be created once and deleted', async () => {
    const again = { name: 'rides', fields: [{ name: 'animal', type: 'string' as const }] };
    await expect(admin.collections().create(again)).rejects.toThrow(/already exists/);
    await admin.collections('rides').delete();
    await expect(search('dust')).rejects.toThrow(/Not Found/);
    expect(await admin.collections().retrieve()).toEqual([]);
  });
});

describe('access', () => {
  test('the search key only allows searches', async () => {
    expect((await search('dust')).found).toBe(3);
    const forbidden = /Forbidden/;
    await expect(visitor.collections('rides').documents().export()).rejects.toThrow(forbidden);
    await expect(visitor.collections('rides').documents('a').delete()).rejects.toThrow(forbidden);
    await expect(visitor.collections('rides').documents('a').retrieve()).rejects.toThrow(forbidden);
    await expect(visitor.collections('rides').delete()).rejects.toThrow(forbidden);
    await expect(visitor.collections().retrieve()).rejects.toThrow(forbidden);
    await expect(getRides().export()).resolves.toContain('Dust Devil');
  });

  test('every origin is allowed, a key is required and may be in the URL', async () => {
    const toUrl = (query: string) =>
      `http://127.0.0.1:${server.port}/collections/rides/documents/search?q=dust&query_by=animal${query}`;
    const response = await fetch(toUrl(`&x-typesense-api-key=${keys.searchKey}`));
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(toUrl(''))).status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${server.port}/health`)).status).toBe(200);
  });

  test('invalid requests are rejected and the next request is served', async () => {
    const send = (path: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${server.port}${path}`, {
        ...init,
        headers: { 'x-typesense-api-key': keys.adminKey },
      });
    expect((await send('/nothing')).status).toBe(404);
    expect((await send('/collections/%E0%A4%A')).status).toBe(400);
    expect((await send('/collections', { method: 'POST', body: '{' })).status).toBe(400);
    expect((await send('/collections', { method: 'PUT' })).status).toBe(404);
    expect((await search('dust')).found).toBe(3);
  });
});

describe('aliases and filters', () => {
  const list = async (name: string) =>
    (await admin.collections(name).documents().export()).split('\n').length;

  test('an alias stands for its collection until it is moved', async () => {
    await admin.aliases().upsert('outs', { collection_name: 'rides' });
    expect(await list('outs')).toBe(3);
    expect(
      (await visitor.collections('outs').documents().search({ q: 'moon', query_by: 'animal' })).found,
    ).toBe(1);
    await admin.collections().create({ name: 'other', fields: [{ name: 'animal', type: 'string' }] });
    await admin.aliases().upsert('outs', { collection_name: 'other' });
    expect((await admin.collections('outs').retrieve()).num_documents).toBe(0);
    expect(await admin.aliases('outs').retrieve()).toEqual({ name: 'outs', collection_name: 'other' });
    await admin.aliases('outs').delete();
    await expect(admin.collections('outs').retrieve()).rejects.toThrow('404');
    await expect(visitor.aliases().retrieve()).rejects.toThrow('401');
  });

  test('documents are exported and deleted by a filter', async () => {
    const text = await getRides().export({ filter_by: 'id:[`a`, c, unknown]', include_fields: 'id,event' });
    expect(text.split('\n').map((line) => JSON.parse(line) as unknown)).toEqual([
      { id: 'a', event: 1 },
      { id: 'c', event: 2 },
    ]);
    expect(await getRides().delete({ filter_by: 'id:[a, unknown]' })).toEqual({ num_deleted: 1 });
    expect(await list('rides')).toBe(2);
    expect((await search('dust')).ids).toEqual(['c', 'b']);
    await expect(getRides().delete({ filter_by: '' })).rejects.toThrow('filter_by');
  });
});
