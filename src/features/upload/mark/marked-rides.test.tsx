import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRide, createRides, unsearched } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { MarkedRides } from './marked-rides.tsx';

const found = [0.9, 0.8, 0.3, 0.1].map((confidence, index) => ({
  ...{ start: index * 30, end: index * 30 + 10 },
  confidence,
}));

/** A recording with two sure suggestions, an unsure one, and one that is not suggested. */
beforeEach(() => {
  const file = { name: 'night.mp4', size: 9, lastModified: 1 };
  nightStore.useRides.setState({
    ...createRides('night'),
    status: 'open',
    sources: [{ ...unsearched, id: 's1', file, duration: 600, found, searchResult: 'both' }],
    rides: found.slice(0, 3).map((ride) => createRide('s1', ride, 'suggested', ride.confidence)),
  });
  function List() {
    return <MarkedRides night={nightStore.useRides()} pictures={new Map()} account={undefined} />;
  }
  render(<List />);
});
afterEach(() => nightStore.useRides.setState(createRides('night'), true));

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('[UPL-17] the list says which suggestions are unsure, and accepts the others at once', async () => {
  expect(screen.getAllByText('Suggested ride')).toHaveLength(2);
  expect(screen.getAllByText('Maybe a ride')).toHaveLength(1);
  await click('Accept all 2 sure rides');
  expect(nightStore.getState().rides.map(({ verdict }) => verdict)).toEqual([
    'accepted',
    'accepted',
    'suggested',
  ]);
  expect(screen.queryByRole('button', { name: /sure ride/ })).toBeNull();
});

test('[UPL-17] more are suggested until there are no more, and fewer', async () => {
  await click('More');
  expect(screen.getAllByText('Maybe a ride')).toHaveLength(2);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More' }).disabled).toBe(true);
  await click('Fewer');
  expect(screen.queryByText('Maybe a ride')).toBeNull();
  expect(screen.getAllByText('Suggested ride')).toHaveLength(2);
});

test('[LIST-03] of a long night the list reaches down to the ride that is selected', () => {
  const rides = Array.from({ length: 70 }, (_, index) =>
    createRide('s1', { start: index * 8, end: index * 8 + 7 }, 'accepted'),
  );
  const countRows = () => screen.getByRole('list').children.length;
  act(() => nightStore.useRides.setState({ rides }));
  expect(countRows()).toBe(50);
  act(() => nightStore.useRides.setState({ selectedId: rides[57]!.id }));
  expect(countRows()).toBe(58);
});

test('the list says when the gate opens in each clip, and how long the ride lasts', () => {
  const ride = {
    ...createRide('s1', { start: 30, end: 40 }, 'accepted'),
    rideMarks: { start: 32.5, end: 38 },
  };
  act(() => nightStore.useRides.setState({ rides: [ride] }));
  expect(screen.getByRole('list').textContent).toContain('Gate +2.5 sRide 5.50 s');
});
