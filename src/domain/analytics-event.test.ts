import { expect, test } from 'vitest';
import { buildAnalyticsProfile } from './analytics-event.ts';
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
