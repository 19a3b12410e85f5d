import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createRide, createRides, unsearched } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { NightLine } from './night-line.tsx';

const file = { name: 'night.mp4', size: 9, lastModified: 1 };

/** Two recordings of 100 and 300 seconds. */
function open() {
  const sources = [
    { ...unsearched, id: 's1', file, duration: 100, activity: [0.5, 1] },
    { ...unsearched, id: 's2', file, duration: 300 },
  ];
  const rides = [
    createRide('s1', { start: 20, end: 30 }, 'suggested', 0.8),
    createRide('s2', { start: 200, end: 210 }, 'suggested', 0.3),
  ];
  nightStore.useRides.setState({ ...createRides('night'), status: 'open', sources, rides }, true);
  function Line() {
    return <NightLine night={nightStore.useRides()} />;
  }
  render(<Line />);
}

afterEach(() => nightStore.useRides.setState(createRides('night'), true));

const slideTo = (seconds: number) => {
  const slider = screen.getByRole('slider', { name: 'Position in the night' });
  fireEvent.change(slider, { target: { value: String(seconds) } });
  return slider;
};

test('[UPL-18] a tap on the line leads to that place of the recording that lies there', () => {
  open();
  expect(slideTo(150).getAttribute('aria-valuetext')).toBe('2:30');
  expect(nightStore.getState()).toMatchObject({ selectedId: undefined, shown: { id: 's2', time: 50 } });
  slideTo(99);
  expect(nightStore.getState().shown).toEqual({ id: 's1', time: 99 });
});

test('[UPL-17] a pin says whether a suggestion is sure', () => {
  open();
  const pins = screen.getAllByRole('button').map((pin) => pin.getAttribute('aria-label'));
  expect(pins).toEqual(['Ride 1, Suggested, 0:20', 'Ride 2, Maybe a ride, 3:20']);
});
