import { expect, test } from 'vitest';
import { getPrefill } from './get-prefill.ts';

test.each([null, undefined, 'text', {}, { from: 'animal-form' }])('%j does not prefill the form', (state) => {
  expect(getPrefill(state)).toBeUndefined();
});

test('a rodeo of the schedule prefills the form', () => {
  const nextEvent = { event: 'Roundup', eventType: 1, location: '', date: '2026-11-28', animal: null };
  expect(getPrefill({ nextEvent })).toEqual(nextEvent);
  expect(getPrefill({ nextEvent: { event: 7 } })).toEqual({
    event: '',
    eventType: 0,
    location: '',
    date: '',
    animal: null,
  });
});
