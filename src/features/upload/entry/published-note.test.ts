import { expect, test } from 'vitest';
import { emptyRideForm } from '../rides/ride-form-schema.ts';
import { parsePublishedState, toPublishedState } from './published-note.tsx';

test('keeps rodeo, place and date for the next ride, which films show it or not, and nothing else', () => {
  const kept = { title: 'Cheyenne', location: 'Cheyenne, WY', date: '2026-07-20' };
  const answers = { sameFilm: 'd', otherFilms: ['b', 'c', 'a'] };
  const state: unknown = toPublishedState(
    { ...emptyRideForm, ...kept, ...answers, result: '87', notes: 'Wild' },
    'video-7',
  );
  expect(parsePublishedState(structuredClone(state))).toEqual({ ...kept, videoId: 'video-7', ...answers });
});

test.each([null, undefined, {}, { published: { title: 3 } }, 'published'])(
  'ignores the state %j',
  (state) => {
    expect(parsePublishedState(state)).toBeUndefined();
  },
);
