import { describe, expect, test } from 'vitest';
import { buildNewUser, type SignupAnswers } from './new-user.ts';

const account = { id: 'u-1', photoUrl: '', now: 1_770_000_000 };
const answers: SignupAnswers = {
  type: 'fan',
  firstName: 'Cody',
  lastName: 'Latham',
  name: '',
  location: 'Cheyenne, WY',
  bio: '',
  sponsors: '',
  events: [1, 3],
  favouriteEvents: [5],
};

/** DATA-01 */
const storedFields = [
  ...['id', 'first_name', 'last_name', 'name', 'location', 'bio', 'sponsors', 'photo_url'],
  ...['isVerified', 'deleted', 'account_type', 'events', 'favouriteEvents', 'registered_time'],
  ...['facebook_url', 'instagram_url', 'twitter_url', 'youtube_url', 'tiktok_url', 'website_url'],
  ...['current_accessed_account', 'account_access', 'user_access', 'sent_invites', 'received_invites'],
  ...['sent_requests', 'received_requests'],
];

describe('buildNewUser', () => {
  test('[SIGN-07, DATA-01] contains exactly the stored fields, without the passwords', () => {
    const profile = buildNewUser(answers, account);
    expect(Object.keys(profile).toSorted()).toEqual(storedFields.toSorted());
    expect(profile).toMatchObject({
      deleted: false,
      registered_time: 1_770_000_000,
      current_accessed_account: 'u-1',
    });
  });

  test('[SIGN-09] stores the account type: 3 for fans, 2 with events for contestants, 1 for contractors', () => {
    expect(buildNewUser(answers, account)).toMatchObject({
      account_type: 3,
      events: [],
      favouriteEvents: [5],
    });
    expect(buildNewUser({ ...answers, type: 'contestant' }, account)).toMatchObject({
      account_type: 2,
      events: [1, 3],
    });
    expect(buildNewUser({ ...answers, type: 'contractor', name: 'Cedar Gap' }, account)).toMatchObject({
      account_type: 1,
      name: 'Cedar Gap',
      first_name: 'Cedar Gap',
      last_name: '',
      events: [],
    });
  });
});
