import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { nextEventQuery } from '#src/queries/next-event-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { SettingsHeader } from '../settings-page.tsx';
import { copy } from './copy.ts';
import { getPrefill } from './get-prefill.ts';
import { NextEventForm } from './next-event-form.tsx';

export default function NextEventPage() {
  const { selected } = useAccount();
  const query = useQuery(nextEventQuery(selected.id));
  const { data } = query;
  const prefill = getPrefill(useLocation().state);
  const navigate = useNavigate();
  // A reload, or the way back, would fill it in again.
  const forgetPrefill = () => prefill && void navigate(paths.nextEvent, { replace: true });
  return (
    <>
      <SettingsHeader title={copy.title} />
      {data ? (
        <NextEventForm
          key={selected.id}
          profileId={selected.id}
          nextEvent={prefill ?? data}
          canDraw={selected.account_type === 'contestant'}
          onSaved={forgetPrefill}
        />
      ) : (
        <QueryFallback query={query} copy={copy}>
          <NextEventSkeleton />
        </QueryFallback>
      )}
    </>
  );
}

function NextEventSkeleton() {
  return (
    <Loading label={copy.loading} className="grid gap-6">
      <Skeleton className="h-19 w-full" />
      <Skeleton className="h-26 w-full" />
      <Skeleton className="h-19 w-full" />
    </Loading>
  );
}
