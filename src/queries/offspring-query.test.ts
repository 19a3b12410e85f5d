import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import * as records from '#src/data/firestore-rest/animal-records.ts';
import * as pedigrees from '#src/data/firestore-rest/public-pedigrees.ts';
import * as latest from '#src/data/latest-rides.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { parsePedigree } from '#src/domain/pedigree.ts';
import { parseVideo } from '#src/domain/video.ts';
import { offspringQuery } from './offspring-query.ts';

const ride = (id: string, animal_id: string) => parseVideo(id, { animal_id });

test.each([
  ['there may be more, that is said', true, 3],
  ['these are all, nothing is said', false, undefined],
])('[PED-05] of young without records the latest rides are read; where %s', async (_what, hasMore, count) => {
  const ids = ['recorded', 'other'];
  vi.spyOn(pedigrees, 'fetchOffspring').mockResolvedValue({
    pedigrees: ids.map((id) => parsePedigree(id, { sire_id: 'bull', sire_name: 'A bull' })),
    hasMore: false,
  });
  vi.spyOn(pedigrees, 'fetchAnimals').mockResolvedValue(new Map(ids.map((id) => [id, parseAnimal(id, {})])));
  const recorded = [ride('1', 'recorded'), ride('2', 'recorded')];
  vi.spyOn(records, 'fetchRecordsOfAnimals').mockResolvedValue(new Map([['recorded', recorded]]));
  const fetchLatest = vi
    .spyOn(latest, 'fetchLatestRides')
    .mockResolvedValue({ rides: [ride('3', 'other')], hasMore });
  const offspring = await new QueryClient().fetchQuery(offspringQuery('bull', false));
  expect(fetchLatest.mock.lastCall?.[1]).toEqual({ kind: 'of-animals', animalIds: ['other'] });
  expect(offspring.young.map(({ animal, rides }) => [animal.id, rides.length])).toEqual([
    ['recorded', 2],
    ['other', 1],
  ]);
  expect(offspring.rideCount).toBe(count);
});
