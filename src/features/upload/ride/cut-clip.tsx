import HardDrive from 'lucide-react/icons/hard-drive';
import { hasRideClock, type RideMarks } from '#src/domain/ride-clock.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { formatTimecode } from '#src/lib/format.ts';
import { Button } from '#src/ui/button.tsx';
import { ClipImage } from '../clip-image.tsx';
import { copy } from '../copy.ts';
import { useDraftStorageStore } from '../job/draft-storage.ts';
import { reopenTrim } from '../job/upload-actions.ts';
import type { DetailsUpload, Stage } from '../job/upload-state.ts';
import { ClipRow } from './clip-row.tsx';

export function CutClip({ upload }: { upload: Stage<'editing details' | 'publishing'> }) {
  const { clip, selection } = upload;
  return (
    <ClipRow
      picture={<ClipImage image={clip.thumbnail} alt={copy.clipThumbnail} />}
      duration={clip.video.duration}
      action={
        <Button disabled={upload.stage === 'publishing'} onClick={() => void reopenTrim()}>
          {copy.details.trimAgain}
        </Button>
      }
    >
      <p className="text-sm text-ink-2">
        {copy.details.range(formatTimecode(selection.start), formatTimecode(selection.end))}
      </p>
      <RideClockNote rideMarks={clip.rideMarks} eventId={upload.details.eventId} />
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

/** Says what a reload would lose, where the browser or the disk sets limits. */
export function DraftStorageNote({ upload }: { upload: DetailsUpload }) {
  return <StorageNote hasUnstoredClip={'clip' in upload && !upload.clip.isStored} />;
}

export function StorageNote({ hasUnstoredClip = false }: { hasUnstoredClip?: boolean }) {
  const isBroken = useDraftStorageStore((storage) => storage.isBroken);
  if (!isBroken && !hasUnstoredClip) return null;
  return (
    <p role="status" className="flex gap-3 rounded-md bg-brass-wash p-4 text-sm font-[550]">
      <HardDrive aria-hidden="true" className="size-5.5 shrink-0 text-brass-text" />
      {isBroken ? copy.draft.notStored : copy.draft.clipNotStored}
    </p>
  );
}
