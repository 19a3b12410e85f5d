import { useQuery } from '@tanstack/react-query';
import { fetchNextEvent } from '#src/data/device/next-event.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { SettingsHeader } from '../settings-header.tsx';
import { NextEventForm } from './next-event-form.tsx';

/** What this device keeps for a profile, read anew each time: another tab may have changed it. */
function useStoredNextEvent(profileId: string) {
  return useQuery({
    queryKey: ['next event', profileId],
    queryFn: () => fetchNextEvent(profileId),
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

/** Where the account acted for is going to ride next; the next upload begins with it. */
export default function NextEventPage() {
  const { selected } = useAccount();
  const { data, isPending, refetch } = useStoredNextEvent(selected.id);
  return (
    <>
      <SettingsHeader title="My Next Event" />
      {data ? (
        <NextEventForm key={selected.id} profileId={selected.id} kept={data} />
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
