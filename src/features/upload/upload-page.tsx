import { Suspense, useEffect, type ComponentType } from 'react';
import { trackEvent } from '#src/data/analytics/track-event.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Page } from '#src/ui/page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { ChooseStep } from './0-choose-step.tsx';
import { TrimStep } from './1-trim-step.tsx';
import { DraftInOtherTab } from './draft-in-other-tab.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { openDraft } from './draft-session.ts';
import type { RideMarksFieldsProps } from './ride-marks-fields.tsx';
import { SourceRequest } from './source-request.tsx';
import { UploadHeader } from './upload-header.tsx';
import type { DetailsUpload } from './upload-state.ts';
import { useUploadStore } from './upload-store.ts';

interface UploadPageProps {
  /** Its code, with the libraries for forms, loads while the ride is trimmed. */
  DetailsStep: ComponentType<{ upload: DetailsUpload }>;
  RideMarksFields: ComponentType<RideMarksFieldsProps>;
}

export default function UploadPage({ DetailsStep, RideMarksFields }: UploadPageProps) {
  useDraft();
  useFormTracking();
  const upload = useUploadStore();
  usePreload(upload.stage === 'trimming');
  switch (upload.stage) {
    case 'loading draft':
      return <UploadSkeleton title={copy.title} step={0} />;
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
      return <TrimStep upload={upload} RideMarksFields={RideMarksFields} />;
    case 'cutting':
    case 'editing details':
    case 'publishing':
      return (
        <Suspense fallback={<UploadSkeleton title={copy.details.title} step={1} />}>
          <DetailsStep upload={upload} />
        </Suspense>
      );
  }
}

function useDraft() {
  const { user, selected } = useAccount();
  useEffect(() => void openDraft({ userId: user.id, accountId: selected.id }), [user.id, selected.id]);
}

function useFormTracking() {
  useEffect(() => trackEvent({ name: 'upload-form' }), []);
}

function usePreload(isTrimming: boolean) {
  useEffect(() => {
    // A failure is shown when the step opens.
    if (isTrimming) import('./2-details-step.tsx').catch(() => undefined);
  }, [isTrimming]);
}

function UploadSkeleton({ title, step }: { title: string; step: 0 | 1 }) {
  return (
    <Page width="upload">
      <UploadHeader title={title} step={step} />
      <Skeleton className="h-80" />
    </Page>
  );
}
