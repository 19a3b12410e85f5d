import Plus from 'lucide-react/icons/plus';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { findFrameAt, getBoundaryTime } from '#src/domain/timeline.ts';
import { noRideMarks } from '#src/domain/ride-marks.ts';
import { snapToFrame, type Selection } from '#src/domain/trim.ts';
import { formatTimecode } from '#src/lib/format.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { Button } from '#src/ui/button.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { copy as uploadCopy } from '../copy.ts';
import { FrameControls } from '../trim/frame-controls.tsx';
import { useTrimPlayback } from '../trim/use-trim-playback.ts';
import { copy } from './copy.ts';
import { addRide, loseUnreadable } from '../rides/open-sources.ts';
import { isFixed, isUnsure, type Ride, type RidesState, type Source } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { RideTrim } from './ride-trim.tsx';
import { handId, leadToHand } from './show-ride.ts';
import { SourcePosition, type SearchRate } from './source-position.tsx';

interface RideInHandProps {
  source: Source;
  session: TrimSession;
  /** Undefined while the source is searched by hand. */
  ride: Ride | undefined;
  /** Where it is searched. */
  shown: RidesState['shown'];
  rides: readonly Ride[];
}

const getStanding = (ride: Ride): string =>
  ride.stage.name === 'published'
    ? copy.publishing.states.published
    : copy.line.legend[isUnsure(ride) ? 'maybe' : ride.verdict];

/** The source, and the ride of it that is selected. */
export function RideInHand({ source, session, ride, shown, rides }: RideInHandProps) {
  const { source: video, timeline } = session;
  const selection = ride?.selection ?? { start: 0, end: source.duration };
  const [rate, setRate] = useState<SearchRate>(1);
  const playback = useTrimPlayback(video.file, selection, rate);
  const isSilent = nightStore.useRides((state) => state.isSilent);
  useShownPlace(ride, shown, playback.seek);
  const title = ride ? copy.ride(rides.indexOf(ride) + 1) : copy.hand.free;
  const handleMove = (next: Selection, time: number) => {
    if (ride) nightStore.dispatch({ type: 'ride moved', id: ride.id, selection: next });
    playback.seek(time);
  };
  /** Outside of a ride, another one is looked for. */
  const handleSeek = (seconds: number) => {
    if (ride && seconds >= selection.start && seconds < selection.end) playback.seek(seconds);
    else nightStore.dispatch({ type: 'source shown', id: source.id, time: seconds });
  };
  const handleAdd = () => {
    flushSync(() => addRide(nightStore, source, playback.time));
    leadToHand();
  };
  return (
    <section
      id={handId}
      tabIndex={-1}
      aria-label={title}
      className="-mx-(--gutter) overflow-hidden bg-surface shadow-1 sm:mx-0 sm:rounded-lg"
    >
      <div className="on-dark relative bg-player text-on-picture">
        <video
          {...playback.videoProps}
          onError={() => {
            playback.videoProps.onError();
            void loseUnreadable(nightStore, source.id);
          }}
          playsInline
          muted={isSilent}
          preload="auto"
          aria-label={copy.hand.video}
          className="frame-picture"
        />
        {!playback.hasPicture && (
          <p className="absolute inset-x-4 top-14 rounded-sm bg-overlay px-3 py-2 text-center text-sm">
            {uploadCopy.trim.cannotPlay}
          </p>
        )}
        <span className="absolute top-4 left-4">
          <Tag variant="overlay">{ride ? `${title} · ${getStanding(ride)}` : title}</Tag>
        </span>
        <p className="numeral absolute bottom-4 left-4 rounded-sm bg-overlay px-[0.3em] pt-[0.22em] pb-[0.12em] text-display-lg">
          {formatTimecode(playback.time)}
        </p>
      </div>
      <SourcePosition
        duration={source.duration}
        time={playback.time}
        rate={rate}
        isFine={!ride}
        onSeek={handleSeek}
        onRateChange={setRate}
      />
      <div className="@container grid gap-6 p-4">
        <FrameControls
          marks={ride?.rideMarks ?? noRideMarks}
          isMarkable={ride !== undefined && !isFixed(ride)}
          getShownFrame={() => getBoundaryTime(timeline, findFrameAt(timeline, playback.getShownTime()))}
          onMark={(rideMarks) => ride && nightStore.dispatch({ type: 'ride marked', id: ride.id, rideMarks })}
          isPlaying={playback.isPlaying}
          {...(ride && { playLabel: copy.hand.play })}
          onToggle={playback.toggle}
          onStep={(frames) => playback.seek(snapToFrame(timeline, playback.time + frames / video.frameRate))}
        />
        {!ride && (
          <Button className="mx-auto" onClick={handleAdd}>
            <Plus aria-hidden="true" className="size-5" />
            {copy.hand.add}
          </Button>
        )}
        {ride && (
          <RideTrim
            key={ride.id}
            ride={ride}
            title={title}
            session={session}
            time={playback.time}
            onMove={handleMove}
            onSeek={playback.seek}
          />
        )}
      </div>
    </section>
  );
}

/** Shows the start of a ride when it is selected, and a place that was chosen. */
function useShownPlace(
  ride: Ride | undefined,
  shown: RidesState['shown'],
  seek: (seconds: number) => void,
): void {
  const seekToPlace = useEffectEvent(() => {
    const time = ride ? ride.selection.start : shown?.time;
    if (time !== undefined) seek(time);
  });
  useEffect(() => seekToPlace(), [ride?.id, shown]);
}
