import { paths } from '#src/config/paths.ts';
import { formatCount } from '#src/languages/format-facts.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { EmptyPanel } from '#src/ui/empty-panel.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { DownloadButton } from './download-button.tsx';
import { WatchedSeason } from './watched-season.tsx';
import { useQuery } from '@tanstack/react-query';
import { getWatchedRides } from '#src/domain/view-figures.ts';
import { accountRidesQuery } from '#src/queries/ride-queries.ts';
import { viewCountsQuery } from '#src/queries/view-queries.ts';

/** The rides of an account and of its animals with their views, once both are there. */
function useInsights(accountId: string) {
  const rides = useQuery(accountRidesQuery({ kind: 'of-account', accountId }));
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

/** What was watched of an account's rides and animals, from the view counters. */
export default function InsightsPage() {
  const { selected } = useAccount();
  const { latest, watched, ...states } = useInsights(selected.id);
  const hasRides = watched !== undefined && watched.length > 0;
  return (
    <Page width="profile">
      <PageHeader title={copy.title} leading={<BackButton onClick={useGoBack(paths.myRodeo)} />}>
        {hasRides && <DownloadButton owner={selected} watched={watched} />}
      </PageHeader>
      {hasRides ? (
        <WatchedSeason
          ownerId={selected.id}
          watched={watched}
          source={latest?.hasMore ? copy.sourceOfLatest(formatCount(watched.length)) : copy.source}
        />
      ) : latest?.rides.length === 0 ? (
        <EmptyPanel copy={copy.empty} to={paths.upload} linkText={copy.empty.upload} />
      ) : (
        <Waiting {...states} />
      )}
    </Page>
  );
}

type WaitingProps = Omit<ReturnType<typeof useInsights>, 'latest' | 'watched'>;

function Waiting({ ridesError, viewsError, retryRides, retryViews }: WaitingProps) {
  if (ridesError) return <LoadError title={copy.loadError} text={ridesError.message} onRetry={retryRides} />;
  if (viewsError) return <LoadError title={copy.viewsError} text={viewsError.message} onRetry={retryViews} />;
  return (
    <Loading label={copy.loading} className="grid gap-3">
      <Skeleton className="h-14 w-1/3" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-26 w-full" />
      ))}
    </Loading>
  );
}
