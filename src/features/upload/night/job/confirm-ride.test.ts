import { expect, test, vi } from 'vitest';
import { emptyRideForm } from '../../job/ride-form-schema.ts';
import { findRideProblem } from './confirm-ride.ts';
import { createRide } from './night-state.ts';

vi.mock('#src/data/firestore-rest/public-animals.ts', () => ({}));
vi.mock('#src/data/firestore-lite/users.ts', () => ({}));

const common = { ...emptyRideForm, eventId: 1 };
const ride = createRide('night', { start: 10, end: 18 }, 'accepted');

test('a ride is ready once it is long enough and its own details fit, whatever all rides lack', () => {
  expect(findRideProblem(common, ride, false)).toBeUndefined();
  expect(findRideProblem(common, ride, true)).toBe('animal');
  const scored = (result: string) => ({ ...ride, details: { ...emptyRideForm, result } });
  expect(findRideProblem(common, scored('88,5'), false)).toBeUndefined();
  expect(findRideProblem(common, scored('880'), false)).toBe('details');
  expect(findRideProblem(common, { ...ride, selection: { start: 10, end: 10.5 } }, true)).toBe('length');
});
