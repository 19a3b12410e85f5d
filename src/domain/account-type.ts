/** What kind of account a profile is. The numbers that stand for them are known only in this file. */
export type AccountType = 'contractor' | 'contestant' | 'fan' | 'staff';

const storedAccountTypes: Record<AccountType, number> = { contractor: 1, contestant: 2, fan: 3, staff: 6 };

/**
 * @param value the stored `account_type`; 0 is an older mark for a fan (decision D1), and whatever else is
 *   not in the list is treated as the kind with the fewest rights
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

/** The number that is stored for an account type: 1 contractor, 2 contestant, 3 fan. */
export function toStoredAccountType(type: AccountType): number {
  return storedAccountTypes[type];
}

/** Fans watch; everybody else may publish. */
export function canPublish(type: AccountType): boolean {
  return type === 'contractor' || type === 'contestant';
}

export const accountTypeNames: Record<AccountType, string> = {
  contractor: 'Contractor',
  contestant: 'Contestant',
  fan: 'Fan',
  staff: 'Staff',
};
