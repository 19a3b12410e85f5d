import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { reelPath, reelsOfPath } from '#src/config/reel-links.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { reelQuery } from '#src/queries/reel-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { DeleteReelSection } from './delete-reel-section.tsx';
import { ReelFallback } from './reel-fallback.tsx';
import { ReelForm } from './reel-form.tsx';
import { copy as resultsCopy } from './results/copy.ts';

export default function EditReelPage() {
  const { id = '' } = useParams();
  const { own, selected } = useAccount();
  const navigate = useNavigate();
  const goBack = useGoBack(reelPath(id));
  const [isDeleted, setIsDeleted] = useState(false);
  // Every visit starts from what is stored.
  const query = useQuery({ ...reelQuery(id), refetchOnMount: 'always' });
  if (isDeleted) return <Navigate to={reelsOfPath(selected.id)} replace />;
  if (!query.data || (query.isFetching && !query.isFetchedAfterMount))
    return (
      <Page width="upload">
        <ReelFallback query={query} />
      </Page>
    );
  const { reel, rides } = query.data;
  if (reel.user_id !== selected.id) {
    const { title, text, open } = reel.is_result_list ? resultsCopy.notYours : copy.form.notYours;
    return (
      <Page width="upload">
        <StatePanel
          copy={{ title, text: text(reel.user_name) }}
          isFullPage
          variant="error"
          action={<ButtonLink to={reelPath(id)}>{open}</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Page width="upload">
      <PageHeader
        title={reel.is_result_list ? resultsCopy.editList : copy.form.editTitle}
        leading={<BackButton onClick={goBack} />}
      />
      <ReelForm
        key={id}
        owner={selected}
        actor={own}
        reel={reel}
        isResultList={reel.is_result_list}
        title={reel.title}
        rides={rides}
        onSaved={() => void navigate(reelPath(id), { replace: true })}
      />
      <DeleteReelSection reel={reel} actor={own} onDeleted={() => setIsDeleted(true)} />
    </Page>
  );
}
