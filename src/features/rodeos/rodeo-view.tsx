import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/config/paths.ts';
import { canPublish } from '#src/domain/account-type.ts';
import { groupByDay } from '#src/domain/rodeo-results.ts';
import { getRodeoName, type RodeoName } from '#src/domain/rodeo.ts';
import type { LatestRides } from '#src/data/latest-rides.ts';
import { latestRidesQuery } from '#src/queries/ride-queries.ts';
import { useMemberId } from '#src/session/use-member-id.ts';
import { useOptionalAccount } from '#src/session/use-account.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { DayRides } from './day-rides.tsx';
import { ResultListLink } from './result-list-link.tsx';
import { RodeoHeader } from './rodeo-header.tsx';

interface RodeoProps {
  rodeoId: string;
  name: RodeoName;
}

export function Rodeo({ rodeoId, name }: RodeoProps) {
  const isMember = useMemberId() !== undefined;
  const query = useQuery(latestRidesQuery({ kind: 'of-rodeo', rodeoId }, isMember));
  const latest = query.data;
  return (
    <>
      <RodeoHeader {...{ rodeoId, latest }} name={(latest && getRodeoName(latest.rides)) ?? name} />
      {latest ? (
        <Results latest={latest} isMember={isMember} />
      ) : (
        <QueryFallback query={query} copy={copy}>
          <ResultsSkeleton />
        </QueryFallback>
      )}
    </>
  );
}

function Results({ latest: { rides, hasMore }, isMember }: { latest: LatestRides; isMember: boolean }) {
  const canPost = useCanPost();
  if (rides.length === 0) return <NoRides canPost={canPost} />;
  const limit = isMember ? copy.limit(rides.length) : copy.limitForVisitors(rides.length);
  return (
    <>
      <DayRides days={groupByDay(rides)} canPost={canPost} />
      {canPost && <ResultListLink rides={rides} />}
      <p className="text-sm text-ink-2">
        {copy.note} {hasMore && limit}
      </p>
    </>
  );
}

function useCanPost(): boolean {
  const account = useOptionalAccount();
  return account !== undefined && canPublish(account.selected.account_type);
}

function NoRides({ canPost }: { canPost: boolean }) {
  return (
    <StatePanel
      copy={copy.empty}
      action={
        canPost && (
          <ButtonLink variant="primary" to={paths.upload}>
            {copy.empty.upload}
          </ButtonLink>
        )
      }
    />
  );
}

function ResultsSkeleton() {
  return (
    <Loading label={copy.loading} className="grid gap-3">
      <Skeleton className="mb-2 h-10 w-36" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-18 w-full" />
      ))}
    </Loading>
  );
}
