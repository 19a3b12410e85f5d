import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useId } from 'react';
import { getFrameError, formatFrameError } from '#src/domain/ride-clock.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { findMarksProblem, isMarkInside, toRideMarks, type RideMarksDraft } from '#src/domain/ride-marks.ts';
import type { Timeline } from '#src/domain/timeline.ts';
import type { Selection } from '#src/domain/trim.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatTimecode } from '#src/lib/format.ts';
import { IconButton } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { copy } from '../copy.ts';

interface RideMarksSummaryProps {
  marks: RideMarksDraft;
  timeline: Timeline;
  /** What is published. */
  selection: Selection;
  onSeek: (seconds: number) => void;
}

export function RideMarksSummary({ marks, timeline, selection, onSeek }: RideMarksSummaryProps) {
  const titleId = useId();
  const renderMark = (side: 'start' | 'end') => (
    <MarkRow
      name={copy.rideClock[side]}
      time={marks[side]}
      isInside={marks[side] === null || isMarkInside(marks[side], selection)}
      onSeek={onSeek}
    />
  );
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <div>
        <h2 id={titleId} className="text-sm font-[650]">
          {copy.rideClock.title}
        </h2>
        <p className="text-sm text-ink-2">{copy.rideClock.text}</p>
      </div>
      <div className="flex flex-wrap gap-x-6">
        {renderMark('start')}
        {renderMark('end')}
      </div>
      <MarksStatus marks={marks} timeline={timeline} selection={selection} />
    </section>
  );
}

type MarksStatusProps = Pick<RideMarksSummaryProps, 'marks' | 'timeline' | 'selection'>;

function MarksStatus({ marks, timeline, selection }: MarksStatusProps) {
  const problem = findMarksProblem(marks, selection);
  const ride = toRideMarks(marks, selection);
  if (problem === 'wrong-order' || problem === 'outside')
    return <FieldError>{copy.rideClock.problems[problem]}</FieldError>;
  return (
    <p role="status" className="text-sm text-ink-2 tabular-nums">
      {problem && copy.rideClock.problems[problem]}
      {ride &&
        copy.rideClock.length(
          formatRideSeconds(ride.end - ride.start, 2),
          formatFrameError(getFrameError(timeline, ride)),
        )}
    </p>
  );
}

interface MarkRowProps {
  name: string;
  time: number | null;
  isInside: boolean;
  onSeek: (seconds: number) => void;
}

function MarkRow({ name, time, isInside, onSeek }: MarkRowProps) {
  return (
    <div role="group" aria-label={name} className="flex min-h-11 min-w-0 items-center gap-2">
      <p className={classNames('text-sm tabular-nums', !isInside && 'text-red-text')}>
        {name}: {time === null ? copy.rideClock.notMarked : formatTimecode(time)}
      </p>
      {time !== null && (
        <IconButton label={copy.rideClock.goTo(name)} onClick={() => onSeek(time)}>
          <LocateFixed className="size-5.5" />
        </IconButton>
      )}
    </div>
  );
}
