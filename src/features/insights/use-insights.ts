import { useQuery } from '@tanstack/react-query';
import { getWatchedRides } from '#src/domain/view-figures.ts';
import { memberRidesQuery } from '#src/queries/ride-queries.ts';
import { viewCountsQuery } from '#src/queries/view-queries.ts';

/** The rides of an account and of its animals with their views, once both are there. */
export function useInsights(accountId: string) {
  const rides = useQuery(memberRidesQuery({ kind: 'of-account', accountId }));
  const latest = rides.data;
  const counts = useQuery({
    ...viewCountsQuery(latest?.rides.map(({ video_id }) => video_id) ?? []),
    enabled: latest !== undefined,
  });
  return {
    latest,
    watched: latest && counts.data && getWatchedRides(latest.rides, counts.data),
    ridesError: latest ? undefined : rides.error,
    viewsError: counts.error,
    retryRides: () => void rides.refetch(),
    retryViews: () => void counts.refetch(),
  };
}
