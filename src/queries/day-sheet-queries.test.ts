import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { DataError } from '#src/data/data-error.ts';
import * as animals from '#src/data/firestore-lite/animals.ts';
import * as users from '#src/data/firestore-lite/users.ts';
import * as searches from '#src/data/search/search-request.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { parseUser } from '#src/domain/user.ts';
import { setReportSink } from '#src/lib/log.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { findSheet } from './day-sheet-queries.ts';

const fetchUsersByType = vi.spyOn(users, 'fetchUsersByType');
const fetchAnimalsByBrand = vi.spyOn(animals, 'fetchAnimalsByBrand');
const fetchAnimalsByOwner = vi.spyOn(animals, 'fetchAnimalsByOwner');
const searchContestants = vi.spyOn(searches, 'searchContestants');
const searchOwnedAnimals = vi.spyOn(searches, 'searchOwnedAnimals');

const [owner, neighbor] = [buildContractor({ id: 'owner' }), buildContractor({ id: 'neighbor' })];
const toAnimal = (animal: ReturnType<typeof buildBull>) => parseAnimal(animal.id, animal);
const own = [
  ['J7', 'Dust Devil'],
  ['617', 'Night Train'],
].map(([brand = '', name = '']) => toAnimal(buildBull(owner, { brand, name })));
const others = [
  ['H/48', 'Saw Mill'],
  ['K3', 'Copper Kettle'],
].map(([brand = '', name = '']) => toAnimal(buildBull(neighbor, { brand, name })));
const riders = [
  ['Cody', 'Latham'],
  ['Max', 'Ruiz'],
  ['Tom', 'Whitlock'],
  ['Maximiliano', 'Etcheverry'],
].map(([first_name = '', last_name = '']) => {
  const user = buildContestant({ first_name, last_name });
  return parseUser(user.id, user);
});

const has = (text: string, ...values: string[]) =>
  text !== '' && values.some((value) => value.toLowerCase().includes(text.toLowerCase()));

beforeEach(() => {
  setReportSink(() => undefined);
  vi.resetAllMocks();
  env.search = { url: 'http://search.example', key: 'search-only' };
  fetchAnimalsByOwner.mockResolvedValue(own);
  const findRiders = (text: string) =>
    riders.filter(({ first_name, last_name }) => has(text, `${first_name} ${last_name}`));
  searchContestants.mockImplementation((_config, { text }) => Promise.resolve(findRiders(text)));
  searchOwnedAnimals.mockImplementation((_config, { text }) =>
    Promise.resolve(others.filter(({ brand, name }) => has(text, brand, name))),
  );
  fetchUsersByType.mockImplementation((_type, text = '') =>
    Promise.resolve(riders.filter(({ first_name }) => first_name.startsWith(text))),
  );
  fetchAnimalsByBrand.mockImplementation((brand) =>
    Promise.resolve(others.filter((animal) => animal.brand.startsWith(brand))),
  );
});

const find = async (text: string, signal = new AbortController().signal) => {
  const shares: number[] = [];
  const found = await findSheet(new QueryClient(), text, {
    ...{ accountId: 'owner', signal },
    onProgress: (share) => shares.push(share),
  });
  const rows = found.rows.map(({ rider, animal }) => `${rider?.name ?? '-'} ${animal?.name ?? '-'}`);
  return { ...found, rows, shares };
};

const sheet =
  '1 Cody Latham J7 Dust Devil\n2 Max Ruiz 617 Night Train\n3 Tom Whitlock H/48 Saw Mill\n4 Nobody K99 Else';
const matched = ['Cody Latham Dust Devil', 'Max Ruiz Night Train', 'Tom Whitlock Saw Mill', '- -'];

