import { expect, test } from 'vitest';
import { presentResult } from './present-result.ts';
import { parseVideo, type Video } from './video.ts';

const present = (fields: Partial<Video>) => presentResult(parseVideo('ride', { event_type: 1, ...fields }));

test.each([
  { marks: [2, 7.29], seconds: '5.2 s' },
  { marks: [0, 3], seconds: '3.0 s' },
  { marks: [null, 7], seconds: undefined },
  { marks: [2, null], seconds: undefined },
  { marks: [-1, 4], seconds: undefined },
  { marks: [4, 4], seconds: undefined },
  { marks: [7, 2], seconds: undefined },
])('a buck-off marked $marks lasted $seconds', ({ marks: [ride_start = null, ride_end = null], seconds }) => {
  const shown = present({ score: 0, ride_start, ride_end });
  expect(shown?.plate).toEqual({ main: 'Bucked off', below: seconds });
  expect(shown?.listed).toBe(seconds ? `Off ${seconds}` : 'Off');
});

test('the seconds of a ride that ended otherwise are not said', () => {
  const marked = { score: null, ride_start: 2, ride_end: 7 };
  expect([
    present({ ...marked, result: 'disqualified' })?.plate,
    present({ ...marked, result: 'qualified' }),
  ]).toMatchObject([
    { main: 'DQ', below: 'No score' },
    { plate: { main: 'Qualified', below: undefined }, listed: 'Qualified' },
  ]);
});

test.each([
  { fields: { score: 86.5, rider_marks: 43.5, animal_marks: 43 }, parts: '43.5 + 43' },
  { fields: { score: 86.5, rider_marks: 43.5 }, parts: undefined },
  { fields: { score: 86.5, animal_marks: 43 }, parts: undefined },
  { fields: { score: 0, rider_marks: 20, animal_marks: 43 }, parts: undefined },
  { fields: { event_type: 5, time: 19.32, penalty: 5 }, parts: '14.32 + 5' },
  { fields: { event_type: 5, time: 19.3 }, parts: undefined },
])('what $fields is made of: $parts', ({ fields, parts }) => {
  expect(present(fields)?.parts).toBe(parts);
});
