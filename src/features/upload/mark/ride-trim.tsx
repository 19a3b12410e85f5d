import ArrowDown from 'lucide-react/icons/arrow-down';
import Check from 'lucide-react/icons/check';
import SquareSplitHorizontal from 'lucide-react/icons/square-split-horizontal';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { getLastFrameTime, isLongestSelection, type Selection } from '#src/domain/trim.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { RideMarksSummary } from '../trim/ride-marks-summary.tsx';
import { ThumbnailChoice } from '../trim/thumbnail-choice.tsx';
import { TrimFields } from '../trim/trim-fields.tsx';
import { TrimStrip } from '../trim/trim-strip.tsx';
import { usePreviewFrames } from '../trim/use-preview-frames.ts';
import { copy as uploadCopy } from '../copy.ts';
import { copy } from './copy.ts';
import { canSplit, getThumbnailTime, isFixed, type Ride } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';
import { loseUnreadable } from '../rides/open-sources.ts';
import { leadToHand, leadToRow } from './show-ride.ts';

/** What the strip shows to either side of a ride, in seconds. */
const margin = 12;

const getPart = ({ start, end }: Selection, duration: number): Selection => ({
  start: Math.max(0, start - margin),
  end: Math.min(duration, end + margin),
});

interface RideTrimProps {
  ride: Ride;
  title: string;
  session: TrimSession;
  time: number;
  onMove: (selection: Selection, time: number) => void;
  onSeek: (seconds: number) => void;
}

/** Moves and trims one ride of a source. */
export function RideTrim({ ride, title, session, time, onMove, onSeek }: RideTrimProps) {
  const { selection, rideMarks } = ride;
  const { timeline } = session;
  const isStill = isFixed(ride);
  const [part, setPart] = useState(() => getPart(selection, timeline.duration));
  const frames = usePreviewFrames(session, part, () => void loseUnreadable(nightStore, ride.sourceId));
  const [isHeld, setIsHeld] = useState(false);
  const handleHold = (isNowHeld: boolean) => {
    setIsHeld(isNowHeld);
    const isNearEdge = selection.start - part.start < margin / 4 || part.end - selection.end < margin / 4;
    if (!isNowHeld && isNearEdge) setPart(getPart(selection, timeline.duration));
  };
  return (
    <div inert={isStill} className={classNames('grid gap-6', isStill && 'opacity-60')}>
      <TrimStrip
        isSlidable
        timeline={timeline}
        part={part}
        selection={selection}
        time={time}
        previewFrames={frames}
        onChange={onMove}
        onHoldChange={handleHold}
        onSeek={onSeek}
      />
      {isHeld && isLongestSelection(timeline, selection) && (
        <FieldError>{uploadCopy.trim.problems['too-long']}</FieldError>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex-[1_1_16rem] text-sm text-ink-2">{copy.hand.slide}</p>
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={() => leadToRow(ride.id)}>
            <ArrowDown aria-hidden="true" className="size-5" />
            {copy.hand.back}
          </Button>
          <Button
            variant="ghost"
            disabled={!canSplit(ride, time)}
            onClick={() => nightStore.dispatch({ type: 'ride split', id: ride.id, time })}
          >
            <SquareSplitHorizontal aria-hidden="true" className="size-5" />
            {copy.hand.split}
          </Button>
          <VerdictButtons ride={ride} title={title} onChosen={leadToHand} />
        </div>
      </div>
      <TrimFields
        timeline={timeline}
        selection={selection}
        onChange={(next, side) => {
          setPart(getPart(next, timeline.duration));
          onMove(next, side === 'start' ? next.start : getLastFrameTime(timeline, next));
        }}
      />
      <hr className="stitch" />
      <ThumbnailChoice
        session={session}
        chosenTime={getThumbnailTime('night', ride) ?? undefined}
        canChoose={time >= selection.start && time < selection.end}
        onChoose={() => nightStore.dispatch({ type: 'thumbnail chosen', id: ride.id, time })}
      />
      <hr className="stitch" />
      <RideMarksSummary marks={rideMarks} timeline={timeline} selection={selection} onSeek={onSeek} />
    </div>
  );
}

interface VerdictButtonsProps {
  ride: Ride;
  title: string;
  /** The pressed button is gone then, so it moves the focus. */
  onChosen: () => void;
}

/** Accepts a ride, drops it, or brings it back. */
export function VerdictButtons({ ride, title, onChosen }: VerdictButtonsProps) {
  const change = (verdict: Ride['verdict']) => {
    flushSync(() => nightStore.dispatch({ type: 'verdict changed', id: ride.id, verdict }));
    onChosen();
  };
  if (ride.verdict === 'dropped')
    return (
      <Button variant="ghost" onClick={() => change('accepted')}>
        {copy.bringBack}
        <NameSuffix>{title}</NameSuffix>
      </Button>
    );
  return (
    <>
      <Button variant="ghost" onClick={() => change('dropped')}>
        {copy.drop}
        <NameSuffix>{title}</NameSuffix>
      </Button>
      {ride.verdict === 'suggested' && (
        <Button onClick={() => change('accepted')}>
          <Check aria-hidden="true" className="size-5" />
          {copy.accept}
          <NameSuffix>{title}</NameSuffix>
        </Button>
      )}
    </>
  );
}
