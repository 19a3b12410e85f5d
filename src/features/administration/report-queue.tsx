import { useQuery } from '@tanstack/react-query';
import { groupReports, type Report } from '#src/domain/moderation.ts';
import { maxQueuedReports, reportsQuery } from '#src/queries/portal-queries.ts';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { ReportedReel } from './reported-reel.tsx';
import { ReportedRide } from './reported-ride.tsx';

export function ReportQueue() {
  const query = useQuery(reportsQuery);
  const reports = query.data;
  if (!reports) {
    return (
      <QueryFallback query={query} copy={copy.queue}>
        <Loading label={copy.queue.loading}>
          <Skeleton className="h-72" />
        </Loading>
      </QueryFallback>
    );
  }
  if (reports.length === 0) {
    return <StatePanel copy={copy.queue.empty} />;
  }
  return <ReportedItems reports={reports} />;
}

function ReportedItems({ reports }: { reports: readonly Report[] }) {
  const items = groupReports(reports);
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        {copy.queue.summary(items.length, reports.length)}{' '}
        {reports.length === maxQueuedReports && copy.queue.isPartial(maxQueuedReports)}
      </p>
      <ul aria-label={copy.queue.listName} className="border-t border-line">
        {items.map((item) => (
          <li key={item.video_id || item.reel_id} className="border-b border-line py-6">
            {item.reel_id ? <ReportedReel {...item} /> : <ReportedRide {...item} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
