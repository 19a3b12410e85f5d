import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { firstRideParameter, reelPath, reelsOfPath } from '#src/config/reel-links.ts';
import { maxReelTitle } from '#src/domain/reel.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { getNow } from '#src/lib/clock.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { videoQuery } from '#src/queries/video-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { ReelForm } from './reel-form.tsx';

export default function NewReelPage() {
  const { own, selected } = useAccount();
  const navigate = useNavigate();
  const goBack = useGoBack(reelsOfPath(selected.id));
  const [parameters] = useSearchParams();
  const firstId = parameters.get(firstRideParameter);
  const first = useQuery({ ...videoQuery(firstId ?? ''), enabled: firstId !== null });
  const name = getDisplayName(selected);
  const title = copy.form.defaultTitle(name, new Date(getNow()).getFullYear());
  return (
    <Page width="upload">
      <PageHeader title={copy.form.newTitle} leading={<BackButton onClick={goBack} />} />
      {selected.id !== own.id && <p className="text-ink-2">{copy.form.actingFor(name)}</p>}
      {first.isLoading ? (
        <Loading label={copy.loading}>
          <Skeleton className="h-40" />
        </Loading>
      ) : first.error && first.data === undefined ? (
        <LoadError
          title={copy.form.firstRideFailed}
          text={first.error.message}
          onRetry={() => void first.refetch()}
        />
      ) : (
        <ReelForm
          owner={selected}
          actor={own}
          reel={undefined}
          title={title.length <= maxReelTitle ? title : ''}
          rides={first.data ? [first.data] : []}
          onSaved={(id) => void navigate(reelPath(id), { replace: true })}
        />
      )}
    </Page>
  );
}
