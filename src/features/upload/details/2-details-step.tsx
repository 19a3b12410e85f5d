import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { myRodeoPath, paths } from '#src/config/paths.ts';
import { toRideMarks } from '#src/domain/ride-marks.ts';
import { prefillRideForm, type RideFormValues } from '../rides/ride-form-schema.ts';
import { isBeingPublished } from '../rides/rides-state.ts';
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
import { CutClip, StorageNote } from './cut-clip.tsx';
import { CutProgress, PublishProgress } from './job-progress.tsx';
import { toPublishedState } from '../entry/published-note.tsx';
import { RideForm } from './ride-form.tsx';
import { usePublishers } from './use-publishers.ts';
import type { ConfirmedRide } from '../rides/ride-details.ts';
import { UploadHeader } from '../upload-header.tsx';
import type { Step } from '../rides/ride-step.ts';
import { discardRides } from '../rides/rides-session.ts';
import { uploadStore } from '../rides/rides-store.ts';
import { publishUpload } from '../rides/publish-upload.ts';
import { cancelUpload, reopenTrim } from '../rides/single-ride.ts';

function usePublish() {
  const { own, selected } = useAccount();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return ({ values, account }: ConfirmedRide) => {
    const handlePublished = (videoId: string) => {
      void resetVideoLists(queryClient);
      showAlert('success', copy.publish.done);
      // Publishing goes on while other pages are open.
      if (location.pathname !== paths.upload) return;
      const list = account.id === selected.id ? paths.myRodeo : myRodeoPath(account.id);
      void navigate(list, { state: toPublishedState(values, videoId) });
    };
    // What was prefilled was not typed.
    uploadStore.dispatch({ type: 'common changed', common: values });
    return publishUpload({ uploader: own, account, onPublished: handlePublished });
  };
}

type DetailsStepName = 'cutting' | 'editing details' | 'publishing';

export function DetailsStep({ step }: { step: Step<DetailsStepName> }) {
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { common, isBroken } = uploadStore.useRides();
  const isCutting = step.name === 'cutting';
  return (
    <Page width="upload">
      <UploadHeader
        title={copy.details.title}
        step={1}
        leading={
          <BackButton
            disabled={step.name === 'publishing'}
            onClick={isCutting ? cancelUpload : () => void reopenTrim()}
          />
        }
      />
      <StorageNote isBroken={isBroken} hasUnstoredClip={!isCutting && !step.clip.isStored} />
      {isCutting ? <CutProgress stage={step.stage} /> : <CutClip step={step} eventId={common.eventId} />}
      <hr className="stitch" />
      <DetailsForm step={step} details={common} onDiscard={() => setIsDiscarding(true)} />
      {step.name === 'editing details' && step.errorMessage && (
        <FieldError>{copy.publish.failed(step.errorMessage)}</FieldError>
      )}
      {step.name === 'publishing' && <PublishProgress {...step} />}
      {isDiscarding && (
        <DiscardDialog onConfirm={() => discardRides(uploadStore)} onCancel={() => setIsDiscarding(false)} />
      )}
    </Page>
  );
}

interface DetailsFormProps {
  step: Step<DetailsStepName>;
  details: RideFormValues;
  onDiscard: () => void;
}

function DetailsForm({ step, details, onDiscard }: DetailsFormProps) {
  const { own, selected } = useAccount();
  const handlePublish = usePublish();
  const { publishers, ...accounts } = usePublishers(own);
  const nextEvent = useQuery(nextEventQuery(selected.id));
  const fileDate = formatLocalDay(new Date(step.source.file.lastModified));
  return (
    <>
      {accounts.error && (
        <LoadError
          title={copy.details.accountsError.title}
          text={copy.details.accountsError.text}
          onRetry={accounts.refetch}
        />
      )}
      {!nextEvent.isPending && !accounts.isPending && (
        <RideForm
          key={publishers.length}
          publishers={publishers}
          initialValues={prefillRideForm(details, nextEvent.data, fileDate)}
          fileDate={fileDate}
          defaultAccountId={selected.id}
          rideMarks={toRideMarks(step.ride.rideMarks, step.ride.selection)}
          onMoveMarks={() => (step.name === 'cutting' ? cancelUpload() : void reopenTrim())}
          isBusy={isBeingPublished(step.ride)}
          texts={copy.publish}
          onValuesChange={(common) => uploadStore.dispatch({ type: 'common changed', common })}
          onSave={handlePublish}
          onDiscard={onDiscard}
        />
      )}
    </>
  );
}
