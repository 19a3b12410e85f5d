import { expect, test } from 'vitest';
import { emptyRideForm } from './ride-form-schema.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { parseUser } from '#src/domain/user.ts';
import { confirmRide, findRideProblem } from './confirm-ride.ts';
import { createRide, getRideValues } from './rides-state.ts';

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

test('what was emptied while a ride waited for its turn keeps it from being published', async () => {
  const parse = (user: ReturnType<typeof buildContestant>) => parseUser(user.id, user);
  const [contestant, contractor] = [parse(buildContestant()), parse(buildContractor())];
  const rodeo = {
    ...common,
    accountId: 'june',
    title: 'Lazy E',
    location: 'Guthrie, OK',
    date: '2026-10-02',
  };
  const confirm = (values: typeof rodeo, account: typeof contestant) =>
    confirmRide(getRideValues('night', values, emptyRideForm), account);
  const confirmed = await confirm(rodeo, contestant);
  expect(confirmed.values.title).toBe('Lazy E');
  expect(confirmed.contestants.map(({ id }) => id)).toEqual([contestant.id]);
  const emptied = confirm({ ...rodeo, title: '' }, contestant);
  await expect(emptied).rejects.toThrow('Rodeo Event is required!');
  const withoutAnimal = confirm(rodeo, contractor);
  await expect(withoutAnimal).rejects.toThrow('Animal is a required field');
});
