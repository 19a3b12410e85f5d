import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { LoadingFailed } from '#src/ui/loading-failed.tsx';
import { Page } from '#src/ui/page.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { DiscardDialog } from './1-trim-step.tsx';
import { ClipRow } from './clip-row.tsx';
import { DetailsForm, type Described } from './details-form.tsx';
import { firstDetails } from './details.ts';
import { UploadHead } from './upload-head.tsx';
import { cancelJob, publishRide } from './upload-jobs.ts';
import type { Upload } from './upload-state.ts';
import { dispatchUpload } from './upload-store.ts';
import { useNextEvent, usePublishers } from './use-ride-choices.ts';

type Describing = Extract<Upload, { stage: 'describing' | 'publishing' }>;

const question = { title: 'Publish this ride?', text: 'Everybody will be able to watch it.' };

/** @returns publishes the ride, and shows it where it is found from now on */
function usePublish() {
  const { user } = useAccount();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (described: Described) => {
    if (!(await publishRide({ ...described, uploaderId: user.id }))) return;
    void queries.resetQueries({ queryKey: ['videos'] });
    showAlert('success', 'Your ride is published.');
    void navigate(paths.myRodeo);
  };
}

export function DetailsStep({ upload }: { upload: Describing }) {
  const { own, selected } = useAccount();
  const publish = usePublish();
  const { publishers, failed, retry } = usePublishers(own);
  const planned = useNextEvent(selected.id);
  const [leaving, setLeaving] = useState(false);
  const publishing = upload.stage === 'publishing';
  const again = () => dispatchUpload({ type: 'trim again' });
  return (
    <Page width="upload">
      <UploadHead title="Details" step={1} before={<BackButton disabled={publishing} onClick={again} />} />
      <ClipRow upload={upload} onTrimAgain={again} />
      <hr className="stitch" />
      {failed && (
        <LoadingFailed title="Your accounts did not load" onRetry={retry}>
          You can publish for your own account, or try again.
        </LoadingFailed>
      )}
      {!planned.isPending && (
        <DetailsForm
          key={publishers.length}
          publishers={publishers}
          first={firstDetails(upload.details, planned.data)}
          preferredId={selected.id}
          busy={publishing}
          question={question}
          // Kept beside the clip, so that going back to trim, or to another page, loses nothing.
          onTyped={(typed) => dispatchUpload({ type: 'details typed', details: typed })}
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
          <Progress label="Publishing" value={upload.progress} />
          <Button className="justify-self-end" onClick={cancelJob} disabled={upload.uploaded !== undefined}>
            Cancel
          </Button>
        </div>
      )}
      {leaving && <DiscardDialog onClose={() => setLeaving(false)} />}
    </Page>
  );
}
