import { parseAccountType } from '#src/domain/account-type.ts';
import type { Reel } from '#src/domain/reel.ts';
import { getDisplayName } from '#src/domain/user.ts';
import type { StoredUser } from './build-user.ts';

/** A reel as stored in Firestore. @param owner a contractor or contestant @param rides whose videos it plays */
export function buildReel(
  owner: StoredUser,
  rides: readonly { id: string }[],
  overrides: Partial<Reel> = {},
): Reel {
  const account_type = parseAccountType(owner.account_type);
  return {
    id: crypto.randomUUID(),
    user_id: owner.id,
    user_name: getDisplayName({ ...owner, account_type }),
    created_by: owner.id,
    title: 'Best of 2026',
    videos: rides.map(({ id }) => id),
    is_result_list: false,
    created: new Date(Date.UTC(2026, 9, 4, 18)),
    updatedDate: null,
    ...overrides,
  };
}
