import { useEffect, useState } from 'react';
import { getInitialSelection, getSelectionLength } from '#src/domain/trim.ts';
import { reportError } from '#src/lib/log.ts';
import { isPublishableVideo } from '#src/media/codecs.ts';
import type { TrimSession } from '#src/media/trim-session.ts';

export type ConversionRate =
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
