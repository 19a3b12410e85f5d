import { expect, test } from 'vitest';
import { buildThree } from '#tests/support/factories/build-three.ts';
import {
  getRecordId,
  getRecordsOfRide,
  parseRecordedRide,
  parseRecordId,
  sortRecordedRides,
  toRecordedRide,
  type RecordFilter,
} from './ride-record.ts';
import { parseVideo, type Video } from './video.ts';

const keep = (ride: Video) => parseRecordedRide(JSON.parse(JSON.stringify(toRecordedRide(ride))));

test('[FIG-05] rides without a day come after those before 1970, and a record keeps that they have none', () => {
  const days = {
    undated: undefined,
    old: Date.UTC(1967, 11, 1) / 1000,
    epoch: 0,
    text: '1',
    new: 1_780_000_000,
  };
  const rides = Object.entries(days).map(([id, event_date]) => parseVideo(id, { event_date }));
  const sorted = sortRecordedRides(rides.map(keep), { kind: 'of-animal', animalId: 'bull' });
  expect(sorted.map(({ id, event_date }) => [id, event_date])).toEqual([
    ['new', 1_780_000_000],
    ['epoch', 0],
    ['old', days.old],
    ['undated', null],
    ['text', null],
  ]);
});

test('[REC-03] a record keeps when a ride was posted and whose film counts, and no notes', () => {
  const created = new Date(Date.UTC(2026, 6, 26, 3, 15));
  const posted = parseVideo('a', { created, notes: 'for me only', created_by: 'ana', score: 86.5 });
  expect(keep({ ...posted, first_film: 'b' })).toMatchObject({
    ...{ id: 'a', created, first_film: 'b', score: 86.5, notes: '', created_by: '' },
  });
  expect(keep(posted)).not.toHaveProperty('first_film');
  expect(keep(parseVideo('a', {})).created).toBeNull();
});

test.each<[string, RecordFilter]>([
  ['animal_j7', { kind: 'of-animal', animalId: 'j7' }],
  ['rider_cody_1', { kind: 'of-rider', riderId: 'cody_1' }],
  ['rodeo_reno_reno-nv_2026', { kind: 'of-rodeo', rodeoId: 'reno_reno-nv_2026' }],
  ['herd_jack', { kind: 'of-herd', ownerId: 'jack' }],
  ['season_1967_10', { kind: 'of-season', year: 1967, eventId: 10 }],
])('[REC-03] %s is the id of a record', (id, filter) => {
  expect(getRecordId(filter)).toBe(id);
  expect(parseRecordId(id)).toEqual(filter);
});

test.each(['', 'animal_', 'my_animal_j7', 'event_1'])('[REC-03] %o is the id of no record', (id) => {
  expect(parseRecordId(id)).toBeUndefined();
});

test('[REC-03] a ride is in the records of its animal, its riders, its rodeo and its season', () => {
  const ride = parseVideo('a', {
    ...{ animal_id: 'j7', contestants_id: ['ana', 'a/b', 'leo'], contestants_names: ['Ana', 'B', 'Leo'] },
    ...{ rodeo_id: 'reno_reno-nv_2026', event_type: 1, event_date: Date.UTC(2026, 6, 25) / 1000 },
  });
  const idsOf = (fields: Partial<Video>) => getRecordsOfRide({ ...ride, ...fields }).map(getRecordId);
  const [animal, ana, leo, rodeo, season] = idsOf({});
  expect([animal, ana, leo, rodeo, season]).toEqual([
    ...['animal_j7', 'rider_ana', 'rider_leo', 'rodeo_reno_reno-nv_2026', 'season_2026_1'],
  ]);
  expect(idsOf({ animal_id: '', contestants_id: ['ana'] })).toEqual([ana, rodeo, season]);
  expect(idsOf({ event_type: 99 })).toEqual([animal, ana, leo, rodeo]);
  expect(idsOf({ event_date: null, rodeo_id: '' })).toEqual([animal, ana, leo]);
});

test('[REC-03] rides of a rider or a rodeo are newest first, of an animal or a season by their days', () => {
  const minutes = [2, 1, 3];
  const rides = buildThree((id, index) => ({
    ...parseVideo(id, { event_date: 1e9 + [1, 3, 2][index]! }),
    created: new Date(minutes[index]! * 60_000),
  }));
  const order = (of: Parameters<typeof sortRecordedRides>[1], some: Video[] = rides) =>
    sortRecordedRides(some, of).map(({ id }) => id);
  const rider = { kind: 'of-rider', riderId: 'ana' } as const;
  const season = { kind: 'of-season', year: 2001, eventId: 1 } as const;
  expect(order(rider)).toEqual(['alder', 'marsh', 'willow']);
  expect(order({ kind: 'of-rodeo', rodeoId: 'r' })).toEqual(['alder', 'marsh', 'willow']);
  expect(order(season)).toEqual(['willow', 'alder', 'marsh']);
  // Without days, or posted at once: by their ids, downwards.
  const alike = rides.map((ride) => ({ ...ride, event_date: null, created: null }));
  for (const of of [rider, season]) expect(order(of, alike)).toEqual(['willow', 'marsh', 'alder']);
  const oldest = { ...rides[0], created: null };
  expect(order(rider, [oldest, rides[1], rides[2]])).toEqual(['alder', 'willow', 'marsh']);
});
