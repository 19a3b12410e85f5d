import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { hasRideClock } from '#src/domain/ride-clock.ts';
import { toRideMarks, type RideMarksDraft } from '#src/domain/ride-marks.ts';
import { getRideTags } from '#src/domain/tags.ts';
import type { Video } from '#src/domain/video.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { editVideoMutation } from '#src/queries/video-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import poster from '#src/ui/art/arena-empty.svg';
import { BackButton } from '#src/ui/back-button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { ImageWithFallback } from '#src/ui/image-with-fallback.tsx';
import { copy } from '../copy.ts';
import { toRideFormValues } from '../rides/ride-form-schema.ts';
import { getVideoChanges, type ConfirmedRide } from '../rides/ride-details.ts';
import { ClipRow } from '../details/clip-row.tsx';
import { RideForm } from '../details/ride-form.tsx';
import { UploadHeader } from '../upload-header.tsx';
import { RideMarksSection } from './ride-marks-section.tsx';

export function EditVideoForm({ video }: { video: Video }) {
  const { own, selected } = useAccount();
  const save = useMutation(editVideoMutation(useQueryClient(), own));
  const goBack = useGoBack(paths.feed);
  const [eventId, setEventId] = useState(video.event_type);
  const [marks, setMarks] = useState<RideMarksDraft>({ start: video.ride_start, end: video.ride_end });
  const handleSave = async (ride: ConfirmedRide) => {
    try {
      await save.mutateAsync({ video, changes: getVideoChanges(video, ride, toRideMarks(marks)) });
    } catch {
      return; // shown below the form
    }
    showAlert('success', copy.edit.done);
  };
  // Not in the handler: the mounted form would still warn of unsaved changes.
  if (save.isSuccess) return <Navigate to={paths.feed} replace />;
  return (
    <>
      <UploadHeader title={copy.edit.title} step={1} leading={<BackButton onClick={goBack} />} />
      <ClipRow
        picture={
          <ImageWithFallback
            src={video.thumbnail_url}
            fallback={poster}
            alt={copy.edit.thumbnail}
            className="aspect-video w-36 rounded-sm bg-sunken object-cover"
          />
        }
        duration={video.duration}
      >
        <p className="text-sm text-ink-2">{copy.edit.videoStays}</p>
      </ClipRow>
      {hasRideClock(eventId) && <RideMarksSection video={video} marks={marks} onChange={setMarks} />}
      <hr className="stitch" />
      <RideForm
        publishers={[selected]}
        initialValues={toRideFormValues(video)}
        defaultAccountId={selected.id}
        publishedTags={getRideTags(video)}
        isBusy={save.isPending}
        texts={copy.edit}
        rideMarks={hasRideClock(eventId) ? toRideMarks(marks) : null}
        hasOtherChanges={marks.start !== video.ride_start || marks.end !== video.ride_end}
        onValuesChange={(values) => setEventId(values.eventId)}
        onSave={handleSave}
        onDiscard={goBack}
      />
      {save.isError && <FieldError>{copy.edit.failed(getErrorMessage(save.error))}</FieldError>}
      {save.isPending && (
        <p role="status" className="label text-right">
          {copy.edit.saving}
        </p>
      )}
    </>
  );
}
