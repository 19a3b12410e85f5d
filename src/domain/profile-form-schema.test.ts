import { describe, expect, test } from 'vitest';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/build-user.ts';
import type { AccountType } from './account-type.ts';
import {
  toProfileFormValues,
  buildProfileChanges,
  getProfileFormSchema,
  type ProfileFormValues,
} from './profile-form-schema.ts';
import { parseUser } from './user.ts';

const stored = { contractor: buildContractor(), contestant: buildContestant(), fan: buildFan() };
const getProfile = (type: keyof typeof stored) =>
  parseUser(stored[type].id, { ...stored[type], email: 'june@example.com' });

/** The error messages for a valid form with some values replaced. */
function getErrors(type: keyof typeof stored, changes: Partial<ProfileFormValues>): string[] {
  const parsed = getProfileFormSchema(type).safeParse({
    ...toProfileFormValues(getProfile(type)),
    ...changes,
  });
  return parsed.error?.issues.map((issue) => issue.message) ?? [];
}

describe('getProfileFormSchema', () => {
  test.each(['contractor', 'contestant', 'fan'] as const)('[PRO-01] accepts a complete %s', (type) => {
    expect(getErrors(type, {})).toEqual([]);
  });

  test.each<[keyof typeof stored, Partial<ProfileFormValues>, string]>([
    ['contractor', { name: ' ' }, 'Name is required'],
    ['contestant', { first_name: '' }, 'First Name is required'],
    ['contestant', { last_name: '  ' }, 'Last Name is required'],
    ['contestant', { events: null }, 'Participating events are required'],
    ['contestant', { events: [] }, 'You have to choose an event'],
    ['fan', { email: '' }, 'E-mail is required'],
    ['fan', { email: 'riley@' }, 'E-mail must be valid'],
  ])('[PRO-01] for a %s, %j gives %j', (type, changes, message) => {
    expect(getErrors(type, changes)).toEqual([message]);
  });

  test('[PRO-01] requires a name of contractors only, and events of contestants only', () => {
    expect(getErrors('contractor', { first_name: '', last_name: '', events: null })).toEqual([]);
    expect(getErrors('contestant', { name: '' })).toEqual([]);
    expect(getErrors('fan', { name: '', events: null })).toEqual([]);
  });

  test('[PRO-01] requires first and last names of letters for fans too', () => {
    expect(getErrors('fan', { first_name: '', last_name: '' })).toEqual([
      'First Name is required',
      'Last Name is required',
    ]);
    expect(getErrors('fan', { first_name: 'Riley 2' })).toEqual([
      'First Name can only have letters, spaces, hyphens, apostrophes and dots',
    ]);
  });

  test('[PRO-03] allows all other fields to be empty, and limits their length', () => {
    const empty = { phone: '', location: '', sponsors: '', bio: '', favouriteEvents: [] };
    expect(getErrors('fan', empty)).toEqual([]);
    const long = 'x'.repeat(2001);
    expect(getErrors('fan', { phone: long, location: long, sponsors: long, bio: long })).toEqual([
      "Phone can't be longer than 40 characters",
      "Location can't be longer than 120 characters",
      "Sponsors can't be longer than 1000 characters",
      "Bio can't be longer than 2000 characters",
    ]);
  });

  test('[PRO-03] completes a link, and rejects one to another site', () => {
    const values = { ...toProfileFormValues(getProfile('fan')), facebook_url: ' facebook.com/riley ' };
    expect(getProfileFormSchema('fan').parse(values).facebook_url).toBe('https://facebook.com/riley');
    expect(getErrors('fan', { tiktok_url: 'https://example.com/riley' })).toEqual([
      'Enter a link to TikTok, for example tiktok.com/@yourname',
    ]);
  });

  test('[PRO-01] after a change of the account type requires the fields of the new type', () => {
    const getErrorsAfterChange = (type: AccountType, before: keyof typeof stored) =>
      getProfileFormSchema(type)
        .safeParse(toProfileFormValues(getProfile(before)))
        .error?.issues.map(({ message }) => message);
    expect(getErrorsAfterChange('contractor', 'fan')).toEqual(['Name is required']);
    expect(getErrorsAfterChange('contestant', 'fan')).toEqual(['Participating events are required']);
    expect(getErrorsAfterChange('fan', 'contractor')).toEqual(['Last Name is required']);
  });
});

describe('buildProfileChanges', () => {
  const save = (type: keyof typeof stored, changes: Partial<ProfileFormValues>) => {
    const before = getProfile(type);
    return buildProfileChanges(
      before,
      type,
      getProfileFormSchema(type).parse({ ...toProfileFormValues(before), ...changes }),
    );
  };

  test('[DATA-01] contains only fields that differ', () => {
    expect(save('contestant', {})).toEqual({});
    expect(save('contestant', { bio: ' Rides. ', events: [1, 3], favouriteEvents: [2] })).toEqual({
      bio: 'Rides.',
      events: [1, 3],
      favouriteEvents: [2],
    });
  });

  test('[DATA-01] never contains the email, which changes with the login', () => {
    expect(save('fan', { email: 'other@example.com' })).toEqual({});
  });

  test("[DATA-01] copies a contractor's name to the first name", () => {
    expect(save('contractor', { name: 'High Mesa' })).toEqual({
      name: 'High Mesa',
      first_name: 'High Mesa',
      isVerified: false,
    });
  });

  test('another apostrophe is no new name', () => {
    const before = { ...getProfile('fan'), last_name: 'O’Neill' };
    const values = getProfileFormSchema('fan').parse({
      ...toProfileFormValues(before),
      location: 'Elko, NV',
    });
    expect(buildProfileChanges(before, 'fan', values)).toEqual({ location: 'Elko, NV' });
  });

  test('a new name removes the verified badge, other changes keep it', () => {
    expect(save('fan', { last_name: 'Stone-Miller' })).toEqual({
      last_name: 'Stone-Miller',
      isVerified: false,
    });
    expect(save('fan', { location: 'Cody, WY' })).toEqual({ location: 'Cody, WY' });
  });

  test('[DATA-01] clears the last name of a person who became a contractor', () => {
    const before = getProfile('fan');
    const values = { ...toProfileFormValues(before), name: 'High Mesa' };
    expect(buildProfileChanges(before, 'contractor', values)).toEqual({
      name: 'High Mesa',
      first_name: 'High Mesa',
      last_name: '',
      isVerified: false,
    });
  });

  test('[DATA-01] keeps the events of a fan who was a contestant', () => {
    const before = getProfile('contestant');
    expect(buildProfileChanges(before, 'fan', { ...toProfileFormValues(before), events: null })).toEqual({});
  });
});
