import { copy } from './copy.ts';

/** The type of an account. Its stored number (specification, section 9) is used in this file only. */
export type AccountType = 'contractor' | 'contestant' | 'fan' | 'staff';

const storedAccountTypes: Record<AccountType, number> = { contractor: 1, contestant: 2, fan: 3, staff: 6 };

/**
 * Parses a stored `account_type`. 0 is an older number for a fan (decision D1); unknown values also read as a fan, the
 * type with the fewest rights.
 */
export function parseAccountType(value: unknown): AccountType {
  switch (value) {
    case storedAccountTypes.contractor:
      return 'contractor';
    case storedAccountTypes.contestant:
      return 'contestant';
    case storedAccountTypes.staff:
      return 'staff';
    default:
      return 'fan';
  }
}

/** The stored number of an account type. */
export function toStoredAccountType(type: AccountType): number {
  return storedAccountTypes[type];
}

/** Whether accounts of a type can publish videos. */
export function canPublish(type: AccountType): boolean {
  return type === 'contractor' || type === 'contestant';
}

export const accountTypeNames: Record<AccountType, string> = copy.accountTypes;
