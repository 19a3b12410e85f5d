import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { updateVideo } from '#src/data/firestore/video-changes.ts';
import { fetchVideo } from '#src/data/firestore/videos.ts';
import type { Video } from '#src/domain/video.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Page } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { VideoNotFoundDialog } from '#src/ui/video-not-found-dialog.tsx';
import { RideForm, type RideDraft } from './ride-form.tsx';
import { getVideoChanges, toRideFormValues, getRideTags } from './edit-ride.ts';
import { RideSummary } from './ride-summary.tsx';
import { UploadHeader } from './upload-header.tsx';

const confirmation = { title: 'Save changes', text: 'Are you sure you want to save changes?' };

/** Always as it is now: what somebody else has just changed must not be written over with what it was. */
function useVideoToEdit(videoId: string) {
  return useQuery({
    queryKey: ['video to edit', videoId],
    queryFn: async () => (await fetchVideo(videoId)) ?? null,
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** Changes what is told of a published ride; its film stays as it is. */
export default function EditVideoPage() {
  const { videoId = '' } = useParams();
  const { selected } = useAccount();
  const navigate = useNavigate();
  const { data: video, isPending, error, refetch } = useVideoToEdit(videoId);
  if (isPending) return <EditVideoSkeleton />;
  if (video === null) return <VideoNotFoundDialog onClose={() => void navigate(paths.landing)} />;
  return (
    <Page width="upload">
      {error ? (
        <LoadError isFullPage title="The ride did not load" onRetry={() => void refetch()}>
          {error.message}
        </LoadError>
      ) : video.user_id === selected.id ? (
        <EditVideoForm key={video.id} video={video} />
      ) : (
        <StatePanel
          isFullPage
          variant="error"
          title="Not your ride"
          action={<ButtonLink to={paths.feed}>To the feed</ButtonLink>}
        >
          {video.user_name} published this ride. To edit it, act for that account: choose it under Switch
          User.
        </StatePanel>
      )}
    </Page>
  );
}

type SaveState = { stage: 'editing'; problem?: string } | { stage: 'saving' } | { stage: 'saved' };

function EditVideoForm({ video }: { video: Video }) {
  const { selected } = useAccount();
  const queries = useQueryClient();
  const back = useGoBack(paths.feed);
  const [saving, setSaving] = useState<SaveState>({ stage: 'editing' });
  const save = async (described: RideDraft) => {
    setSaving({ stage: 'saving' });
    try {
      await updateVideo(video.id, getVideoChanges(video, described));
    } catch (error) {
      const problem = getErrorMessage(error);
      return setSaving({ stage: 'editing', problem });
    }
    void queries.resetQueries({ queryKey: ['videos'] });
    void queries.invalidateQueries({ queryKey: ['video', video.video_id] });
    void queries.invalidateQueries({ queryKey: ['search', 'videos'] });
    showAlert('success', 'Your changes are saved.');
    setSaving({ stage: 'saved' });
  };
  // Not from the handler: until the form is gone, it would ask whether its changes may be discarded.
  if (saving.stage === 'saved') return <Navigate to={paths.feed} replace />;
  return (
    <>
      <UploadHeader title="Edit ride" step={1} before={<BackButton onClick={back} />} />
      <RideSummary video={video} />
      <hr className="stitch" />
      <RideForm
        publishers={[selected]}
        initialValues={toRideFormValues(video)}
        defaultAccountId={selected.id}
        publishedTags={getRideTags(video)}
        isBusy={saving.stage === 'saving'}
        confirmation={confirmation}
        onSave={save}
        onDiscard={back}
      />
      {saving.stage === 'editing' && saving.problem && (
        <FieldError>Your changes were not saved. {saving.problem}</FieldError>
      )}
      {saving.stage === 'saving' && (
        <p role="status" className="label text-right">
          Saving
        </p>
      )}
    </>
  );
}

function EditVideoSkeleton() {
  return (
    <Page width="upload">
      <span className="sr-only" role="status">
        Loading the ride
      </span>
      <Skeleton className="h-14 w-2/3" />
      <Skeleton className="h-20 w-36" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </Page>
  );
}
