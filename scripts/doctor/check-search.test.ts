import { Client } from 'typesense';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTypesense } from 'firebase-engines/typesense/server.ts';
import { collectionNames } from '#services/search-sync/index-documents.ts';
import { createSearchIndex } from '#services/search-sync/search-index.ts';
import { checkSearch } from './check-search.ts';

const adminKey = 'admin';
let url: string;
let client: Client;
let close: () => Promise<void>;

beforeAll(async () => {
  const server = await startTypesense({ host: '127.0.0.1', port: 0, adminKey, searchKey: 'search' });
  ({ close } = server);
  url = `http://127.0.0.1:${server.port}`;
  client = new Client({ nodes: [{ url }], apiKey: adminKey, logLevel: 'silent' });
  const index = createSearchIndex(url, adminKey);
  await index.createCollections();
  await index.publish();
});
afterAll(() => close());

const check = async (key: string, SEARCH_ADMIN_KEY?: string) => {
  const environment = { VITE_SEARCH_URL: url, VITE_SEARCH_KEY: key, SEARCH_ADMIN_KEY };
  const findings = await checkSearch({ environment, isLocal: false });
  return findings.at(-1)?.message;
};

const onlySearch = 'the key of the app can only search';
const more = 'VITE_SEARCH_KEY can do more than search, and is public';

test.each<[string, string[], string]>([
  ['documents:search', [...collectionNames], onlySearch],
  ['documents:search', ['.*'], onlySearch],
  ['documents:search', ['users'], 'VITE_SEARCH_KEY cannot search animals, videos, reels'],
  ['documents:get', ['*'], 'VITE_SEARCH_KEY cannot search users, animals, videos, reels'],
  ['documents:*', [...collectionNames], more],
  ['documents:search, documents:export', ['*'], more],
  ['*', ['*'], more],
])('a key for %s in %j', async (action, collections, message) => {
  const { value = '' } = await client
    .keys()
    .create({ description: 'app', actions: action.split(', '), collections });
  expect(await check(value, adminKey)).toBe(message);
  expect(await check(value)).toBe(message);
});

test('only the list of keys tells what cannot be tried', async () => {
  const actions = ['documents:search', 'documents:delete'];
  const { value = '' } = await client.keys().create({ description: 'app', actions, collections: ['*'] });
  expect(await check(value, adminKey)).toBe(more);
});
