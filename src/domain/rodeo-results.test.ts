import { expect, test } from 'vitest';
import { groupByEvent } from './rodeo-results.ts';
import { parseVideo } from './video.ts';

const build = (id: string, event_type: number, result: number | null, rider = '') => {
  const field = event_type <= 3 ? { score: result } : { time: result };
  const riders = rider === '' ? {} : { contestants_id: [rider], contestants_names: [rider] };
  return parseVideo(id, { event_type, ...field, ...riders });
};

const list = (...videos: ReturnType<typeof build>[]) =>
  groupByEvent(videos).map(({ eventName, rides }) => [eventName, rides.map(({ id }) => id).join(' ')]);

test('a scored event has the best score first, then buck-offs, then rides without a result', () => {
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

test('a timed event has the best time first; 0 is no time', () => {
  expect(
    list(build('zero', 5, 0), build('slow', 5, 17.34), build('fast', 5, 13.9), build('none', 5, null)),
  ).toEqual([['Barrel Racing', 'fast slow none zero']]);
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
