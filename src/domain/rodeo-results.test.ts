import { expect, test } from 'vitest';
import { buildThree } from '#tests/support/factories/build-three.ts';
import { groupByDay, groupByEvent } from './rodeo-results.ts';
import { parseVideo } from './video.ts';

const build = (id: string, event_type: number, result: number | null, rider = '') => {
  const field = event_type <= 3 ? { score: result } : { time: result };
  const riders = rider === '' ? {} : { contestants_id: [rider], contestants_names: [rider] };
  return parseVideo(id, { event_type, ...field, ...riders });
};

const list = (...videos: ReturnType<typeof build>[]) =>
  groupByEvent(videos).map(({ eventName, rides }) => [eventName, rides.map(({ id }) => id).join(' ')]);

test('[ROD-01] a scored event has the best score first, then buck-offs, then rides without a result', () => {
  expect(
    list(
      build('unknown', 1, null),
      build('buck-off', 1, 0),
      build('second', 1, 86.5),
      build('first', 1, 88),
      build('third', 1, 74.25),
    ),
  ).toEqual([['Bull Riding', 'first second third buck-off unknown']]);
});

test('[ROD-01] a timed event has the best time first; 0 is no time', () => {
  // Neither by id nor by rider.
  const rides = buildThree((id, index) =>
    build(id, 5, [17.34, 13.9, 15.2][index]!, ['Ana', 'Mia', 'Zoe'][index]),
  );
  const others = [build('c', 5, 0, 'Wade'), build('d', 5, null, 'Xena')];
  expect(list(...others, ...rides)).toEqual([['Barrel Racing', 'willow alder marsh c d']]);
});

test('events have their order; equal results are in the order of the riders', () => {
  expect(
    list(
      build('roping', 4, 5.2),
      build('zoe', 1, 80, 'Zoe'),
      build('abe', 1, 80, 'Abe'),
      build('bronc', 3, 81),
      build('nothing', 11, 90),
    ),
  ).toEqual([
    ['Bull Riding', 'abe zoe'],
    ['Saddle Bronc', 'bronc'],
    ['Team Roping', 'roping'],
  ]);
});

test('no rides have no events', () => {
  expect(groupByEvent([])).toEqual([]);
});

test('[FIG-07] each day has its own events, the latest day first, rides without a day last', () => {
  const ride = (id: string, day: string | undefined, score: number) => ({
    ...build(id, 1, score),
    event_date: day === undefined ? null : Date.parse(`${day}Z`) / 1000,
  });
  const days = groupByDay([
    ride('undated', undefined, 99),
    ride('first', '2026-07-24T00:00', 80),
    ride('late', '2026-07-25T23:30', 90),
    ride('second', '2026-07-25T00:00', 91),
  ]);
  expect(days.map(({ day, events }) => [day, events[0]?.rides.map(({ id }) => id).join(' ')])).toEqual([
    [Date.UTC(2026, 6, 25) / 1000, 'second late'],
    [Date.UTC(2026, 6, 24) / 1000, 'first'],
    [null, 'undated'],
  ]);
});

test('[FIG-01] what shows the same is in the order of the riders, and thousandths order what does not', () => {
  expect(
    list(build('z', 5, 17.005, 'Zoe'), build('a', 5, 17.006, 'Abe'), build('b', 5, 17.0050001, 'Bo')),
  ).toEqual([['Barrel Racing', 'b z a']]);
});
