import HardDrive from 'lucide-react/icons/hard-drive';
import { hasRideClock, type RideMarks } from '#src/domain/ride-clock.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { formatTimecode } from '#src/lib/format.ts';
import { Button } from '#src/ui/button.tsx';
import { ClipImage } from '../clip-image.tsx';
import { copy } from '../copy.ts';
import { reopenTrim } from '../rides/single-ride.ts';
import type { Step } from '../rides/ride-step.ts';
import { ClipRow } from './clip-row.tsx';

export function CutClip({
  step,
  eventId,
}: {
  step: Step<'editing details' | 'publishing'>;
  eventId: number;
}) {
  const { clip } = step;
  const { selection } = step.ride;
  return (
    <ClipRow
      picture={<ClipImage image={clip.thumbnail} alt={copy.clipThumbnail} />}
      duration={clip.video.duration}
      action={
        <Button disabled={step.name === 'publishing'} onClick={() => void reopenTrim()}>
          {copy.details.trimAgain}
        </Button>
      }
    >
      <p className="text-sm text-ink-2">
        {copy.details.range(formatTimecode(selection.start), formatTimecode(selection.end))}
      </p>
      <RideClockNote rideMarks={clip.rideMarks} eventId={eventId} />
    </ClipRow>
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

interface StorageNoteProps {
  isBroken: boolean;
  hasUnstoredClip?: boolean;
}

/** Says what a reload would lose, where the browser or the disk sets limits. */
export function StorageNote({ isBroken, hasUnstoredClip = false }: StorageNoteProps) {
  if (!isBroken && !hasUnstoredClip) return null;
  return (
    <p role="status" className="flex gap-3 rounded-md bg-brass-wash p-4 text-sm font-[550]">
      <HardDrive aria-hidden="true" className="size-5.5 shrink-0 text-brass-text" />
      {isBroken ? copy.draft.notStored : copy.draft.clipNotStored}
    </p>
  );
}
