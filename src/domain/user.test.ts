import { describe, expect, test } from 'vitest';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/user.ts';
import { getAccessibleAccountIds, canActAs, getSelectedAccountId } from './access.ts';
import { canPublish, parseAccountType, toStoredAccountType } from './account-type.ts';
import { getDisplayName, parseUser } from './user.ts';

describe('a stored user', () => {
  test('[DATA-01] keeps every field that is stored', () => {
    const stored = buildContractor({ name: 'Prairie Jack Rodeo', phone: '555', favouriteEvents: [1, 3] });
    const user = parseUser(stored.id, stored);
    expect(user).toMatchObject({ ...stored, account_type: 'contractor' });
  });

  test('[DATA-01] reads as an empty fan when everything is missing or of an older type', () => {
    expect(parseUser('u1', {})).toMatchObject({
      id: 'u1',
      account_type: 'fan',
      events: [],
      account_access: {},
    });
    expect(parseUser('u1', { bio: 7, events: 'all', account_access: null })).toMatchObject({
      bio: '',
      events: [],
    });
  });

  test('[DATA-01] an access entry that is false counts as absent', () => {
    expect(parseUser('u1', { account_access: { a: true, b: false } }).account_access).toEqual({ a: true });
  });

  test('[DATA-01] older names of fields are read, newer ones stand above them', () => {
    expect(parseUser('u1', { photoUrl: 'old', favorite_events: [2] })).toMatchObject({
      photo_url: 'old',
      favouriteEvents: [2],
    });
    expect(parseUser('u1', { photo_url: 'new', photoUrl: 'old' }).photo_url).toBe('new');
  });
});

describe('the display name', () => {
  test('[USR-01] is the organisation for a contractor, first and last name for others', () => {
    const organisation = {
      account_type: 'contractor',
      name: 'Red Fork',
      first_name: 'Red Fork',
      last_name: '',
    } as const;
    expect(getDisplayName(organisation)).toBe('Red Fork');
    expect(
      getDisplayName({ ...organisation, account_type: 'fan', first_name: 'Ana', last_name: 'Ruiz' }),
    ).toBe('Ana Ruiz');
  });

  test('[USR-01] is never empty', () => {
    const nameless = { name: ' ', first_name: '', last_name: '' };
    for (const account_type of ['contractor', 'contestant', 'fan', 'staff'] as const) {
      expect(getDisplayName({ ...nameless, account_type })).not.toBe('');
    }
  });
});

describe('account types', () => {
  test('0 and whatever is unknown read as a fan, who may not publish', () => {
    expect([0, 9, undefined, '1'].map(parseAccountType)).toEqual(['fan', 'fan', 'fan', 'fan']);
    expect(canPublish('fan')).toBe(false);
  });

  test('what is written is read again', () => {
    for (const type of ['contractor', 'contestant', 'fan', 'staff'] as const) {
      expect(parseAccountType(toStoredAccountType(type))).toBe(type);
    }
  });
});

describe('acting for another account', () => {
  const grantor = parseUser('grantor', buildContractor({ user_access: { delegate: true } }));

  test("only the grantor's own document decides", () => {
    expect(canActAs(grantor, 'delegate')).toBe(true);
    expect(canActAs(grantor, 'stranger')).toBe(false);
    expect(canActAs(grantor, 'grantor')).toBe(true);
  });

  test('[SWT-01] losing access while acting returns to the own account', () => {
    const acting = {
      id: 'me',
      account_access: { grantor: true as const },
      current_accessed_account: 'grantor',
    };
    expect(getSelectedAccountId(acting)).toBe('grantor');
    expect(getSelectedAccountId({ ...acting, account_access: {} })).toBe('me');
  });

  test('the own account stands first', () => {
    expect(getAccessibleAccountIds({ id: 'me', account_access: { a: true, me: true } })).toEqual(['me', 'a']);
  });
});

test('factories make the account types they name', () => {
  expect(
    [buildContractor(), buildContestant(), buildFan()].map((user) => parseAccountType(user.account_type)),
  ).toEqual(['contractor', 'contestant', 'fan']);
});
