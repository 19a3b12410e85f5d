import Hourglass from 'lucide-react/icons/hourglass';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import VolumeX from 'lucide-react/icons/volume-x';
import { useEffect, useState } from 'react';
import { getBoundaryTime, type Timeline } from '#src/domain/timeline.ts';
import {
  getInitialSelection,
  getSelectionLength,
  shortenSelection,
  validateSelection,
  type Selection,
} from '#src/domain/trim.ts';
import { formatTimecode } from '#src/lib/format.ts';
import { formatEstimate } from '#src/lib/amounts/format-amounts.ts';
import { reportError } from '#src/lib/log.ts';
import { canCopyFrames, type SourceVideo } from '#src/media/source-video.ts';
import type { TrimCost, TrimSession } from '#src/media/trim-session.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from '../copy.ts';

interface TruncationNoteProps {
  source: Pick<SourceVideo, 'duration' | 'missingSeconds'>;
}

/** Says what is left of a file that was cut off while it was copied or downloaded. */
export function TruncationNote({ source: { duration, missingSeconds } }: TruncationNoteProps) {
  if (missingSeconds === 0) return null;
  return (
    <p role="status" className="flex items-center gap-3 rounded-md bg-brass-wash p-4 text-sm font-[550]">
      <TriangleAlert aria-hidden="true" className="size-5.5 shrink-0 text-brass-text" />
      {copy.trim.truncated(formatTimecode(duration), formatTimecode(duration + missingSeconds))}
    </p>
  );
}

/** Says that the sound of a video cannot be published. */
export function SoundNote({ source }: { source: Pick<SourceVideo, 'hasUnreadableSound'> }) {
  if (!source.hasUnreadableSound) return null;
  return (
    <p role="status" className="flex items-center gap-3 rounded-md bg-brass-wash p-4 text-sm font-[550]">
      <VolumeX aria-hidden="true" className="size-5.5 shrink-0 text-brass-text" />
      {copy.trim.noSound}
    </p>
  );
}

/** @property rate the seconds that one second of the video takes */
type ConversionRate =
  | { status: 'not needed' }
  | { status: 'measuring' }
  | { status: 'measured'; rate: number }
  | { status: 'unknown' };

/** Encoding that takes longer is announced. */
const unnoticedSeconds = 5;

/** What the cut of a selection costs on this device; undefined until that is known. */
export function useTrimCost(session: TrimSession, selection: Selection): TrimCost | undefined {
  const [cost, setCost] = useState<TrimCost>();
  useEffect(() => {
    let isCurrent = true;
    session.getTrimCost(selection).then(
      (known) => isCurrent && setCost(known),
      (error: unknown) => {
        // The trim fails as well, and says why.
        reportError(error);
        if (isCurrent) setCost({ encodedSeconds: 0, workSeconds: 0, original: undefined });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [session, selection]);
  return cost;
}

/** How long this device takes to convert a video (decision D19). Measured once, when a selection needs it. */
export function useConversionRate(session: TrimSession, cost: TrimCost | undefined): ConversionRate {
  const isConverted = !canCopyFrames(session.source);
  const isNeeded = isConverted || (cost !== undefined && cost.workSeconds > unnoticedSeconds);
  const [measured, setMeasured] = useState<ConversionRate>();
  useEffect(() => {
    if (!isNeeded || measured) return;
    const controller = new AbortController();
    const selection = getInitialSelection(session.timeline);
    session.estimateConversion(selection, controller.signal).then(
      (seconds) => setMeasured({ status: 'measured', rate: seconds / getSelectionLength(selection) }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        reportError(error, 'The time of a conversion could not be estimated');
        setMeasured({ status: 'unknown' });
      },
    );
    return () => controller.abort();
  }, [session, isNeeded, measured]);
  return isNeeded ? (measured ?? { status: 'measuring' }) : { status: 'not needed' };
}

/** The length that the note suggests, in seconds. */
const shortLengthSeconds = 15;

interface ConversionNoteProps {
  session: Pick<TrimSession, 'source' | 'timeline'>;
  conversion: ConversionRate;
  cost: TrimCost | undefined;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

function describeConversion(conversion: ConversionRate, encodedSeconds: number): string {
  switch (conversion.status) {
    case 'not needed':
      return '';
    case 'measuring':
      return copy.trim.conversion.measuring;
    case 'measured':
      return copy.trim.conversion.measured(formatEstimate(conversion.rate * encodedSeconds));
    case 'unknown':
      return copy.trim.conversion.unknown;
  }
}

/** Says what a conversion costs, and offers a selection that costs less. */
export function ConversionNote({ session, conversion, cost, selection, onSelect }: ConversionNoteProps) {
  if (conversion.status === 'not needed') return null;
  const { timeline, source } = session;
  const isConverted = !canCopyFrames(source);
  const original = findOriginal(timeline, cost);
  const isShortenable = !original && getSelectionLength(selection) > shortLengthSeconds;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-brass-wash p-4">
      <div className="flex min-w-0 flex-[1_1_16rem] items-center gap-3">
        <Hourglass aria-hidden="true" className="size-5.5 shrink-0 text-brass-text" />
        <p role="status" className="min-w-0 text-sm font-[550]">
          {isConverted ? copy.trim.conversion.text : copy.trim.conversion.selectionText}{' '}
          {describeConversion(conversion, cost?.encodedSeconds ?? getSelectionLength(selection))}
          {isShortenable && ` ${copy.trim.conversion.shorten}`}
        </p>
      </div>
      {original && (
        <Button onClick={() => onSelect(original)}>
          {copy.trim.conversion.keepOriginal(formatTimecode(original.start), formatTimecode(original.end))}
        </Button>
      )}
      {isShortenable && (
        <Button onClick={() => onSelect(shortenSelection(timeline, selection, shortLengthSeconds))}>
          {copy.trim.conversion.keep(shortLengthSeconds)}
        </Button>
      )}
    </div>
  );
}

/** @returns undefined if too little can be published as it is */
function findOriginal(timeline: Timeline, cost: TrimCost | undefined): Selection | undefined {
  if (!cost?.original) return undefined;
  const { first, count } = cost.original;
  const original = { start: getBoundaryTime(timeline, first), end: getBoundaryTime(timeline, first + count) };
  return validateSelection(original) === null ? original : undefined;
}
