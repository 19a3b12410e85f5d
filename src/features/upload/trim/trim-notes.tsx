import Hourglass from 'lucide-react/icons/hourglass';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useEffect, useState } from 'react';
import { getInitialSelection, getSelectionLength } from '#src/domain/trim.ts';
import { formatEstimate, formatTimecode } from '#src/lib/format.ts';
import { reportError } from '#src/lib/log.ts';
import { isPublishableVideo } from '#src/media/codecs.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
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

type ConversionRate =
  | { status: 'not needed' }
  | { status: 'measuring' }
  /** The seconds that one second of the video takes. */
  | { status: 'measured'; rate: number }
  | { status: 'unknown' };

/** How long this device takes to convert a video of another codec (decision D19). Measured once for each video. */
export function useConversionRate(session: TrimSession): ConversionRate {
  const isNeeded = !isPublishableVideo(session.source.video.codec);
  const [rate, setRate] = useState<ConversionRate>({ status: isNeeded ? 'measuring' : 'not needed' });
  useEffect(() => {
    if (!isNeeded) return;
    const controller = new AbortController();
    const selection = getInitialSelection(session.timeline);
    session.estimateConversion(selection, controller.signal).then(
      (seconds) => setRate({ status: 'measured', rate: seconds / getSelectionLength(selection) }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        reportError(error, 'The time of a conversion could not be estimated');
        setRate({ status: 'unknown' });
      },
    );
    return () => controller.abort();
  }, [session, isNeeded]);
  return rate;
}

/** The length that the note suggests, in seconds. */
export const shortLengthSeconds = 15;

interface ConversionNoteProps {
  conversion: ConversionRate;
  /** Of the selection, in seconds. */
  length: number;
  onShorten: () => void;
}

function describeConversion(conversion: ConversionRate, length: number): string {
  switch (conversion.status) {
    case 'not needed':
      return '';
    case 'measuring':
      return copy.trim.conversion.measuring;
    case 'measured':
      return copy.trim.conversion.measured(formatEstimate(conversion.rate * length));
    case 'unknown':
      return copy.trim.conversion.unknown;
  }
}

export function ConversionNote({ conversion, length, onShorten }: ConversionNoteProps) {
  if (conversion.status === 'not needed') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-brass-wash p-4">
      <div className="flex min-w-0 flex-[1_1_16rem] items-center gap-3">
        <Hourglass aria-hidden="true" className="size-5.5 shrink-0 text-brass-text" />
        <p role="status" className="min-w-0 text-sm font-[550]">
          {copy.trim.conversion.text} {describeConversion(conversion, length)}
          {length > shortLengthSeconds && ` ${copy.trim.conversion.shorten}`}
        </p>
      </div>
      {length > shortLengthSeconds && (
        <Button onClick={onShorten}>{copy.trim.conversion.keep(shortLengthSeconds)}</Button>
      )}
    </div>
  );
}
