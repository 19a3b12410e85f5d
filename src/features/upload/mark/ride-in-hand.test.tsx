import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TrimSession } from '#src/media/trim-session.ts';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import { createRide, createRides, findShownSource, unsearched } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { RideInHand } from './ride-in-hand.tsx';

const session = {
  source: buildSourceVideo({ duration: 600 }),
  timeline: { frameTimes: Float64Array.from({ length: 6000 }, (_, frame) => frame / 10), duration: 600 },
  extractPreviewFrames: () => Promise.resolve(),
  prepareTrim: () => Promise.resolve(),
  dispose: () => undefined,
} as unknown as TrimSession;

/** A recording of ten minutes with a ride in hand. */
beforeEach(() => {
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  const file = { name: 'night.mp4', size: 9, lastModified: 1 };
  const rides = [createRide('s1', { start: 100, end: 130 }, 'suggested', 0.3)];
  nightStore.useRides.setState({
    ...createRides('night'),
    ...{ status: 'open', rides, selectedId: rides[0]?.id },
    sources: [{ ...unsearched, id: 's1', file, duration: 600, session }],
  });
  function Hand() {
    const night = nightStore.useRides();
    const source = findShownSource(night);
    const ride = night.rides.find(({ id }) => id === night.selectedId);
    return source && <RideInHand {...{ source, session, ride, shown: night.shown, rides: night.rides }} />;
  }
  render(<Hand />);
});
afterEach(() => nightStore.useRides.setState(createRides('night'), true));

const getPosition = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position in the recording' });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('[UPL-18] a ride stays in hand while one looks around in it, and others are looked for outside', async () => {
  expect(screen.getByText('Ride 1 · Maybe a ride')).toBeTruthy();
  await click('Forward 10 seconds');
  expect(screen.getByRole('region', { name: 'Ride 1' })).toBeTruthy();
  expect(getPosition().valueAsNumber).toBe(110);
  fireEvent.change(getPosition(), { target: { value: '300' } });
  expect(screen.getByRole('region', { name: 'Between rides' })).toBeTruthy();
  expect(getPosition().valueAsNumber).toBe(300);
  await click('Add a ride here');
  expect(nightStore.getState().rides.map(({ selection }) => selection)).toEqual([
    { start: 100, end: 130 },
    { start: 297, end: 312 },
  ]);
});

test('[UPL-18] a place that was chosen on the line is shown', () => {
  fireEvent.loadedMetadata(screen.getByLabelText('The recording'));
  act(() => nightStore.dispatch({ type: 'source shown', id: 's1', time: 400 }));
  expect(screen.getByRole('region', { name: 'Between rides' })).toBeTruthy();
  expect(getPosition().valueAsNumber).toBe(400);
  fireEvent.loadedMetadata(screen.getByLabelText('The recording'));
  expect(getPosition().valueAsNumber).toBe(400);
});

test('[UPL-18] a ride is split where the picture is, if both parts are long enough', async () => {
  const isDisabled = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Split here' }).disabled;
  expect(isDisabled()).toBe(true);
  await click('Forward 10 seconds');
  expect(isDisabled()).toBe(false);
  await click('Split here');
  expect(nightStore.getState().rides.map(({ selection }) => selection)).toEqual([
    { start: 100, end: 110 },
    { start: 110, end: 130 },
  ]);
});

test('[UPL-18] the recording plays as fast as it is chosen', async () => {
  const video = screen.getByLabelText<HTMLVideoElement>('The recording');
  await click('Playback speed: 1x');
  expect([video.playbackRate, video.defaultPlaybackRate]).toEqual([2, 2]);
});
