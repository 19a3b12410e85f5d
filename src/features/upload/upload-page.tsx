import { Suspense, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { trackEvent } from '#src/session/track-event.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Page } from '#src/ui/page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ChooseStep } from './choose/0-choose-step.tsx';
import { DraftInOtherTab, DraftOffer } from './choose/draft-offer.tsx';
import { useOfferedSources } from './rides/offered-sources.ts';
import { SourceRequest } from './choose/source-request.tsx';
import { useSharedVideos } from './choose/use-shared-videos.ts';
import { copy } from './copy.ts';
import { useUploadStep } from './rides/ride-step.ts';
import { openRides } from './rides/rides-session.ts';
import { uploadStore } from './rides/rides-store.ts';
import { TrimStep } from './trim/1-trim-step.tsx';
import { UploadHeader } from './upload-header.tsx';

/** This chunk brings the libraries for forms. */
const importDetailsStep = () => import('./details/2-details-step.tsx');
const DetailsStep = lazyComponent(importDetailsStep, 'DetailsStep');

export default function UploadPage() {
  useDraft();
  useSharedVideos();
  useFormTracking();
  const step = useUploadStep();
  const hasSources = useOfferedSources(({ files }) => files.length > 0);
  usePreload(step.name === 'trimming');
  if (hasSources) return <Navigate to={paths.uploadNight} replace />;
  switch (step.name) {
    case 'loading draft':
      return <UploadSkeleton title={copy.title} step={0} />;
    case 'open in another tab':
      return <DraftInOtherTab />;
    case 'offering draft':
      return <DraftOffer step={step} />;
    case 'requesting source':
      return <SourceRequest step={step} />;
    case 'choosing':
    case 'reading':
      return <ChooseStep step={step} />;
    case 'trimming':
      return <TrimStep step={step} />;
    case 'cutting':
    case 'editing details':
    case 'publishing':
      return (
        <Suspense fallback={<UploadSkeleton title={copy.details.title} step={1} />}>
          <DetailsStep step={step} />
        </Suspense>
      );
  }
}

function useDraft() {
  const { user, selected } = useAccount();
  useEffect(
    () => void openRides(uploadStore, { userId: user.id, accountId: selected.id }),
    [user.id, selected.id],
  );
}

function useFormTracking() {
  useEffect(() => trackEvent({ name: 'upload-form' }), []);
}

function usePreload(isTrimming: boolean) {
  useEffect(() => {
    // A failure is shown when the step opens.
    if (isTrimming) importDetailsStep().catch(() => undefined);
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
