import { useState, type KeyboardEvent } from 'react';
import {
  moveEnd,
  moveStart,
  nudgeEnd,
  nudgeStart,
  validateSelection,
  type Selection,
} from '#src/domain/trim.ts';
import type { Timeline } from '#src/domain/timeline.ts';
import { toDecimal } from '#src/languages/localize.ts';
import { formatTimecode } from '#src/lib/format.ts';
import { parseTimecode } from '../parse-timecode.ts';
import { TextField } from '#src/ui/field.tsx';
import { copy } from '../copy.ts';

interface TrimFieldsProps {
  timeline: Timeline;
  selection: Selection;
  onChange: (selection: Selection, side: 'start' | 'end') => void;
}

export function TrimFields({ timeline, selection, onChange }: TrimFieldsProps) {
  const { start, end } = selection;
  return (
    <div className="trim-fields">
      <TimeField
        label={copy.trim.start}
        seconds={start}
        getProblem={(seconds) => validateSelection({ start: seconds, end })}
        onCommit={(seconds) => onChange(moveStart(timeline, selection, seconds), 'start')}
        onNudge={(frames) => onChange(nudgeStart(timeline, selection, frames), 'start')}
      />
      <TimeField
        label={copy.trim.end}
        seconds={end}
        getProblem={(seconds) => validateSelection({ start, end: seconds })}
        onCommit={(seconds) => onChange(moveEnd(timeline, selection, seconds), 'end')}
        onNudge={(frames) => onChange(nudgeEnd(timeline, selection, frames), 'end')}
      />
      <TextField
        label={copy.trim.length}
        isNumeric
        readOnly
        value={toDecimal((end - start).toFixed(2))}
        hint={copy.trim.lengthHint}
      />
    </div>
  );
}

interface TimeFieldProps {
  label: string;
  seconds: number;
  getProblem: (seconds: number) => ReturnType<typeof validateSelection>;
  onCommit: (seconds: number) => void;
  onNudge: (frames: number) => void;
}

function TimeField({ label, seconds, getProblem, onCommit, onNudge }: TimeFieldProps) {
  const [typedText, setTypedText] = useState<string>();
  const [error, setError] = useState<string>();
  const commit = () => {
    if (typedText === undefined) return;
    setTypedText(undefined);
    const typedSeconds = parseTimecode(typedText);
    if (typedSeconds === undefined) return setError(copy.trim.invalidTime);
    const problem = getProblem(typedSeconds);
    setError(problem ? copy.trim.problems[problem] : undefined);
    onCommit(typedSeconds);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return commit();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setTypedText(undefined);
    setError(undefined);
    onNudge(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <TextField
      label={label}
      isNumeric
      inputMode="decimal"
      autoComplete="off"
      value={typedText ?? formatTimecode(seconds)}
      error={error}
      onChange={(event) => {
        setError(undefined);
        setTypedText(event.currentTarget.value);
      }}
      onBlur={commit}
      onKeyDown={handleKeyDown}
    />
  );
}
