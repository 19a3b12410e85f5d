// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { searchCategories, type SearchCategory } from '#src/domain/search.ts';
import { searchAnimals, searchPeople, searchVideos } from './search.ts';

let server: Server;
let requestedUrl: URL | undefined;
let mockedResponse: { status: number; body: unknown };

beforeEach(async () => {
  mockedResponse = { status: 200, body: { found: 0, hits: [] } };
  server = createServer((request, response) => {
    requestedUrl = new URL(request.url ?? '', 'http://search.example');
    response.writeHead(mockedResponse.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(mockedResponse.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const getConfig = () => ({
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  key: 'search-only',
});

function getCategory(id: string): SearchCategory {
  const found = searchCategories.find((one) => one.id === id);
  if (!found) throw new Error(`There is no category ${id}`);
  return found;
}

const getRequestedParameters = () => Object.fromEntries(requestedUrl?.searchParams ?? []);

describe('what the search service is asked', () => {
  test.each([
    ['contestants', 'location,first_name,last_name', 'account_type:[2]'],
    ['contractors', 'location,first_name', 'account_type:[1]'],
    ['bull-riding', 'location,first_name,last_name', 'account_type:[1,2,3]'],
  ])('[SRCH-04] people of %s, by text match', async (id, query_by, filter_by) => {
    await searchPeople(getConfig(), { category: getCategory(id), text: ' dust ' });
    expect(requestedUrl?.pathname).toBe('/collections/users/documents/search');
    const sort_by = '_text_match:desc,first_name:asc';
    expect(getRequestedParameters()).toMatchObject({ q: 'dust', query_by, filter_by, sort_by });
  });

  test.each([
    ['contestants', 'contestant:=true'],
    ['contractors', 'contestant:=false'],
    ['team-roping', 'events:=4 && contestant:=false'],
  ])('[SRCH-05] animals of %s, 200 at most', async (id, filter_by) => {
    await searchAnimals(getConfig(), { category: getCategory(id), text: 'J7' });
    expect(requestedUrl?.pathname).toBe('/collections/animals/documents/search');
    const query_by = 'name,brand,contractor_name';
    expect(getRequestedParameters()).toMatchObject({ q: 'J7', query_by, filter_by, per_page: '200' });
  });

  test.each([
    ['contestants', 'account_upload:=2'],
    ['contractors', 'account_upload:=1'],
    ['saddle-bronc', 'event_type:=3'],
  ])('[SRCH-06] videos of %s', async (id, filter_by) => {
    await searchVideos(getConfig(), { category: getCategory(id), text: 'reno' });
    expect(requestedUrl?.pathname).toBe('/collections/videos/documents/search');
    const query_by = 'animal_name,animal_brand,location,user_name,title,contestants_names,contractor_name';
    expect(getRequestedParameters()).toMatchObject({ q: 'reno', query_by, filter_by });
  });

  test('everything of a category while nothing is typed, with the key that only searches', async () => {
    await searchVideos(getConfig(), { category: getCategory('saddle-bronc'), text: '' });
    expect(getRequestedParameters()).toMatchObject({ q: '*', 'x-typesense-api-key': 'search-only' });
  });
});

describe('what it answers', () => {
  const bulls = { category: getCategory('bull-riding'), text: 'dust' };

  test('becomes our own nouns, and the count is that of all there are', async () => {
    const document = { id: 'a', name: 'Dust Devil', brand: 'J7', animal_type: 1, events: [1] };
    mockedResponse.body = { found: 312, hits: [{ document, text_match: 1 }] };
    const { items, total } = await searchAnimals(getConfig(), bulls);
    expect(total).toBe(312);
    expect(items).toMatchObject([{ id: 'a', brand: 'J7', animal_type: 'bull', picture_url: '' }]);
  });

  test.each([401, 404, 500])('[SRCH-07] status %i is a failure in words', async (status) => {
    mockedResponse = { status, body: { message: 'No.' } };
    await expect(searchPeople(getConfig(), bulls)).rejects.toMatchObject({ name: 'DataError' });
  });

  test('[SRCH-07] a service that cannot be reached is a failure, and a search given up is ended', async () => {
    const gone = { url: 'http://127.0.0.1:1', key: 'search-only' };
    await expect(searchPeople(gone, bulls)).rejects.toMatchObject({ name: 'DataError' });
    const ended = new AbortController();
    ended.abort();
    const search = searchPeople(getConfig(), { ...bulls, signal: ended.signal });
    await expect(search).rejects.toMatchObject({ name: 'DataError' });
  });
});
