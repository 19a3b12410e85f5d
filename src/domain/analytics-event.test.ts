import { expect, test } from 'vitest';
import { buildAnalyticsProfile, getWatchBucket } from './analytics-event.ts';
import { parseUser } from './user.ts';

test('[ANA-01, DATA-07] the profile has four fields', () => {
  const user = parseUser('june', {
    account_type: 2,
    registered_time: 1_700_000_000,
    email: 'june@example.com',
    first_name: 'June',
  });
  expect(buildAnalyticsProfile(user)).toEqual({
    user_id: 'june',
    account_type: 2,
    platform: 'web',
    signed_up_date: 1_700_000_000,
  });
});

test.each([
  [0, '0-10'],
  [3.99, '0-10'],
  [4, '10-30'],
  [11.99, '10-30'],
  [12, '30-60'],
  [24, '60-90'],
  [35.99, '60-90'],
  [36, '90-100'],
  [40, '90-100'],
  [40.1, '90-100'],
])('[PLY-07] %d of 40 seconds is in bucket %s', (position, bucket) => {
  expect(getWatchBucket(position, 40)).toBe(bucket);
});

test('[PLY-07] there is no bucket before the length is known', () => {
  expect(getWatchBucket(0, 0)).toBeUndefined();
  expect(getWatchBucket(1, Number.NaN)).toBeUndefined();
});
