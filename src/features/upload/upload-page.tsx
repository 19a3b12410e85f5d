import { useEffect } from 'react';
import { trackEvent } from '#src/data/analytics/track-event.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Page } from '#src/ui/page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { ChooseStep } from './0-choose-step.tsx';
import { TrimStep } from './1-trim-step.tsx';
import { DetailsStep } from './2-details-step.tsx';
import { DraftInOtherTab } from './draft-in-other-tab.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { openDraft } from './draft-session.ts';
import { SourceRequest } from './source-request.tsx';
import { UploadHeader } from './upload-header.tsx';
import { useUploadStore } from './upload-store.ts';

export default function UploadPage() {
  useDraft();
  useFormTracking();
  const upload = useUploadStore();
  switch (upload.stage) {
    case 'loading draft':
      return <UploadSkeleton />;
    case 'open in another tab':
      return <DraftInOtherTab />;
    case 'offering draft':
      return <DraftOffer upload={upload} />;
    case 'requesting source':
      return <SourceRequest upload={upload} />;
    case 'choosing':
    case 'reading':
      return <ChooseStep upload={upload} />;
    case 'trimming':
      return <TrimStep upload={upload} />;
    case 'cutting':
    case 'editing details':
    case 'publishing':
      return <DetailsStep upload={upload} />;
  }
}

function useDraft() {
  const { user, selected } = useAccount();
  useEffect(() => void openDraft({ userId: user.id, accountId: selected.id }), [user.id, selected.id]);
}

function useFormTracking() {
  useEffect(() => trackEvent({ name: 'upload-form' }), []);
}

function UploadSkeleton() {
  return (
    <Page width="upload">
      <UploadHeader title={copy.title} step={0} />
      <Skeleton className="h-80" />
    </Page>
  );
}
