import { useQueries } from '@tanstack/react-query';
import type { AccessField } from '#src/domain/access-steps.ts';
import { buildPendingAccess, isExpired, isPendingField } from '#src/domain/pending-access.ts';
import { pendingAccessQuery } from '#src/queries/access-queries.ts';
import { getNow } from '#src/lib/clock.ts';
import { useAccount } from '#src/session/use-account.ts';

/** The ids in a list of invites or requests that can no longer be accepted. */
export function useExpiredIds(
  { field }: { field: AccessField },
  ids: readonly string[],
): ReadonlySet<string> {
  const { own } = useAccount();
  const pendingIds = isPendingField(field) ? ids : [];
  return useQueries({
    queries: isPendingField(field)
      ? ids.map((id) => pendingAccessQuery(buildPendingAccess(field, own.id, id).id))
      : [],
    combine: (results) => {
      const now = getNow();
      return new Set(
        pendingIds.filter((_id, index) => {
          const pending = results[index]?.data;
          return pending !== undefined && isExpired(pending ?? undefined, now);
        }),
      );
    },
  });
}
