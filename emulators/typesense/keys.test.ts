import { Client } from 'typesense';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../listen.ts';
import { startTypesense } from './server.ts';

let server: RunningServer;
let url: string;
let admin: Client;

const connect = (apiKey: string) =>
  new Client({ nodes: [{ url }], apiKey, numRetries: 0, logLevel: 'silent' });

beforeAll(async () => {
  server = await startTypesense({ host: '127.0.0.1', port: 0, adminKey: 'all', searchKey: 'only-search' });
  url = `http://127.0.0.1:${server.port}`;
  admin = connect('all');
  for (const name of ['users', 'videos', 'videos_old']) {
    await admin.collections().create({ name, fields: [{ name: 'title', type: 'string' }] });
    await admin.collections(name).documents().create({ id: 'a', title: 'Dust' });
  }
});
afterAll(() => server.close());

const createKey = (actions: string[], collections: string[], more = {}) =>
  admin.keys().create({ description: 'test', actions, collections, ...more });

/** Sends a request with a key. @returns the status */
async function send(key: string, request: string): Promise<number> {
  const [method = '', path = ''] = request.split(' ');
  const body = path === '/collections' ? { name: 'new', fields: [] } : { id: 'b', title: 'New' };
  const response = await fetch(url + path, {
    method,
    headers: { 'x-typesense-api-key': key },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  await response.text();
  return response.status;
}

const searches = (name: string) => `GET /collections/${name}/documents/search?q=*`;

describe('keys', () => {
  test('only the answer to its creation has a whole key; it can be listed, read and deleted', async () => {
    const { id, value = '' } = await createKey(['documents:search'], ['users']);
    expect(value).toHaveLength(32);
    const { keys } = await admin.keys().retrieve();
    const described = {
      id,
      description: 'test',
      actions: ['documents:search'],
      collections: ['users'],
      value_prefix: value.slice(0, 4),
    };
    expect(keys).toContainEqual(expect.objectContaining(described));
    expect(JSON.stringify(keys)).not.toContain(value);
    expect(await admin.keys(id).retrieve()).toMatchObject(described);
    expect(await send(value, searches('users'))).toBe(200);
    expect(await admin.keys(id).delete()).toEqual({ id });
    expect(await send(value, searches('users'))).toBe(401);
    await expect(admin.keys(id).retrieve()).rejects.toThrow(/404/);
  });

  test.each<[string[], string[], string, number]>([
    [['documents:search'], ['users'], searches('users'), 200],
    [['documents:search'], ['users'], searches('videos'), 401],
    [['documents:search'], ['vid.*'], searches('videos_old'), 200],
    [['documents:search'], ['vid'], searches('videos'), 401],
    [['documents:search'], ['*'], searches('videos'), 200],
    [['documents:search'], ['*'], 'GET /collections/users/documents/export', 401],
    [['documents:search'], ['*'], 'GET /collections/users/documents/a', 401],
    [['documents:search'], ['*'], 'GET /collections', 401],
    [['documents:search'], ['*'], 'GET /keys', 401],
    [['documents:*'], ['*'], 'GET /collections/users/documents/export', 200],
    [['documents:*'], ['*'], 'GET /collections/users/documents/a', 200],
    [['documents:*'], ['*'], 'GET /collections', 401],
    [['documents:*'], ['*'], 'DELETE /collections/users', 401],
    [['documents:export'], ['*'], 'GET /collections/users/documents/export', 200],
    [['documents:get'], ['*'], searches('users'), 401],
    [['documents:upsert'], ['*'], 'POST /collections/users/documents?action=upsert', 201],
    [['documents:upsert'], ['*'], 'POST /collections/users/documents', 401],
    [['collections:list'], ['*'], 'GET /collections', 200],
    [['collections:get'], ['users'], 'GET /collections/users', 200],
    [['collections:get'], ['users'], 'GET /collections/videos', 401],
    [['collections:create'], ['users'], 'POST /collections', 401],
    [['keys:list'], ['*'], 'GET /keys', 200],
    [['*'], ['*'], 'GET /keys', 200],
    // AuthManagerTest.VerifyAuthentication
    [['*'], ['users'], 'GET /collections/users/documents/a', 200],
    [['*'], ['users'], 'GET /collections/videos/documents/a', 401],
    [['*'], ['users', 'videos'], searches('videos'), 200],
    [['*'], ['users', 'videos'], searches('videos_old'), 401],
    [['documents:get', 'collections:list'], ['users', 'videos'], searches('users'), 401],
    [['*'], ['.*deo.*'], searches('videos_old'), 200],
    [['collections:*'], ['*'], 'GET /collections/users', 200],
    [['collections:*'], ['*'], 'POST /collections/users/documents', 401],
    [['documents:search'], ['*users'], searches('users'), 401],
  ])('%j in %j: %s is %i', async (actions, collections, request, status) => {
    const { value = '' } = await createKey(actions, collections);
    expect(await send(value, request)).toBe(status);
  });

  test('a key has the given value, and may expire', async () => {
    const expiry = Math.floor(Date.now() / 1000);
    await createKey(['*'], ['*'], { value: 'expired', expires_at: expiry - 5 });
    await createKey(['*'], ['*'], { value: 'current', expires_at: expiry + 50 });
    expect(await send('expired', searches('users'))).toBe(401);
    expect(await send('current', searches('users'))).toBe(200);
    for (const value of ['current', 'all']) {
      await expect(createKey(['*'], ['*'], { value })).rejects.toThrow(/409.*API key generation conflict/);
    }
    const long = 'x'.repeat(50);
    await createKey(['*'], ['*'], { value: long });
    expect(await send(long, searches('users'))).toBe(200);
    await expect(admin.keys(1000).delete()).rejects.toThrow(/404/);
  });

  test.each<[object, string]>([
    [{ actions: ['*'], collections: ['*'] }, 'Could not find a `description` key.'],
    [{ description: 'a', collections: ['*'] }, 'Could not find a `actions` key.'],
    [{ description: 'a', actions: ['*'] }, 'Could not find a `collections` key.'],
    [{ description: 'a', actions: '*', collections: ['*'] }, 'Wrong format for `actions`.'],
    [{ description: 'a', actions: ['*'], collections: [] }, 'Wrong format for `collections`.'],
    [
      { description: 'a', actions: ['*'], collections: ['*'], expires_at: -1 },
      'Wrong format for `expires_at`.',
    ],
    [{ description: 'a', actions: ['*'], collections: ['*'], autodelete: true }, 'is not supported'],
  ])('%j is rejected: %s', async (body, message) => {
    const response = await fetch(`${url}/keys`, {
      method: 'POST',
      headers: { 'x-typesense-api-key': 'all' },
      body: JSON.stringify(body),
    });
    expect({ status: response.status, text: await response.text() }).toEqual({
      status: 400,
      text: expect.stringContaining(message),
    });
  });
});
