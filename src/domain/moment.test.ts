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
  ['?zoom=250-400-600', { start: 0, zoom: { scale: 2.5, x: 0.4, y: 0.6 } }],
  ['?t=2&zoom=2.5-40-60&draw=1-2-3', { start: 2 }],
  ['?t=2&zoom=100000-1-1&draw=1-2-3-4-5', { start: 2 }],
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

const line = {
  id: 1,
  kind: 'line' as const,
  points: [
    { x: 3500, y: 5000.4 },
    { x: 6500, y: 5000 },
  ],
};
const angle = {
  ...{ id: 2, kind: 'angle' as const },
  points: [
    { x: 62, y: 35 },
    { x: 42, y: 60 },
    { x: 17_000, y: 0 },
  ],
};
const seen = { start: 1.5, zoom: { scale: 2.5, x: 0.4, y: 0.6 }, shapes: [line, angle] };

test('[REVIEW-01] a link has the second, the zoom and what is drawn, as numbers', () => {
  const query = buildMomentQuery(seen);
  expect(query).toBe('?t=1.5&zoom=250-400-600&draw=3500-5000-6500-5000_62-35-42-60-17000-0');
  const read = parseMoment(query);
  expect(read).toEqual({
    ...seen,
    shapes: [{ ...line, points: [{ x: 3500, y: 5000 }, line.points[1]] }, angle],
  });
  expect(buildMomentQuery({ ...seen, zoom: { scale: 1, x: 0.5, y: 0.5 }, shapes: [] })).toBe('?t=1.5');
  expect(buildMomentFragment(seen)).toBe('#t=1.5');
  // A loop begins elsewhere.
  const looped = { ...seen, start: 0.5, end: 2, drawnAt: 1.5 };
  expect(buildMomentQuery(looped)).toBe(query);
  expect(buildMomentQuery({ ...looped, shapes: [] })).toBe('?t=0.5&end=2&zoom=250-400-600');
  expect(buildMomentFragment(looped)).toBe('#t=0.5,2');
});

test('[REVIEW-01] of the shapes of a link, what is no shape is left out, and no more than twelve are drawn', () => {
  const draw = [
    '1-2-3-4',
    '<b>',
    '1-2-3-4-5',
    '-1-2-3-4',
    '1e3-2-3-4',
    '1-2-3-4-5-6',
    '1-2-3-4-5-6-7-8',
  ].join('_');
  expect(parseMoment(`?draw=${draw}`)?.shapes?.map(({ kind }) => kind)).toEqual(['line', 'angle']);
  expect(parseMoment(`?draw=${Array(99).fill('1-2-3-4').join('_')}`)?.shapes).toHaveLength(12);
});
