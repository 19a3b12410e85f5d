import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { myRodeoPath } from '#src/config/paths.ts';
import { reelPath } from '#src/config/reel-links.ts';
import type { Reported } from '#src/domain/moderation.ts';
import { reelQuery } from '#src/queries/reel-queries.ts';
import { LoadError } from '#src/ui/load-error.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportList } from './report-list.tsx';

/** A reported reel, whose rides its page plays, and what people say about it. */
export function ReportedReel({ reel_id, reports }: Pick<Reported, 'reel_id' | 'reports'>) {
  const { data, isPending, error, refetch } = useQuery(reelQuery(reel_id));
  if (isPending) {
    return (
      <Loading label={copy.reel.loading}>
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  if (data === undefined) {
    return (
      <LoadError title={copy.reel.loadFailed} onRetry={() => void refetch()}>
        {error?.message}
      </LoadError>
    );
  }
  const reel = data?.reel ?? null;
  const title = reel?.title ?? copy.reel.gone;
  return (
    <article aria-label={title} className="grid min-w-0 gap-4">
      <div className="grid gap-1 wrap-anywhere">
        <h2 className="display text-display-md">{title}</h2>
        {reel ? (
          <>
            <p>
              {copy.reel.by}{' '}
              <Link to={myRodeoPath(reel.user_id)} className="font-[650]">
                {reel.user_name}
              </Link>
            </p>
            <p className="text-sm">
              <Link to={reelPath(reel.id)}>{copy.reel.open(data?.rides.length ?? 0)}</Link>
            </p>
          </>
        ) : (
          <p className="text-ink-2">{copy.reel.goneText}</p>
        )}
      </div>
      <ReportList title={title} reports={reports} />
      <ReportActions reel={reel} reports={reports} />
    </article>
  );
}
