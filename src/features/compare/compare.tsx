import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/config/paths.ts';
import { videoQuery } from '#src/queries/video-queries.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { StatePanel, type StateCopy } from '#src/ui/state-panel.tsx';
import { ComparedRides, type ComparedRidesProps } from './compared-rides.tsx';
import { copy } from './copy.ts';
import { useCompareSearch } from './use-compare-search.ts';

type CompareProps = Omit<ComparedRidesProps, 'left' | 'right'>;

/** The two rides that the URL names, side by side or on top of each other. */
export function Compare(props: CompareProps) {
  const { leftId, rightId } = useCompareSearch();
  const hasTwo = leftId !== '' && rightId !== '';
  const left = useQuery({ ...videoQuery(leftId), enabled: hasTwo });
  const right = useQuery({ ...videoQuery(rightId), enabled: hasTwo });
  if (!hasTwo) return <CompareProblem problem={copy.choose} />;
  if (leftId === rightId) return <CompareProblem problem={copy.sameRide} />;
  if (left.data && right.data) {
    return <ComparedRides key={`${leftId} ${rightId}`} left={left.data} right={right.data} {...props} />;
  }
  const error = left.error ?? right.error;
  if (error) {
    const retry = () => void Promise.all([left.refetch(), right.refetch()]);
    return <LoadError isFullPage title={copy.loadError} text={error.message} onRetry={retry} />;
  }
  if (left.data === null || right.data === null) return <CompareProblem problem={copy.notFound} />;
  return (
    <Loading label={copy.loading} className="grid gap-6">
      <Skeleton className="h-14 w-2/3" />
      <Skeleton className="aspect-video w-full rounded-md" />
    </Loading>
  );
}

function CompareProblem({ problem }: { problem: StateCopy }) {
  return (
    <StatePanel
      copy={problem}
      isFullPage
      variant="error"
      action={<ButtonLink to={paths.search}>{copy.choose.search}</ButtonLink>}
    />
  );
}
