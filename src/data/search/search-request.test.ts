import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allCategories, searchCategories, type SearchCategory } from '#src/domain/search.ts';
import {
  searchAccountRides,
  searchAnimals,
  searchContestants,
  searchOwnedAnimals,
  searchPeople,
  searchReels,
  searchVideos,
} from './search-request.ts';

let server: Server;
let requestedUrl: URL | undefined;
let mockedResponse: { status: number; body: unknown };

beforeEach(async () => {
  mockedResponse = { status: 200, body: { found: 0, hits: [] } };
  server = createServer((request, response) => {
    requestedUrl = new URL(request.url ?? '', 'http://search.example');
    // happy-dom asks first whether it may, as a browser would not.
    response.writeHead(request.method === 'OPTIONS' ? 200 : mockedResponse.status, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
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
  const category = searchCategories.find((one) => one.id === id);
  if (!category) throw new Error(`There is no category ${id}`);
  return category;
}

const getRequestedParameters = () => Object.fromEntries(requestedUrl?.searchParams ?? []);

describe('search requests', () => {
  test.each([
    ['contestants', 'location,first_name,last_name', 'account_type:[2]'],
    ['contractors', 'location,first_name', 'account_type:[1]'],
    ['bull-riding', 'location,first_name,last_name', 'account_type:[1,2,3]'],
  ])('[SRCH-04] searches people of %s by text match', async (id, query_by, filter_by) => {
    await searchPeople(getConfig(), { category: getCategory(id), text: ' dust ' });
    expect(requestedUrl?.pathname).toBe('/collections/users/documents/search');
    const sort_by = '_text_match:desc,first_name(missing_values: last):asc';
    expect(getRequestedParameters()).toMatchObject({ q: 'dust', query_by, filter_by, sort_by });
  });

  test.each([
    ['contestants', 'contestant:=true'],
    ['contractors', 'contestant:=false'],
    ['team-roping', 'events:=4 && contestant:=false'],
  ])('[SRCH-05] searches at most 200 animals of %s', async (id, filter_by) => {
    await searchAnimals(getConfig(), { category: getCategory(id), text: 'J7' });
    expect(requestedUrl?.pathname).toBe('/collections/animals/documents/search');
    const query_by = 'name,brand,contractor_name';
    expect(getRequestedParameters()).toMatchObject({ q: 'J7', query_by, filter_by, per_page: '200' });
  });

  test.each([
    ['contestants', 'account_upload:=2'],
    ['contractors', 'account_upload:=1'],
    ['saddle-bronc', 'event_type:=3'],
  ])('[SRCH-06] searches videos of %s', async (id, filter_by) => {
    await searchVideos(getConfig(), { category: getCategory(id), text: 'reno' });
    expect(requestedUrl?.pathname).toBe('/collections/videos/documents/search');
    const query_by = 'animal_name,animal_brand,location,user_name,title,contestants_names,contractor_name';
    expect(getRequestedParameters()).toMatchObject({ q: 'reno', query_by, filter_by });
  });

  test('searches the rides of an account, those it is tagged in, and those of its animals', async () => {
    mockedResponse.body = { found: 1, hits: [{ document: { id: 'a', title: 'Elko', duration: 8 } }] };
    const rides = await searchAccountRides(getConfig(), { text: 'elko', accountId: 'u-1' });
    expect(rides).toMatchObject([{ id: 'a', title: 'Elko', duration: 8, notes: '' }]);
    expect(getRequestedParameters()).toMatchObject({
      q: 'elko',
      filter_by: 'user_id:=`u-1` || contestants_id:=`u-1` || tagged_animal_contractor_id:=`u-1`',
    });
  });

  test('searches reels by title and account, the newest of equal matches first', async () => {
    mockedResponse.body = { found: 1, hits: [{ document: { id: 'a', title: 'Best', ride_count: 3 } }] };
    const { items } = await searchReels(getConfig(), { category: allCategories, text: 'best' });
    expect(items).toEqual([{ id: 'a', title: 'Best', ride_count: 3, user_id: '', user_name: '' }]);
    expect(requestedUrl?.pathname).toBe('/collections/reels/documents/search');
    const sort_by = '_text_match:desc,created:desc';
    expect(getRequestedParameters()).toMatchObject({ q: 'best', query_by: 'title,user_name', sort_by });
  });

  test('[UPL-08] searches contestants to tag by name first', async () => {
    mockedResponse.body = {
      found: 1,
      hits: [{ document: { id: 'a', first_name: 'Dallas', account_type: 2 } }],
    };
    const people = await searchContestants(getConfig(), { text: 'dal' });
    expect(people).toMatchObject([{ id: 'a', first_name: 'Dallas', account_type: 'contestant' }]);
    expect(requestedUrl?.pathname).toBe('/collections/users/documents/search');
    expect(getRequestedParameters()).toMatchObject({
      q: 'dal',
      query_by: 'first_name,last_name,location',
      filter_by: 'account_type:[2]',
    });
  });

  test.each([
    ['own', 'bull', 'contractor:=`u-1` && animal_type:=1'],
    ['other', 'calf', 'contractor:!=`u-1` && animal_type:=4'],
    ['other', undefined, 'contractor:!=`u-1`'],
  ] as const)('[UPL-08, UPL-11] searches %s animals of type %s to tag', async (owner, type, filter_by) => {
    await searchOwnedAnimals(getConfig(), { text: 'J7', owner, accountId: 'u-1', type });
    expect(requestedUrl?.pathname).toBe('/collections/animals/documents/search');
    expect(getRequestedParameters()).toMatchObject({ q: 'J7', filter_by });
  });

  test('searches names as they are stored, however the keyboard writes them', async () => {
    await searchContestants(getConfig(), { text: 'O‘Neill‑Ray' });
    expect(getRequestedParameters()).toMatchObject({ q: "O'Neill-Ray" });
  });

  test('does not depend on what the server does by default', async () => {
    await searchPeople(getConfig(), { category: getCategory('contestants'), text: 'da' });
    expect(getRequestedParameters()).toMatchObject({
      max_candidates: '1000',
      num_typos: '2',
      prefix: 'true',
      drop_tokens_threshold: '1',
      split_join_tokens: 'fallback',
    });
  });

  test.each([
    ['"Dust Devil"', 'Dust Devil'],
    ['how -are you --now', 'how are you now'],
    ['-"Paper Moon', 'Paper Moon'],
    ['Rio-Grande - 7', 'Rio-Grande  7'],
  ])('%s is searched without signs of phrases and exclusions', async (text, q) => {
    await searchVideos(getConfig(), { category: getCategory('saddle-bronc'), text });
    expect(getRequestedParameters()['q']).toBe(q);
  });

  test.each(['!!!', '.', ' - ', '""', '*'])(
    '%s has no words, so nothing is found or requested',
    async (text) => {
      requestedUrl = undefined;
      const results = await searchAnimals(getConfig(), { category: getCategory('bull-riding'), text });
      expect(results).toEqual({ items: [], total: 0 });
      expect(requestedUrl).toBeUndefined();
    },
  );

  test('empty names and brands come last', async () => {
    await searchContestants(getConfig(), { text: 'dal' });
    expect(getRequestedParameters()['sort_by']).toContain('first_name(missing_values: last):asc');
    await searchAnimals(getConfig(), { category: getCategory('bull-riding'), text: '' });
    expect(getRequestedParameters()['sort_by']).toContain('brand(missing_values: last):asc');
  });

  test('searches a whole category without text, with the search-only key', async () => {
    await searchVideos(getConfig(), { category: getCategory('saddle-bronc'), text: '' });
    expect(getRequestedParameters()).toMatchObject({ q: '*', 'x-typesense-api-key': 'search-only' });
  });
});

describe('search responses', () => {
  const bulls = { category: getCategory('bull-riding'), text: 'dust' };

  test('parses the results and the total count', async () => {
    const document = { id: 'a', name: 'Dust Devil', brand: 'J7', animal_type: 1, events: [1] };
    mockedResponse.body = { found: 312, hits: [{ document, text_match: 1 }] };
    const { items, total } = await searchAnimals(getConfig(), bulls);
    expect(total).toBe(312);
    expect(items).toMatchObject([{ id: 'a', brand: 'J7', animal_type: 'bull', picture_url: '' }]);
  });

  test.each([
    [401, 'unexpected'],
    [404, 'not-found'],
    [500, 'unexpected'],
  ])('[SRCH-07, SRCH-11] reports status %i as a DataError: %s', async (status, kind) => {
    mockedResponse = { status, body: { message: 'No.' } };
    await expect(searchPeople(getConfig(), bulls)).rejects.toMatchObject({ name: 'DataError', kind });
  });

  test('[SRCH-07] reports an unreachable service and an aborted search as a DataError', async () => {
    const unreachable = { url: 'http://127.0.0.1:1', key: 'search-only' };
    await expect(searchPeople(unreachable, bulls)).rejects.toMatchObject({ name: 'DataError' });
    const controller = new AbortController();
    controller.abort();
    const search = searchPeople(getConfig(), { ...bulls, signal: controller.signal });
    await expect(search).rejects.toMatchObject({ name: 'DataError' });
  });
});
