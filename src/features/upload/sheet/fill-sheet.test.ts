import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readMatchedSheet } from '#src/domain/day-sheet/matched-sheet.ts';
import { buildAnimalTag, buildRiderTag } from '#tests/support/factories/build-tags.ts';
import { createRide, createRides } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { changeRow, moveRow, setHasRow } from './change-sheet.ts';
import { fillSheet, useFollowingRides } from './fill-sheet.ts';

afterEach(() => nightStore.useRides.setState(createRides('night'), true));

const names = ['Cody', 'Max', 'Tom', 'Luke'];
const { rows } = readMatchedSheet({
  rows: names.map((name, index) => ({
    said: { line: index + 1, rider: name },
    rider: buildRiderTag(name),
    animal: buildAnimalTag(`J${index}`, 'Bull'),
  })),
});

const getRiders = () =>
  nightStore
    .getState()
    .rides.map(({ details }) => details.contestant?.name ?? '-')
    .join(' ');

const judge = (number: number, verdict: 'accepted' | 'dropped') =>
  act(() => nightStore.dispatch({ type: 'verdict changed', id: `ride-${number}`, verdict }));

test('[SHEET-04] rides that are accepted or dropped move the others to other rows, until the sheet is changed', () => {
  const verdicts = ['accepted', 'suggested', 'accepted', 'suggested', 'accepted'] as const;
  nightStore.useRides.setState({
    sheet: { ...readMatchedSheet({}), rows },
    rides: verdicts.map((verdict, index) => ({
      ...createRide('night', { start: index * 40, end: index * 40 + 15 }, verdict),
      id: `ride-${index + 1}`,
    })),
  });
  renderHook(() => useFollowingRides(nightStore.useRides()));
  expect(getRiders()).toBe('- - - - -');
  act(fillSheet);
  expect(getRiders()).toBe('Cody - Max - Tom');
  judge(2, 'accepted');
  expect(getRiders()).toBe('Cody Max Tom - Luke');
  judge(1, 'dropped');
  expect(getRiders()).toBe('- Cody Max - Tom');
  // As many are accepted as before, when both are judged at once.
  act(() => {
    nightStore.dispatch({ type: 'verdict changed', id: 'ride-2', verdict: 'dropped' });
    nightStore.dispatch({ type: 'verdict changed', id: 'ride-1', verdict: 'accepted' });
  });
  expect(getRiders()).toBe('Cody - Max - Tom');
  judge(2, 'accepted');
  judge(1, 'dropped');
  act(() => moveRow(1, 1));
  judge(4, 'accepted');
  expect(getRiders()).toBe('- Cody Max - Tom');
  act(() => changeRow(0, { isSkipped: true }));
  act(fillSheet);
  expect(getRiders()).toBe('- Tom Max Luke -');
});

test('[SHEET-04] a ride has no row, and has one again; the first and the last row stay where they are', () => {
  nightStore.useRides.setState({
    sheet: { ...readMatchedSheet({}), rows },
    rides: [1, 2, 3].map((number) => ({
      ...createRide('night', { start: 40 * number, end: 40 * number + 15 }, 'accepted'),
      id: `ride-${number}`,
    })),
  });
  const fillAfter = (changeSheet: () => void) => {
    act(changeSheet);
    act(fillSheet);
    return getRiders();
  };
  expect(fillAfter(() => setHasRow('ride-2', false))).toBe('Cody - Max');
  expect(fillAfter(() => setHasRow('ride-1', false))).toBe('- - Cody');
  expect(fillAfter(() => setHasRow('ride-2', true))).toBe('- Cody Max');
  expect(fillAfter(() => moveRow(0, -1))).toBe('- Cody Max');
  expect(fillAfter(() => moveRow(3, 1))).toBe('- Cody Max');
  expect(fillAfter(() => moveRow(1, -1))).toBe('- Max Cody');
});

test('without a sheet nothing is filled or changed', () => {
  const before = nightStore.getState();
  act(fillSheet);
  act(() => moveRow(0, 1));
  expect(nightStore.getState()).toBe(before);
});
