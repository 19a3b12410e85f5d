import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { editVideo } from '#src/data/firestore/video-changes.ts';
import { fetchVideo } from '#src/data/firestore/videos.ts';
import type { Video } from '#src/domain/video.ts';
import { messageOf } from '#src/lib/message-of.ts';
import { useBack } from '#src/lib/use-back.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Bone } from '#src/ui/bone.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { LoadingFailed } from '#src/ui/loading-failed.tsx';
import { Page } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { VideoNotFound } from '#src/ui/video-not-found.tsx';
import { DetailsForm, type Described } from './details-form.tsx';
import { changesOf, detailsOf, taggedIn } from './edit-details.ts';
import { EditedRide } from './edited-ride.tsx';
import { UploadHead } from './upload-head.tsx';

const question = { title: 'Save changes', text: 'Are you sure you want to save changes?' };

/** Always as it is now: what somebody else has just changed must not be written over with what it was. */
function useVideo(videoId: string) {
  return useQuery({
    queryKey: ['video to edit', videoId],
    queryFn: async () => (await fetchVideo(videoId)) ?? null,
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** Changes what is told of a published ride; its film stays as it is. */
export default function EditPage() {
  const { videoId = '' } = useParams();
  const { selected } = useAccount();
  const navigate = useNavigate();
  const { data: video, isPending, error, refetch } = useVideo(videoId);
  if (isPending) return <EditSkeleton />;
  if (video === null) return <VideoNotFound onClose={() => void navigate(paths.landing)} />;
  return (
    <Page width="upload">
      {error ? (
        <LoadingFailed wholePage title="The ride did not load" onRetry={() => void refetch()}>
          {error.message}
        </LoadingFailed>
      ) : video.user_id === selected.id ? (
        <EditForm key={video.id} video={video} />
      ) : (
        <StatePanel
          wholePage
          kind="error"
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

type Saving = { stage: 'editing'; problem?: string } | { stage: 'saving' } | { stage: 'saved' };

function EditForm({ video }: { video: Video }) {
  const { selected } = useAccount();
  const queries = useQueryClient();
  const back = useBack(paths.feed);
  const [saving, setSaving] = useState<Saving>({ stage: 'editing' });
  const save = async (described: Described) => {
    setSaving({ stage: 'saving' });
    try {
      await editVideo(video.id, changesOf(video, described));
    } catch (error) {
      const problem = messageOf(error);
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
      <UploadHead title="Edit ride" step={1} before={<BackButton onClick={back} />} />
      <EditedRide video={video} />
      <hr className="stitch" />
      <DetailsForm
        publishers={[selected]}
        first={detailsOf(video)}
        preferredId={selected.id}
        published={taggedIn(video)}
        busy={saving.stage === 'saving'}
        question={question}
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

function EditSkeleton() {
  return (
    <Page width="upload">
      <span className="sr-only" role="status">
        Loading the ride
      </span>
      <Bone className="h-14 w-2/3" />
      <Bone className="h-20 w-36" />
      <Bone className="h-12 w-full" />
      <Bone className="h-12 w-full" />
    </Page>
  );
}
