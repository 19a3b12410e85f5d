import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
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
import { useNextEventDefaults, usePublishableAccounts } from './use-ride-options.ts';

type DescribingUpload = Extract<UploadState, { stage: 'describing' | 'publishing' }>;

const confirmation = { title: 'Publish this ride?', text: 'Everybody will be able to watch it.' };

/** @returns publishes the ride, and shows it where it is found from now on */
function usePublish() {
  const { user } = useAccount();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (described: RideDraft) => {
    if (!(await publishRide({ ...described, uploaderId: user.id }))) return;
    void queries.resetQueries({ queryKey: ['videos'] });
    showAlert('success', 'Your ride is published.');
    void navigate(paths.myRodeo);
  };
}

export function DetailsStep({ upload }: { upload: DescribingUpload }) {
  const { own, selected } = useAccount();
  const publish = usePublish();
  const { publishers, failed, retry } = usePublishableAccounts(own);
  const planned = useNextEventDefaults(selected.id);
  const [leaving, setLeaving] = useState(false);
  const publishing = upload.stage === 'publishing';
  const again = () => dispatchUpload({ type: 'trim again' });
  return (
    <Page width="upload">
      <UploadHeader title="Details" step={1} before={<BackButton disabled={publishing} onClick={again} />} />
      <ClipRow upload={upload} onTrimAgain={again} />
      <hr className="stitch" />
      {failed && (
        <LoadError title="Your accounts did not load" onRetry={retry}>
          You can publish for your own account, or try again.
        </LoadError>
      )}
      {!planned.isPending && (
        <RideForm
          key={publishers.length}
          publishers={publishers}
          initialValues={getInitialValues(upload.details, planned.data)}
          defaultAccountId={selected.id}
          isBusy={publishing}
          confirmation={confirmation}
          // Kept beside the clip, so that going back to trim, or to another page, loses nothing.
          onValuesChange={(typed) => dispatchUpload({ type: 'details typed', details: typed })}
          onSave={publish}
          onDiscard={() => setLeaving(true)}
        />
      )}
      {upload.stage === 'describing' && upload.problem && (
        <FieldError>The ride was not published. {upload.problem}</FieldError>
      )}
      {publishing && (
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
      {leaving && <DiscardDialog onClose={() => setLeaving(false)} />}
    </Page>
  );
}
