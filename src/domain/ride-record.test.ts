import { expect, test } from 'vitest';
import { parseRecordedRide, sortRecordedRides, toRecordedRide } from './ride-record.ts';
import { parseVideo } from './video.ts';

test('[FIG-05] rides without a day come after those before 1970, and a record keeps that they have none', () => {
  const days = {
    undated: undefined,
    old: Date.UTC(1967, 11, 1) / 1000,
    epoch: 0,
    text: '1',
    new: 1_780_000_000,
  };
  const rides = Object.entries(days).map(([id, event_date]) => parseVideo(id, { event_date }));
  const recorded = rides.map((ride) => parseRecordedRide(JSON.parse(JSON.stringify(toRecordedRide(ride)))));
  const sorted = sortRecordedRides(recorded, { kind: 'of-animal', animalId: 'bull' });
  expect(sorted.map(({ id, event_date }) => [id, event_date])).toEqual([
    ['new', 1_780_000_000],
    ['epoch', 0],
    ['old', days.old],
    ['undated', null],
    ['text', null],
  ]);
});
