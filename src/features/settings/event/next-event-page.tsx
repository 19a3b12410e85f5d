import { useQuery } from '@tanstack/react-query';
import { nextEventQuery } from '#src/queries/next-event.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { SettingsHeader } from '../settings-header.tsx';
import { NextEventForm } from './next-event-form.tsx';

export default function NextEventPage() {
  const { selected } = useAccount();
  const { data, isPending, refetch } = useQuery(nextEventQuery(selected.id));
  return (
    <>
      <SettingsHeader title="My Next Event" />
      {data ? (
        <NextEventForm key={selected.id} profileId={selected.id} nextEvent={data} />
      ) : isPending ? (
        <NextEventSkeleton />
      ) : (
        <LoadError title="Your event did not load" onRetry={() => void refetch()}>
          This browser does not give out what it keeps for this site.
        </LoadError>
      )}
    </>
  );
}

function NextEventSkeleton() {
  return (
    <div className="grid gap-6">
      <span className="sr-only" role="status">
        Loading your event
      </span>
      <Skeleton className="h-19 w-full" />
      <Skeleton className="h-26 w-full" />
      <Skeleton className="h-19 w-full" />
    </div>
  );
}
