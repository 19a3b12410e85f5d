import { expect, test } from 'vitest';
import { getLocalDay, getNextTime, isQuiet } from './quiet-hours.ts';

const night = { quiet_from: 22, quiet_until: 7 };
const at = (time: string) => Date.parse(time);
const denver = { ...night, zone: 'America/Denver' };

test.each([
  ['America/Denver', '2026-11-29T04:59:00Z', false],
  ['America/Denver', '2026-11-29T05:00:00Z', true],
  ['America/Denver', '2026-11-29T13:59:00Z', true],
  ['America/Denver', '2026-11-29T14:00:00Z', false],
  ['Asia/Kathmandu', '2026-11-29T16:14:00Z', false],
  ['Asia/Kathmandu', '2026-11-29T16:15:00Z', true],
  ['Nowhere/Nothing', '2026-11-29T21:59:00Z', false],
  ['', '2026-11-29T22:00:00Z', true],
])('[PUSH-06] it is night in %s at %s: %s', (zone, time, isNight) => {
  expect(isQuiet(at(time), { ...night, zone })).toBe(isNight);
});

test('[PUSH-06] quiet hours of the day and none are possible', () => {
  const noon = at('2026-11-29T12:00:00Z');
  expect(isQuiet(noon, { zone: 'UTC', quiet_from: 9, quiet_until: 17 })).toBe(true);
  expect(isQuiet(noon, { zone: 'UTC', quiet_from: 13, quiet_until: 17 })).toBe(false);
  expect(isQuiet(noon, { zone: 'UTC', quiet_from: 12, quiet_until: 12 })).toBe(false);
});

test.each([
  ['at day', '2026-11-29T18:07:00Z', false, '2026-11-29T18:07:00Z'],
  ['at night', '2026-11-29T05:07:00Z', false, '2026-11-29T14:00:00Z'],
  ['in the night of the change to summer time', '2026-03-08T06:07:00Z', false, '2026-03-08T13:00:00Z'],
  ['in the night of the change to winter time', '2026-11-01T05:07:00Z', false, '2026-11-01T14:00:00Z'],
  ['after enough for a day', '2026-11-29T18:07:00Z', true, '2026-11-30T14:00:00Z'],
  ['after enough before the change to winter time', '2026-10-31T13:00:00Z', true, '2026-11-01T14:00:00Z'],
])('[PUSH-06] %s the next time is a time of day', (_case, now, isOtherDay, next) => {
  expect(new Date(getNextTime(at(now), denver, isOtherDay)).toISOString()).toBe(new Date(next).toISOString());
});

test('[PUSH-06] a day is that of the reader', () => {
  expect(getLocalDay(at('2026-11-29T06:00:00Z'), denver)).toBe('2026-11-28');
  expect(getLocalDay(at('2026-11-29T18:00:00Z'), { zone: 'Asia/Manila' })).toBe('2026-11-30');
});
