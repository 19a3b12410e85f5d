import { expect, test } from 'vitest';
import { emptyRideForm } from './ride-form-values.ts';
import { parsePublishedState, toNextDetails, toPublishedState } from './published-ride.ts';

test('keeps rodeo, place and date for the next ride, and nothing else', () => {
  const kept = { title: 'Cheyenne', location: 'Cheyenne, WY', date: '2026-07-20' };
  const state: unknown = toPublishedState({ ...emptyRideForm, ...kept, result: '87', notes: 'Wild' });
  const published = parsePublishedState(structuredClone(state));
  expect(published && toNextDetails(published)).toEqual({ ...emptyRideForm, ...kept });
});

test.each([null, undefined, {}, { published: { title: 3 } }, 'published'])(
  'ignores the state %j',
  (state) => {
    expect(parsePublishedState(state)).toBeUndefined();
  },
);
