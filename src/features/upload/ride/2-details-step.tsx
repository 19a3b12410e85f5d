import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { myRodeoPath, paths } from '#src/config/paths.ts';
import { prefillRideForm } from '../job/ride-form-schema.ts';
import { formatLocalDay } from '#src/lib/dates.ts';
import { nextEventQuery } from '#src/queries/next-event-queries.ts';
import { resetVideoLists } from '#src/queries/video-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Page } from '#src/ui/page.tsx';
import { copy } from '../copy.ts';
import { DiscardDialog } from '../entry/discard-dialog.tsx';
import { CutClip, DraftStorageNote } from './cut-clip.tsx';
import { CutProgress, PublishProgress } from './job-progress.tsx';
import { publishDraft } from '../job/publish-draft.ts';
import { toPublishedState } from '../entry/published-note.tsx';
import { RideForm } from './ride-form.tsx';
import { usePublishers } from './use-publishers.ts';
import type { ConfirmedRide } from '../job/ride-details.ts';
import { UploadHeader } from '../upload-header.tsx';
import { cancelJob, discardUpload, reopenTrim } from '../job/upload-actions.ts';
import type { DetailsUpload } from '../job/upload-state.ts';
import { dispatchUpload } from '../job/upload-store.ts';

function usePublish() {
  const { own, selected } = useAccount();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (ride: ConfirmedRide) => {
    if (!(await publishDraft({ ...ride, uploader: own }))) return;
    void resetVideoLists(queryClient);
    showAlert('success', copy.publish.done);
    // Publishing goes on while other pages are open.
    if (location.pathname !== paths.upload) return;
    const list = ride.account.id === selected.id ? paths.myRodeo : myRodeoPath(ride.account.id);
    void navigate(list, { state: toPublishedState(ride.values) });
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
      <DraftStorageNote upload={upload} />
      {isCutting ? <CutProgress upload={upload} /> : <CutClip upload={upload} />}
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
  const { publishers, ...accounts } = usePublishers(own);
  const nextEvent = useQuery(nextEventQuery(selected.id));
  const fileDate = formatLocalDay(new Date(upload.source.lastModified));
  const isPublishing =
    upload.stage === 'publishing' || (upload.stage === 'cutting' && upload.isPublishingNext);
  return (
    <>
      {accounts.error && (
        <LoadError title={copy.details.accountsError.title} onRetry={accounts.refetch}>
          {copy.details.accountsError.text}
        </LoadError>
      )}
      {!nextEvent.isPending && !accounts.isPending && (
        <RideForm
          key={publishers.length}
          publishers={publishers}
          initialValues={prefillRideForm(upload.details, nextEvent.data, fileDate)}
          fileDate={fileDate}
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
