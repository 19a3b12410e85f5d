import { describe, expect, test } from 'vitest';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/build-user.ts';
import { getAccessibleAccountIds, canActAs, getSelectedAccountId } from './access.ts';
import { canPublish, parseAccountType, toStoredAccountType, type AccountType } from './account-type.ts';
import { buildAccountTypeChanges, getDisplayName, parseUser } from './user.ts';

describe('parseUser', () => {
  test('[DATA-01] keeps all stored fields', () => {
    const contact = { email: 'jack@example.com', phone: '555' };
    const stored = {
      ...buildContractor({ name: 'Prairie Jack Rodeo', favouriteEvents: [1, 3] }),
      ...contact,
    };
    const user = parseUser(stored.id, stored);
    expect(user).toMatchObject({ ...stored, account_type: 'contractor' });
  });

  test('[DATA-01] reads missing fields and older types as an empty fan', () => {
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

  test('[DATA-01] treats an access entry that is false as absent', () => {
    expect(parseUser('u1', { account_access: { a: true, b: false } }).account_access).toEqual({ a: true });
  });

  test('[DATA-01] reads older field names; newer ones take precedence', () => {
    expect(parseUser('u1', { photoUrl: 'old', favorite_events: [2] })).toMatchObject({
      photo_url: 'old',
      favouriteEvents: [2],
    });
    expect(parseUser('u1', { photo_url: 'new', photoUrl: 'old' }).photo_url).toBe('new');
  });
});

describe('getDisplayName', () => {
  test('[USR-01] returns the organization of a contractor, otherwise first and last name', () => {
    const contractor = {
      account_type: 'contractor',
      name: 'Red Fork',
      first_name: 'Red Fork',
      last_name: '',
    } as const;
    expect(getDisplayName(contractor)).toBe('Red Fork');
    expect(getDisplayName({ ...contractor, account_type: 'fan', first_name: 'Ana', last_name: 'Ruiz' })).toBe(
      'Ana Ruiz',
    );
  });

  test('[USR-01] never returns an empty name', () => {
    const nameless = { name: ' ', first_name: '', last_name: '' };
    for (const account_type of ['contractor', 'contestant', 'fan', 'staff'] as const) {
      expect(getDisplayName({ ...nameless, account_type })).toBe('Unnamed');
    }
  });
});

describe('account types', () => {
  test('reads 0 and unknown values as a fan, who cannot publish', () => {
    expect([0, 9, undefined, '1'].map(parseAccountType)).toEqual(['fan', 'fan', 'fan', 'fan']);
    expect(canPublish('fan')).toBe(false);
  });

  test('reads every type that it writes', () => {
    for (const type of ['contractor', 'contestant', 'fan', 'staff'] as const) {
      expect(parseAccountType(toStoredAccountType(type))).toBe(type);
    }
  });
});

describe('access to other accounts', () => {
  const grantor = parseUser('grantor', buildContractor({ user_access: { delegate: true } }));

  test('is decided by the document of the grantor', () => {
    expect(canActAs(grantor, 'delegate')).toBe(true);
    expect(canActAs(grantor, 'stranger')).toBe(false);
    expect(canActAs(grantor, 'grantor')).toBe(true);
  });

  test('[SWT-01] returns to the own account when access is lost', () => {
    const acting = {
      id: 'me',
      account_access: { grantor: true as const },
      current_accessed_account: 'grantor',
    };
    expect(getSelectedAccountId(acting)).toBe('grantor');
    expect(getSelectedAccountId({ ...acting, account_access: {} })).toBe('me');
  });

  test('[UPL-06, AUTH-05] lists the own account first', () => {
    expect(getAccessibleAccountIds({ id: 'me', account_access: { a: true, me: true } })).toEqual(['me', 'a']);
  });
});

test('the factories create the account types of their names', () => {
  expect(
    [buildContractor(), buildContestant(), buildFan()].map((user) => parseAccountType(user.account_type)),
  ).toEqual(['contractor', 'contestant', 'fan']);
});

describe('buildAccountTypeChanges', () => {
  const person = buildContestant({ isVerified: true, name: 'Official Rodeo News' });
  const build = (user: typeof person, type: AccountType) =>
    buildAccountTypeChanges(parseUser(user.id, user), type);

  test('removes the verified badge when the account shows another name then', () => {
    expect(build(person, 'contractor')).toEqual({ account_type: 'contractor', isVerified: false });
    expect(build({ ...person, isVerified: false }, 'contractor')).toEqual({ account_type: 'contractor' });
  });

  test('keeps it otherwise', () => {
    expect(build(person, 'fan')).toEqual({ account_type: 'fan' });
    expect(build({ ...person, name: '' }, 'contractor')).toEqual({ account_type: 'contractor' });
  });
});
