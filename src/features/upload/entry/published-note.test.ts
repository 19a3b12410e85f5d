import { expect, test } from 'vitest';
import { emptyRideForm } from '../rides/ride-form-schema.ts';
import { parsePublishedState, toPublishedState } from './published-note.tsx';

test('keeps rodeo, place and date for the next ride, which films are others, and nothing else', () => {
  const kept = { title: 'Cheyenne', location: 'Cheyenne, WY', date: '2026-07-20' };
  const otherFilms = ['b', 'c', 'a'];
  const state: unknown = toPublishedState(
    { ...emptyRideForm, ...kept, otherFilms, result: '87', notes: 'Wild' },
    'video-7',
  );
  expect(parsePublishedState(structuredClone(state))).toEqual({ ...kept, videoId: 'video-7', otherFilms });
});

test.each([null, undefined, {}, { published: { title: 3 } }, 'published'])(
  'ignores the state %j',
  (state) => {
    expect(parsePublishedState(state)).toBeUndefined();
  },
);
