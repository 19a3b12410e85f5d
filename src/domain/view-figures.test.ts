import { expect, test } from 'vitest';
import { parseVideo } from './video.ts';
import {
  getWatchedAnimals,
  getWatchedRides,
  sumViews,
  sumViewsByMonth,
  sumViewsByYear,
} from './view-figures.ts';

/** Summed by hand: day of the ride, animal, its owner, views (undefined without a counter). */
const table = [
  ['a', '2026-09-12', 'storm', 'june', 120],
  ['b', '2026-09-01', 'biscuit', 'june', 1000],
  ['c', '2026-07-04', 'storm', 'june', 30],
  ['d', '2026-07-31', '', '', undefined],
  ['e', '2025-12-31', 'guest', 'other', 75],
  ['f', undefined, 'storm', 'june', 5],
] as const;

const rides = table.map(([id, day, animalId, owner]) =>
  parseVideo(`doc-${id}`, {
    video_id: id,
    event_date: day === undefined ? null : Date.parse(`${day}T00:00:00Z`) / 1000,
    animal_id: animalId,
    animal_name: animalId.toUpperCase(),
    animal_brand: animalId && 'J7',
    tagged_animal_contractor_id: owner,
  }),
);
const counts = new Map(
  table.flatMap(([id, , , , views]) => (views === undefined ? [] : [[id, views] as const])),
);
const watched = getWatchedRides(rides, counts);

test('the most viewed rides come first; a video without a counter has no views', () => {
  expect(watched.map(({ ride, views }) => [ride.video_id, views])).toEqual([
    ['b', 1000],
    ['a', 120],
    ['e', 75],
    ['c', 30],
    ['f', 5],
    ['d', 0],
  ]);
  expect(sumViews(watched)).toEqual({ rides: 6, views: 1230 });
});

test('views are summed by the month and the year of the ride', () => {
  expect(sumViewsByMonth(watched, 2026)).toEqual([
    { period: 7, rides: 2, views: 30 },
    { period: 9, rides: 2, views: 1120 },
  ]);
  expect(sumViewsByMonth(watched, 2025)).toEqual([{ period: 12, rides: 1, views: 75 }]);
  expect(sumViewsByYear(watched)).toEqual([
    { period: 2025, rides: 1, views: 75 },
    { period: 2026, rides: 4, views: 1150 },
  ]);
});

test('views are summed by the animals of the account, not those of others', () => {
  expect(getWatchedAnimals(watched, 'june')).toEqual([
    { id: 'biscuit', name: 'BISCUIT', brand: 'J7', rides: 1, views: 1000 },
    { id: 'storm', name: 'STORM', brand: 'J7', rides: 3, views: 155 },
  ]);
});

test('without rides there is nothing', () => {
  expect(sumViews([])).toEqual({ rides: 0, views: 0 });
  expect(sumViewsByYear([])).toEqual([]);
  expect(getWatchedAnimals([], 'june')).toEqual([]);
});
