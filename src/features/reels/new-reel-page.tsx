import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { firstRideParameter, listedRidesParameter, reelPath, reelsOfPath } from '#src/config/reel-links.ts';
import { maxReelTitle } from '#src/domain/reel.ts';
import { getRodeoName } from '#src/domain/rodeo.ts';
import { getDisplayName } from '#src/domain/user.ts';
import type { Video } from '#src/domain/video.ts';
import { getNow } from '#src/lib/clock.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { listedRidesQuery } from '#src/queries/reel-queries.ts';
import { videoQuery } from '#src/queries/video-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { ReelForm } from './reel-form.tsx';
import { copy as resultsCopy } from './results/copy.ts';

/** The rides that the address names. */
function useFirstRides() {
  const [parameters] = useSearchParams();
  const firstId = parameters.get(firstRideParameter);
  const listed = parameters.get(listedRidesParameter);
  const first = useQuery({ ...videoQuery(firstId ?? ''), enabled: listed === null && firstId !== null });
  const rides = useQuery({ ...listedRidesQuery(listed?.split(',') ?? []), enabled: !!listed });
  return listed === null
    ? { isResultList: false, query: first, rides: first.data ? [first.data] : [] }
    : { isResultList: true, query: rides, rides: rides.data ?? [] };
}

export default function NewReelPage() {
  const { own, selected } = useAccount();
  const navigate = useNavigate();
  const goBack = useGoBack(reelsOfPath(selected.id));
  const { isResultList, query, rides } = useFirstRides();
  const name = getDisplayName(selected);
  const title = isResultList
    ? nameNight(rides)
    : copy.form.defaultTitle(name, new Date(getNow()).getFullYear());
  const words = isResultList ? resultsCopy.form : copy.form;
  return (
    <Page width="upload">
      <PageHeader
        title={isResultList ? resultsCopy.newList : copy.form.newTitle}
        leading={<BackButton onClick={goBack} />}
      />
      {selected.id !== own.id && <p className="text-ink-2">{words.actingFor(name)}</p>}
      {query.isLoading ? (
        <Loading label={copy.loading}>
          <Skeleton className="h-40" />
        </Loading>
      ) : query.error && query.data === undefined ? (
        <LoadError
          title={isResultList ? resultsCopy.form.loadFailed : copy.form.firstRideFailed}
          text={query.error.message}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <ReelForm
          owner={selected}
          actor={own}
          reel={undefined}
          isResultList={isResultList}
          title={title.length <= maxReelTitle ? title : ''}
          rides={rides}
          onSaved={(id) => void navigate(reelPath(id), { replace: true })}
        />
      )}
    </Page>
  );
}

/** The rodeo of most rides; the title of a list has its days beside it. */
const nameNight = (rides: readonly Video[]): string => getRodeoName(rides)?.title.trim() ?? '';
