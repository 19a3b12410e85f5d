import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { toRideMarks } from '#src/domain/ride-marks.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { formatDuration } from '#src/lib/format.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import poster from '#src/ui/art/arena-empty.svg';
import { IconButton } from '#src/ui/button.tsx';
import { ClipImage } from '../clip-image.tsx';
import type { Ride } from '../rides/rides-state.ts';
import { useTrimPlayback } from '../trim/use-trim-playback.ts';
import { copy } from './copy.ts';

interface RideFilmProps {
  ride: Ride;
  number: number;
  picture: Blob | undefined;
  /** Undefined after a reload, until its recording is chosen again. */
  session: TrimSession | undefined;
  isSilent: boolean;
}

/** What one describes: who rides which animal is seen on it. */
export function RideFilm({ session, ...film }: RideFilmProps) {
  const { ride, number, picture } = film;
  return (
    <div className="grid content-start">
      <div className="on-dark relative grid place-items-center overflow-hidden bg-player text-on-picture">
        {session ? (
          <RideVideo {...film} session={session} />
        ) : (
          <ClipImage image={picture ?? poster} alt={copy.video} className="describe-picture" />
        )}
        <b className="numeral absolute top-3 left-3 rounded-[3px] bg-plate px-3 pt-2 pb-1 text-display-md text-plate-ink shadow-2">
          {number}
        </b>
      </div>
      <RideTimes ride={ride} />
    </div>
  );
}

function RideVideo({ ride, session, isSilent }: RideFilmProps & { session: TrimSession }) {
  const { isPlaying, toggle, videoProps } = useTrimPlayback(session.source.file, ride.selection);
  return (
    <>
      <video
        {...videoProps}
        playsInline
        muted={isSilent}
        preload="auto"
        aria-label={copy.video}
        className="describe-picture"
      />
      <IconButton
        label={isPlaying ? copy.pause : copy.play}
        onClick={toggle}
        roundClassName="absolute right-3 bottom-3 size-12 bg-red text-on-red shadow-2"
      >
        {isPlaying ? <Pause className="size-6 fill-current" /> : <Play className="size-6 fill-current" />}
      </IconButton>
    </>
  );
}

function RideTimes({ ride: { selection, rideMarks } }: { ride: Ride }) {
  const marks = toRideMarks(rideMarks, selection);
  return (
    <p className="flex flex-wrap gap-x-4 px-4 py-2 text-sm text-ink-2 tabular-nums sm:px-5">
      <span>
        {copy.starts} <b className="font-[650] text-ink">{formatDuration(marks?.start ?? selection.start)}</b>
      </span>
      {marks && (
        <span>
          {copy.length}{' '}
          <b className="font-[650] text-ink">{copy.seconds(formatRideSeconds(marks.end - marks.start, 2))}</b>
        </span>
      )}
    </p>
  );
}
