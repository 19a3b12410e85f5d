import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { updateVideo } from '#src/data/firestore-lite/videos.ts';
import { hasRideClock } from '#src/domain/ride-clock.ts';
import { toRideMarks, type RideMarksDraft } from '#src/domain/ride-marks.ts';
import type { Video } from '#src/domain/video.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { invalidateVideo, videoToEditQuery } from '#src/queries/video-queries.ts';
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
import { copy } from './copy.ts';
import { RideForm, type RideDraft } from './ride-form.tsx';
import { getVideoChanges, toRideFormValues, getRideTags } from './edit-ride.ts';
import type { RideMarksEditorProps } from './ride-marks-editor.tsx';
import { RideMarksSection } from './ride-marks-section.tsx';
import { RideSummary } from './ride-summary.tsx';
import { UploadHeader } from './upload-header.tsx';

interface EditVideoPageProps {
  RideMarksEditor: ComponentType<RideMarksEditorProps>;
}

export default function EditVideoPage({ RideMarksEditor }: EditVideoPageProps) {
  const { videoId = '' } = useParams();
  const { selected } = useAccount();
  const navigate = useNavigate();
  const { data: video, isPending, error, refetch } = useQuery(videoToEditQuery(videoId));
  if (isPending) return <EditVideoSkeleton />;
  if (video === null) return <VideoNotFoundDialog onClose={() => void navigate(paths.landing)} />;
  return (
    <Page width="upload">
      {error ? (
        <LoadError isFullPage title={copy.edit.loadError} onRetry={() => void refetch()}>
          {error.message}
        </LoadError>
      ) : video.user_id !== selected.id ? (
        <NotYourRide video={video} />
      ) : video.ride_of_the_week ? (
        <FrozenRide />
      ) : (
        <EditVideoForm key={video.id} video={video} RideMarksEditor={RideMarksEditor} />
      )}
    </Page>
  );
}

function NotYourRide({ video }: { video: Video }) {
  return (
    <StatePanel
      isFullPage
      variant="error"
      title={copy.edit.notYours.title}
      action={<ButtonLink to={paths.feed}>{copy.edit.notYours.leave}</ButtonLink>}
    >
      {copy.edit.notYours.text(video.user_name)}
    </StatePanel>
  );
}

/** The rules refuse to change it, so that a chosen ride cannot be exchanged for another. */
function FrozenRide() {
  return (
    <StatePanel
      isFullPage
      variant="error"
      title={copy.edit.featured.title}
      action={<ButtonLink to={paths.topRides}>{copy.edit.featured.open}</ButtonLink>}
    >
      {copy.edit.featured.text}
    </StatePanel>
  );
}

type SaveState = { stage: 'editing'; errorMessage?: string } | { stage: 'saving' } | { stage: 'saved' };

function EditVideoForm({ video, RideMarksEditor }: EditVideoPageProps & { video: Video }) {
  const { own, selected } = useAccount();
  const queryClient = useQueryClient();
  const goBack = useGoBack(paths.feed);
  const [eventId, setEventId] = useState(video.event_type);
  const [marks, setMarks] = useState<RideMarksDraft>({ start: video.ride_start, end: video.ride_end });
  const [saveState, setSaveState] = useState<SaveState>({ stage: 'editing' });
  const handleSave = async (draft: RideDraft) => {
    setSaveState({ stage: 'saving' });
    try {
      await updateVideo(video, getVideoChanges(video, draft, toRideMarks(marks)), own);
    } catch (error) {
      return setSaveState({ stage: 'editing', errorMessage: getErrorMessage(error) });
    }
    invalidateVideo(queryClient, video.video_id);
    showAlert('success', copy.edit.done);
    setSaveState({ stage: 'saved' });
  };
  // Not in the handler: the mounted form would still warn of unsaved changes.
  if (saveState.stage === 'saved') return <Navigate to={paths.feed} replace />;
  return (
    <>
      <UploadHeader title={copy.edit.title} step={1} leading={<BackButton onClick={goBack} />} />
      <RideSummary video={video} />
      {hasRideClock(eventId) && (
        <RideMarksSection video={video} marks={marks} onChange={setMarks} Editor={RideMarksEditor} />
      )}
      <hr className="stitch" />
      <RideForm
        publishers={[selected]}
        initialValues={toRideFormValues(video)}
        defaultAccountId={selected.id}
        publishedTags={getRideTags(video)}
        isBusy={saveState.stage === 'saving'}
        texts={copy.edit}
        hasOtherChanges={marks.start !== video.ride_start || marks.end !== video.ride_end}
        onValuesChange={(values) => setEventId(values.eventId)}
        onSave={handleSave}
        onDiscard={goBack}
      />
      {saveState.stage === 'editing' && saveState.errorMessage && (
        <FieldError>{copy.edit.failed(saveState.errorMessage)}</FieldError>
      )}
      {saveState.stage === 'saving' && (
        <p role="status" className="label text-right">
          {copy.edit.saving}
        </p>
      )}
    </>
  );
}

function EditVideoSkeleton() {
  return (
    <Page width="upload">
      <span className="sr-only" role="status">
        {copy.edit.loading}
      </span>
      <Skeleton className="h-14 w-2/3" />
      <Skeleton className="h-20 w-36" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </Page>
  );
}
