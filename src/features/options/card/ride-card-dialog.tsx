import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { editVideoPath } from '#src/config/paths.ts';
import { planCardFilm } from '#src/domain/card-film.ts';
import type { Video } from '#src/domain/video.ts';
import { formatEstimate, formatMegabytes } from '#src/lib/amounts/format-amounts.ts';
import { formatDuration } from '#src/lib/format.ts';
import { estimateCardBytes } from '#src/media/card-size.ts';
import { videoQuery } from '#src/queries/video-queries.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogButtons } from '#src/ui/dialog.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { SegmentedControl } from '#src/ui/segmented-control.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import type { OptionsVideo } from '../options.ts';
import { CardPreview } from './card-preview.tsx';
import { copy } from './copy.ts';
import { cardShapes, type CardShape } from './shapes.ts';
import { SaveCard } from './save-card.tsx';
import { usePoster } from './use-poster.ts';
import { useRideCard, type CardStage } from './use-ride-card.ts';

interface RideCardDialogProps {
  video: OptionsVideo;
  /** Whether the gate can be marked by who sees this. */
  isOwn: boolean;
  onClose: () => void;
}

/** Makes one ride a film for stories and messages. */
export function RideCardDialog({ video, isOwn, onClose }: RideCardDialogProps) {
  const { data: ride, isPending } = useQuery(videoQuery(video.video_id));
  if (ride && !ride.hard_to_watch) return <RideCard ride={ride} isOwn={isOwn} onClose={onClose} />;
  return (
    <Dialog title={copy.title} onDismiss={onClose}>
      {isPending ? (
        <Loading label={copy.loading}>
          <Skeleton className="h-80 w-full rounded-md" />
        </Loading>
      ) : (
        <p role="alert" className="font-semibold text-red-text">
          {ride ? copy.hardToWatch : copy.loadFailed}
        </p>
      )}
      <Button onClick={onClose}>{copy.close}</Button>
    </Dialog>
  );
}

const shapeChoices = cardShapes.map((value) => ({ value, name: copy.shapes[value] }));

function RideCard({ ride, isOwn, onClose }: Omit<RideCardDialogProps, 'video'> & { ride: Video }) {
  const [film] = useState(() => planCardFilm(ride));
  const [shape, setShape] = useState<CardShape>('story');
  const { stage, start, cancel } = useRideCard(ride, film);
  const poster = usePoster(ride.thumbnail_url);
  const isUpright = poster !== undefined && poster.naturalHeight > poster.naturalWidth;
  const bytes = estimateCardBytes(film);
  const isChoosing = stage.name === 'choosing' || stage.name === 'failed';
  return (
    // A click beside it does not end the work.
    <Dialog title={copy.title} onDismiss={stage.name === 'working' ? () => undefined : onClose}>
      <CardPreview ride={ride} film={film} shape={shape} poster={poster} />
      {isChoosing && (
        <>
          <p className="text-sm text-ink-2 short:hidden">{copy.text}</p>
          <SegmentedControl label={copy.shape} choices={shapeChoices} value={shape} onChange={setShape} />
          <p className="text-sm tabular-nums">
            {copy.shapeDetails[shape]} · {copy.film(formatDuration(film.seconds), formatMegabytes(bytes))}
          </p>
          <ul className="grid gap-1 text-sm text-ink-2 empty:hidden">
            {film.omissions.map((omission) => (
              <li key={omission}>
                {copy.omissions[omission]}{' '}
                {omission === 'unmarked-clock' && isOwn && (
                  <Link to={editVideoPath(ride.video_id)} className="inline-flex min-h-11 items-center">
                    {copy.mark}
                  </Link>
                )}
              </li>
            ))}
            {isUpright && shape === 'story' && <li>{copy.upright}</li>}
          </ul>
        </>
      )}
      <StageNote stage={stage} bytes={bytes} />
      {stage.name === 'ready' ? (
        <SaveCard ride={ride} file={stage.file} onDone={onClose} />
      ) : (
        <DialogButtons>
          <Button onClick={isChoosing ? onClose : cancel}>{copy.cancel}</Button>
          {isChoosing && (
            <Button variant="primary" onClick={() => void start(shape)}>
              {stage.name === 'failed' ? copy.tryAgain : copy.make}
            </Button>
          )}
          {stage.name === 'silent' && (
            <Button variant="primary" onClick={stage.onConfirm}>
              {copy.makeSilent}
            </Button>
          )}
        </DialogButtons>
      )}
    </Dialog>
  );
}

function StageNote({ stage, bytes }: { stage: CardStage; bytes: number }) {
  switch (stage.name) {
    case 'choosing':
      return null;
    case 'silent':
      return <p role="status">{copy.silent}</p>;
    case 'failed':
      return (
        <p role="alert" className="font-semibold text-red-text">
          {stage.message}
        </p>
      );
    case 'ready':
      return <p role="status">{copy.ready(formatMegabytes(stage.file.size))}</p>;
    case 'working':
      return <Working {...stage} bytes={bytes} />;
  }
}

interface WorkingProps {
  progress: number;
  secondsLeft: number | undefined;
  bytes: number;
}

function Working({ progress, secondsLeft, bytes }: WorkingProps) {
  return (
    <div className="grid gap-2 text-sm tabular-nums">
      <p className="font-semibold">{copy.working}</p>
      <ProgressBar label={copy.working} value={progress * 100} />
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-2">
        <span>{copy.made(formatMegabytes(progress * bytes), formatMegabytes(bytes))}</span>
        {secondsLeft !== undefined && <span>{copy.left(formatEstimate(secondsLeft))}</span>}
      </p>
      <p className="text-ink-2">{copy.stay}</p>
    </div>
  );
}
