import { formatRideSeconds, hasRideClock, type RideMarks } from '#src/domain/ride-clock.ts';
import { formatTimecode } from '#src/lib/format.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { useFileImageRef } from './object-url.ts';
import { reopenTrim } from './upload-jobs.ts';
import type { Stage } from './upload-state.ts';

export function ClipRow({ upload }: { upload: Stage<'editing details' | 'publishing'> }) {
  const { clip, selection } = upload;
  const thumbnail = useFileImageRef(clip.thumbnail);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <img
        ref={thumbnail}
        alt={copy.clipThumbnail}
        className="aspect-video w-36 rounded-sm bg-sunken object-cover"
      />
      <div className="grid flex-[1_1_8rem] gap-1">
        <p>
          <span className="numeral text-[2.25rem]">{clip.video.duration.toFixed(2)}</span>{' '}
          <span className="label text-ink-2">{copy.seconds}</span>
        </p>
        <p className="text-sm text-ink-2">
          {copy.details.range(formatTimecode(selection.start), formatTimecode(selection.end))}
        </p>
        <RideClockNote rideMarks={clip.rideMarks} eventId={upload.details.eventId} />
      </div>
      <Button disabled={upload.stage === 'publishing'} onClick={() => void reopenTrim()}>
        {copy.details.trimAgain}
      </Button>
    </div>
  );
}

function RideClockNote({ rideMarks, eventId }: { rideMarks: RideMarks | null; eventId: number }) {
  if (!rideMarks) return null;
  const isTimed = eventId !== 0 && !hasRideClock(eventId);
  return (
    <p className="text-sm text-ink-2">
      {isTimed
        ? copy.rideClock.timedEvent
        : copy.rideClock.summary(formatRideSeconds(rideMarks.end - rideMarks.start, 2))}
    </p>
  );
}
