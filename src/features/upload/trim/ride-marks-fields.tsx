import LocateFixed from 'lucide-react/icons/locate-fixed';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { getFrameError, formatFrameError } from '#src/domain/ride-clock.ts';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { findMarksProblem, isMarkInside, toRideMarks, type RideMarksDraft } from '#src/domain/ride-marks.ts';
import type { Timeline } from '#src/domain/timeline.ts';
import type { Selection } from '#src/domain/trim.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatTimecode } from '#src/lib/format.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { copy } from '../copy.ts';

export interface RideMarksFieldsProps {
  marks: RideMarksDraft;
  timeline: Timeline;
  /** What is published. */
  selection: Selection;
  /** The start of the frame that the video shows. */
  getShownFrame: () => number;
  onChange: (marks: RideMarksDraft) => void;
  onSeek: (seconds: number) => void;
}

export function RideMarksFields(props: RideMarksFieldsProps) {
  const { marks, timeline, selection, getShownFrame, onChange, onSeek } = props;
  const titleId = useId();
  const renderMark = (side: 'start' | 'end') => (
    <MarkRow
      name={copy.rideClock[side]}
      time={marks[side]}
      isInside={marks[side] === null || isMarkInside(marks[side], selection)}
      onMark={() => onChange({ ...marks, [side]: getShownFrame() })}
      onClear={() => onChange({ ...marks, [side]: null })}
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
      <div className="grid gap-3 sm:grid-cols-2">
        {renderMark('start')}
        {renderMark('end')}
      </div>
      <MarksStatus marks={marks} timeline={timeline} selection={selection} />
    </section>
  );
}

type MarksStatusProps = Pick<RideMarksFieldsProps, 'marks' | 'timeline' | 'selection'>;

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
  onMark: () => void;
  onClear: () => void;
  onSeek: (seconds: number) => void;
}

function MarkRow({ name, time, isInside, onMark, onClear, onSeek }: MarkRowProps) {
  return (
    <div role="group" aria-label={name} className="flex min-w-0 flex-wrap items-center gap-2">
      <Button className="whitespace-nowrap" onClick={onMark}>
        {name}
      </Button>
      <p
        className={classNames('flex-1 text-sm whitespace-nowrap tabular-nums', !isInside && 'text-red-text')}
      >
        {time === null ? copy.rideClock.notMarked : formatTimecode(time)}
      </p>
      {time !== null && (
        <div className="flex">
          <IconButton label={copy.rideClock.goTo(name)} onClick={() => onSeek(time)}>
            <LocateFixed className="size-5.5" />
          </IconButton>
          <IconButton label={copy.rideClock.clear(name)} onClick={onClear}>
            <X className="size-5.5" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
