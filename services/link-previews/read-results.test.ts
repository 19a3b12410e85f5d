import { expect, test, vi } from 'vitest';
import * as publicReels from '#src/data/firestore-rest/public-reels.ts';
import * as rideRecords from '#src/data/firestore-rest/ride-records.ts';
import { parseReel } from '#src/domain/reel.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { readFirstPlaces } from './read-results.ts';

// Other files of this process may have loaded the modules with other settings.
vi.hoisted(() => vi.resetModules());
vi.mock('#src/config/env.ts', () => ({ env: {}, isAppCheckOn: false }));

const rodeoId = 'friday-night_fort-worth-tx_2026';

/** A ride of a night. */
const build = (name: string, score: number, fields: object = {}): Video =>
  parseVideo(`ride of ${name}`, {
    ...{ event_type: 1, score, contestants_id: [name], contestants_names: [name], rodeo_id: rodeoId },
    ...fields,
  });

/** What the preview says of a list of rides, and which it reads; of a record, all but the first ride. */
async function read(rides: readonly Video[], recorded?: Video[]) {
  vi.restoreAllMocks();
  const readRides = vi.spyOn(publicReels, 'fetchReelRides');
  readRides.mockImplementation(({ videos }) =>
    Promise.resolve(rides.filter(({ id }) => id !== 'ride of gone' && videos.includes(id))),
  );
  const readRecord = vi.spyOn(rideRecords, 'fetchRecordedRides').mockResolvedValue(recorded);
  const list = parseReel(crypto.randomUUID(), { videos: rides.map(({ id }) => id), is_result_list: true });
  const places = await readFirstPlaces(list, rides[0]);
  expect(await readFirstPlaces(list, rides[0])).toBe(places);
  expect(readRecord.mock.calls).toEqual([[{ kind: 'of-rodeo', rodeoId }]]);
  return { places, read: readRides.mock.calls.map(([{ videos }]) => videos) };
}

test('[RES-09] the first places have their figures and ties, those without none, and are read once in some minutes', async () => {
  const rides = [build('Mia', 80), build('gone', 99), build('Zoe', 88.5), build('Ana', 80), build('Lou', 79)];
  expect(await read(rides)).toEqual({
    places: '1 Zoe 88.5 · T2 Ana 80 · T2 Mia 80',
    read: [['ride of gone', 'ride of Zoe', 'ride of Ana', 'ride of Lou']],
  });
  expect(await read([build('Abe', 0), build('Cy', 0)])).toMatchObject({ places: '' });
  expect(await read([build('', 70), build('Abe', 0)])).toMatchObject({ places: '1 Rider not tagged 70' });
});

test('[RES-09] of several events the winners are named', async () => {
  const [bronc, barrels] = [{ event_type: 3 }, { event_type: 5, time: 17.3, score: null }];
  const rides = [
    build('Kim', 0, barrels),
    build('Mia', 80, bronc),
    build('Zoe', 70),
    build('Lou', 75),
    build('Ana', 81, bronc),
  ];
  expect(await read(rides)).toMatchObject({
    places: 'Bull Riding: 1 Lou 75 · Saddle Bronc: 1 Ana 81 · Barrel Racing: 1 Kim 17.30',
  });
});

test('[RES-09] of an event that two have won, both are named', async () => {
  const bronc = { event_type: 3 };
  const rides = [build('Zoe', 75), build('Mia', 81, bronc), build('Bea', 75), build('Kim', 80, bronc)];
  expect(await read(rides)).toMatchObject({
    places: 'Bull Riding: T1 Bea 75 · Bull Riding: T1 Zoe 75 · Saddle Bronc: 1 Mia 81',
  });
});

test('[RES-09] names are left out rather than cut', async () => {
  const long = 'Maximiliano Bartholomew Etcheverry-Castellanos de la Fuente';
  const rides = [build(`A ${long}`, 90), build(`B ${long}`, 80), build(`C ${long}`, 70)];
  expect(await read(rides)).toMatchObject({ places: `1 A ${long} 90 · 2 B ${long} 80` });
  const short = [build(`A ${long}`, 90), build(`B ${long}, ${long}`, 80), build('Cy', 70)];
  expect(await read(short)).toMatchObject({ places: `1 A ${long} 90` });
});

test('[RES-09] a long list is read from the record of its rodeo, and 12 rides at most beside it', async () => {
  const rides = Array.from({ length: 40 }, (_, index) => build(`Rider${index}`, 50 + index));
  expect(await read(rides)).toEqual({ places: '', read: [] });
  const places = '1 Rider39 89 · 2 Rider38 88 · 3 Rider37 87';
  expect(await read(rides, rides)).toEqual({ places, read: [[]] });
  expect(await read(rides, rides.slice(0, 28))).toEqual({
    places,
    read: [rides.slice(28).map(({ id }) => id)],
  });
  expect(await read(rides, rides.slice(0, 27))).toEqual({ places: '', read: [] });
});

test('[RES-09] of the record of a rodeo, no ride places that the list does not have', async () => {
  const rides = [build('Mia', 80), build('Zoe', 85)];
  expect(await read(rides, [build('Stranger', 99), ...rides])).toEqual({
    places: '1 Zoe 85 · 2 Mia 80',
    read: [[]],
  });
});
