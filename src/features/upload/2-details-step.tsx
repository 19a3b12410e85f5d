import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { nextEventQuery } from '#src/queries/next-event-queries.ts';
import { resetVideoLists } from '#src/queries/video-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Page } from '#src/ui/page.tsx';
import { copy } from './copy.ts';
import { ClipRow } from './clip-row.tsx';
import { DiscardDialog } from './entry/discard-dialog.tsx';
import { DraftStorageNote } from './draft-storage-note.tsx';
import { CutProgress, PublishProgress } from './job-progress.tsx';
import { publishRide } from './publish-ride.ts';
import { toPublishedState } from './published-ride.ts';
import { RideForm, type RideDraft } from './ride-form.tsx';
import { getInitialValues } from './ride-form-values.ts';
import { UploadHeader } from './upload-header.tsx';
import { cancelJob, discardUpload, reopenTrim } from './upload-jobs.ts';
import type { DetailsUpload } from './upload-state.ts';
import { dispatchUpload } from './upload-store.ts';
import { usePublishableAccounts } from './use-ride-options.ts';

function usePublish() {
  const { own } = useAccount();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (draft: RideDraft) => {
    if (!(await publishRide({ ...draft, uploader: own }))) return;
    void resetVideoLists(queryClient);
    showAlert('success', copy.publish.done);
    // Publishing goes on while other pages are open.
    if (location.pathname === paths.upload)
      void navigate(paths.myRodeo, { state: toPublishedState(draft.values) });
  };
}

export function DetailsStep({ upload }: { upload: DetailsUpload }) {
  const [isDiscarding, setIsDiscarding] = useState(false);
  const isCutting = upload.stage === 'cutting';
  return (
    <Page width="upload">
      <UploadHeader
        title={copy.details.title}
        step={1}
        leading={
          <BackButton
            disabled={upload.stage === 'publishing'}
            onClick={isCutting ? cancelJob : () => void reopenTrim()}
          />
        }
      />
      <DraftStorageNote />
      {isCutting ? <CutProgress upload={upload} /> : <ClipRow upload={upload} />}
      <hr className="stitch" />
      <DetailsForm upload={upload} onDiscard={() => setIsDiscarding(true)} />
      {upload.stage === 'editing details' && upload.errorMessage && (
        <FieldError>{copy.publish.failed(upload.errorMessage)}</FieldError>
      )}
      {upload.stage === 'publishing' && <PublishProgress upload={upload} />}
      {isDiscarding && <DiscardDialog onConfirm={discardUpload} onCancel={() => setIsDiscarding(false)} />}
    </Page>
  );
}

function DetailsForm({ upload, onDiscard }: { upload: DetailsUpload; onDiscard: () => void }) {
  const { own, selected } = useAccount();
  const handlePublish = usePublish();
  const accounts = usePublishableAccounts(own);
  const nextEvent = useQuery(nextEventQuery(selected.id));
  const isPublishing =
    upload.stage === 'publishing' || (upload.stage === 'cutting' && upload.isPublishingNext);
  return (
    <>
      {accounts.isError && (
        <LoadError title={copy.details.accountsError.title} onRetry={accounts.retry}>
          {copy.details.accountsError.text}
        </LoadError>
      )}
      {!nextEvent.isPending && !accounts.isPending && (
        <RideForm
          key={accounts.publishableAccounts.length}
          publishers={accounts.publishableAccounts}
          initialValues={getInitialValues(upload.details, nextEvent.data)}
          defaultAccountId={selected.id}
          isBusy={isPublishing}
          texts={copy.publish}
          onValuesChange={(details) => dispatchUpload({ type: 'details changed', details })}
          onSave={handlePublish}
          onDiscard={onDiscard}
        />
      )}
    </>
  );
}
