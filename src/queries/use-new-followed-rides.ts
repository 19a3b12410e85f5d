import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lastFollowingVisitQuery, newFollowedRidesQuery } from './follow-queries.ts';

const maxCount = 9;

/**
 * How many rides are new since the last visit to "Following", for example `3` or `9+`; empty for none.
 *
 * @param userId of the session user, whose follows they are
 */
export function useNewFollowedRides(userId: string | undefined): string {
  const client = useQueryClient();
  const isMember = userId !== undefined;
  const { data: lastVisit = 0 } = useQuery({ ...lastFollowingVisitQuery(userId ?? ''), enabled: isMember });
  const query = newFollowedRidesQuery(client, userId ?? '', lastVisit);
  const { data: count = 0 } = useQuery({ ...query, enabled: isMember && query.enabled === true });
  return count === 0 ? '' : count > maxCount ? `${maxCount}+` : String(count);
}
