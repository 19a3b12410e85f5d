import { expect, test } from 'vitest';
import { groupByEventAndRodeo } from './rider-season.ts';
import { parseVideo } from './video.ts';

const rows = [
  ['2026-07-20', 1, 'Cheyenne Frontier Days', 'Cheyenne, WY', 0],
  ['2026-07-25', 1, ' cheyenne  frontier days', 'Cheyenne, WY ', 88],
  ['2025-07-24', 1, 'Cheyenne Frontier Days', 'Cheyenne, WY', 84],
  ['2026-07-21', 2, 'Cheyenne Frontier Days', 'Cheyenne, WY', 79],
  ['2026-09-12', 1, 'Pendleton Round-Up', 'Pendleton, OR', null],
  ['2026-09-12', 1, 'Pendleton Round-Up', 'Pendleton, SC', 81],
  ['2026-09-13', 0, 'Pendleton Round-Up', 'Pendleton, OR', 81],
] as const;

const rides = rows.map(([day, event_type, title, location, score], index) =>
  parseVideo(`ride-${index}`, {
    event_type,
    title,
    location,
    score,
    event_date: Date.parse(`${day}T00:00:00Z`) / 1000,
  }),
);

test('a season by event, most rides first, and by rodeo of a year, the latest first', () => {
  const events = groupByEventAndRodeo(rides);
  expect(
    events.map(({ eventId, figures, rodeos }) => ({
      eventId,
      outs: figures.outs,
      rodeos: rodeos.map((rodeo) => [rodeo.title, rodeo.location, rodeo.rides.map(({ id }) => id).join()]),
    })),
  ).toEqual([
    {
      eventId: 1,
      outs: 5,
      rodeos: [
        ['Pendleton Round-Up', 'Pendleton, OR', 'ride-4'],
        ['Pendleton Round-Up', 'Pendleton, SC', 'ride-5'],
        [' cheyenne  frontier days', 'Cheyenne, WY ', 'ride-1,ride-0'],
        ['Cheyenne Frontier Days', 'Cheyenne, WY', 'ride-2'],
      ],
    },
    { eventId: 2, outs: 1, rodeos: [['Cheyenne Frontier Days', 'Cheyenne, WY', 'ride-3']] },
  ]);
});

test('an event of which there are more rides comes first, wherever it is in the list of events', () => {
  const ofEvents = [2, 1, 3, 3, 2, 3].map((event_type, index) => parseVideo(`${index}`, { event_type }));
  expect(groupByEventAndRodeo(ofEvents).map(({ eventId }) => eventId)).toEqual([3, 2, 1]);
});

test('nothing without rides', () => {
  expect(groupByEventAndRodeo([])).toEqual([]);
});
