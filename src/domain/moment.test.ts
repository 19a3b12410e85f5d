import { expect, test } from 'vitest';
import { buildMomentFragment, buildMomentQuery, parseMoment } from './moment.ts';

test.each([
  ['?t=12.3&end=18&speed=0.25', { start: 12.3, end: 18, speed: 0.25 }],
  ['?t=12', { start: 12 }],
  ['?t=12.3.', { start: 12.3 }],
  ['?end=3', { start: 0, end: 3 }],
  ['?speed=2', { start: 0, speed: 2 }],
  ['?play=ride&t=4', { start: 4 }],
  ['?t=4&end=4&speed=3', { start: 4 }],
  ['?t=4&end=3&speed=0.05', { start: 4 }],
  ['?t=4&speed=0.3', { start: 4 }],
  ['?t=4&speed=0.1', { start: 4, speed: 0.1 }],
  ['?t=-4&end=3', { start: 0, end: 3 }],
  ['?t=4&end=Infinity&speed=fast', { start: 4 }],
])('reads %s', (search, moment) => {
  expect(parseMoment(search)).toEqual(moment);
});

test.each([
  '',
  '?play=ride',
  '?t=',
  '?t=abc',
  '?t=1e3',
  '?t=0x10',
  '?t=NaN',
  '?t=-1',
  '?t=1,5',
  '?speed=0',
  '?end=0',
])('finds no moment in "%s"', (search) => {
  expect(parseMoment(search)).toBeUndefined();
});

test.each([
  [{ start: 12.3 }, '?t=12.3', '#t=12.3'],
  [{ start: 0, end: 18, speed: 0.25 }, '?t=0&end=18&speed=0.25', '#t=0,18&speed=0.25'],
  [{ start: 2, speed: 1 }, '?t=2', '#t=2'],
  // Frames 37 and 277 at 30 frames per second.
  [{ start: 37 / 30, end: 277 / 30 }, '?t=1.234&end=9.234', '#t=1.234,9.234'],
])('writes %j', (moment, query, fragment) => {
  expect(buildMomentQuery(moment)).toBe(query);
  expect(buildMomentFragment(moment)).toBe(fragment);
});

test.each([24, 30, 60, 120])('names the same frame again at %i frames per second', (rate) => {
  for (let frame = 0; frame < rate * 3; frame++) {
    const seconds = parseMoment(buildMomentQuery({ start: frame / rate }))?.start ?? -1;
    expect(Math.floor(seconds * rate + 1e-6)).toBe(frame);
  }
});
