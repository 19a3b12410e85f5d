import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { nextEventQuery } from '#src/queries/next-event.ts';
import { resetVideoLists } from '#src/queries/videos.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Page } from '#src/ui/page.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { DiscardDialog } from './1-trim-step.tsx';
import { ClipRow } from './clip-row.tsx';
import { RideForm, type RideDraft } from './ride-form.tsx';
import { getInitialValues } from './ride-form-schema.ts';
import { UploadHeader } from './upload-header.tsx';
import { cancelJob, publishRide } from './upload-jobs.ts';
import type { UploadState } from './upload-state.ts';
import { dispatchUpload } from './upload-store.ts';
import { usePublishableAccounts } from './use-ride-options.ts';

type DetailsUpload = Extract<UploadState, { stage: 'editing details' | 'publishing' }>;

const confirmation = { title: 'Publish this ride?', text: 'Everybody will be able to watch it.' };

function usePublish() {
  const { user } = useAccount();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (draft: RideDraft) => {
    if (!(await publishRide({ ...draft, uploaderId: user.id }))) return;
    void resetVideoLists(queryClient);
    showAlert('success', 'Your ride is published.');
    void navigate(paths.myRodeo);
  };
}

export function DetailsStep({ upload }: { upload: DetailsUpload }) {
  const { own, selected } = useAccount();
  const handlePublish = usePublish();
  const { publishableAccounts, isError, retry } = usePublishableAccounts(own);
  const nextEvent = useQuery(nextEventQuery(selected.id));
  const [isDiscarding, setIsDiscarding] = useState(false);
  const isPublishing = upload.stage === 'publishing';
  const handleTrimAgain = () => dispatchUpload({ type: 'trim reopened' });
  return (
    <Page width="upload">
      <UploadHeader
        title="Details"
        step={1}
        leading={<BackButton disabled={isPublishing} onClick={handleTrimAgain} />}
      />
      <ClipRow upload={upload} onTrimAgain={handleTrimAgain} />
      <hr className="stitch" />
      {isError && (
        <LoadError title="Your accounts did not load" onRetry={retry}>
          You can publish for your own account, or try again.
        </LoadError>
      )}
      {!nextEvent.isPending && (
        <RideForm
          key={publishableAccounts.length}
          publishers={publishableAccounts}
          initialValues={getInitialValues(upload.details, nextEvent.data)}
          defaultAccountId={selected.id}
          isBusy={isPublishing}
          confirmation={confirmation}
          // Kept in the store, so that going back to trim or to another page keeps them.
          onValuesChange={(details) => dispatchUpload({ type: 'details changed', details })}
          onSave={handlePublish}
          onDiscard={() => setIsDiscarding(true)}
        />
      )}
      {upload.stage === 'editing details' && upload.errorMessage && (
        <FieldError>The ride was not published. {upload.errorMessage}</FieldError>
      )}
      {isPublishing && (
        <div className="sticky bottom-4 grid gap-3 rounded-lg bg-surface p-6 shadow-3">
          <p role="status" className="label">
            Publishing
          </p>
          <ProgressBar label="Publishing" value={upload.progress} />
          <Button className="justify-self-end" onClick={cancelJob} disabled={upload.uploaded !== undefined}>
            Cancel
          </Button>
        </div>
      )}
      {isDiscarding && <DiscardDialog onClose={() => setIsDiscarding(false)} />}
    </Page>
  );
}