describe('[SHEET-03] the riders and animals of a sheet', () => {
  test('are found in the index, the own animals without asking it', async () => {
    const { rows, isFallback } = await find(sheet);
    expect(rows).toEqual(matched);
    expect(isFallback).toBe(false);
    const asked = searchOwnedAnimals.mock.calls.map(([, { text }]) => text);
    expect(asked).toContain('H/48');
    expect(asked).not.toContain('J7');
    expect(fetchUsersByType).not.toHaveBeenCalled();
  });

  test('are looked up once each, six rows at a time', async () => {
    let [running, most] = [0, 0];
    searchContestants.mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return [];
    });
    const long = Array.from({ length: 20 }, (_, index) => `${index + 1}\tRider${index % 9}\tJ7\tDust Devil`);
    const { shares } = await find(long.join('\n'));
    expect(most).toBeLessThanOrEqual(8);
    const asked = searchContestants.mock.calls.map(([, { text }]) => text);
    expect(asked.length).toBe(new Set(asked).size);
    expect(shares).toEqual([0, 0.3, 0.6, 0.9]);
  });

  test('say which column is of riders, where the sheet does not', async () => {
    const { rows } = await find('Copper Kettle\tCody Latham\nSaw Mill\tMax Ruiz\nNight Train\tTom Whitlock');
    expect(rows).toEqual(['Cody Latham Copper Kettle', 'Max Ruiz Saw Mill', 'Tom Whitlock Night Train']);
  });

  test('are also found by an initial, by asking for the last name', async () =>
    expect((await find('1 M Etcheverry J7 Dust Devil')).rows).toEqual(['Maximiliano Etcheverry Dust Devil']));

  test('are two of a team', async () => {
    const text = 'Team Roping\n1 Cody Latham / Max Ruiz\n2 Tom Whitlock / Somebody Else';
    expect((await findSheetRows(text)).map(({ rider, partner }) => [rider?.name, partner?.name])).toEqual([
      ['Cody Latham', 'Max Ruiz'],
      ['Tom Whitlock', undefined],
    ]);
  });

  test('of what nobody rides have no ride', async () =>
    expect(
      (await findSheetRows('1 Cody Latham J7 Dust Devil\nReserve: K3 Copper Kettle')).map(
        ({ isSkipped }) => isSkipped,
      ),
    ).toEqual([false, true]));
});

const findSheetRows = async (text: string) =>
  (
    await findSheet(new QueryClient(), text, {
      accountId: 'owner',
      signal: new AbortController().signal,
      onProgress: () => undefined,
    })
  ).rows;

describe('[SHEET-03] without the search', () => {
  test.each([
    ['has no address', undefined],
    ['has no collection', new DataError('not-found')],
    ['does not answer', new DataError('offline')],
  ])('that %s, riders are listed by first name and animals by brand', async (_case, error) => {
    if (error) {
      searchContestants.mockRejectedValue(error);
      searchOwnedAnimals.mockRejectedValue(error);
    } else delete env.search;
    const { rows, isFallback } = await find(sheet);
    expect(rows).toEqual(matched);
    expect(isFallback).toBe(true);
    await find(
      Array.from(
        { length: 20 },
        (_, index) => `${index + 1}\tR${'abcdefghijklmnopqrst'[index]} Name\tJ7\tDust Devil`,
      ).join('\n'),
    );
    // What fails once is not asked for every name.
    expect(searchContestants.mock.calls.length).toBeLessThanOrEqual(error ? 24 : 0);
  });

  test('for riders alone, it is missing, although it answers for animals later', async () => {
    searchContestants.mockRejectedValue(new DataError('not-found'));
    searchOwnedAnimals.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return others;
    });
    expect((await find(sheet)).isFallback).toBe(true);
  });

  test('and without a connection, it is an error', async () => {
    fetchAnimalsByOwner.mockRejectedValue(new DataError('offline'));
    await expect(find(sheet)).rejects.toThrow(DataError);
  });
});

test('[SHEET-02] nothing is looked up for what is no sheet, nor after it was given up', async () => {
  expect(await find('x'.repeat(1_000_000))).toMatchObject({ rows: [], problem: 'too long' });
  expect(fetchAnimalsByOwner).not.toHaveBeenCalled();
  const job = new AbortController();
  job.abort();
  await expect(find(sheet, job.signal)).rejects.toThrow('aborted');
});
