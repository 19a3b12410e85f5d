import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { myRodeoPath } from '#src/config/paths.ts';
import { reelPath } from '#src/config/reel-links.ts';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import type { Reported } from '#src/domain/moderation.ts';
import { reelQuery } from '#src/queries/reel-queries.ts';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportList } from './report-list.tsx';

/** A reported reel, whose rides its page plays, and what people say about it. */
export function ReportedReel({ reel_id, reports }: Pick<Reported, 'reel_id' | 'reports'>) {
  const query = useQuery(reelQuery(reel_id));
  const { data } = query;
  if (data === undefined) {
    return (
      <QueryFallback query={query} copy={copy.reel}>
        <Loading label={copy.reel.loading}>
          <Skeleton className="h-40" />
        </Loading>
      </QueryFallback>
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
              <Link to={reelPath(reel.id)}>
                {copy.reel[reel.is_result_list ? 'openResults' : 'open'](
                  countNouns(data?.rides.length ?? 0, 'ride'),
                )}
              </Link>
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
