import { useEffect, useState } from 'react';
import { previewTimes } from '#src/domain/trim.ts';
import type { TrimSession } from '#src/media/trim-session.ts';

/** How many pictures the trim bar shows. */
export const previewCount = 12;

/**
 * The pictures of the trim bar, each as soon as it is made.
 *
 * @returns their addresses by place; a place is empty until its picture is there
 */
export function usePreviewFrames(session: TrimSession): (string | undefined)[] {
  const [frames, setFrames] = useState<(string | undefined)[]>(() => Array.from({ length: previewCount }));
  useEffect(() => {
    const ending = new AbortController();
    const made: string[] = [];
    session
      .previewFrames(
        previewTimes(session.source.duration, previewCount),
        ({ index, image }) => {
          const url = URL.createObjectURL(image);
          made.push(url);
          setFrames((before) => before.with(index, url));
        },
        ending.signal,
      )
      .catch((error: unknown) => {
        // eslint-disable-next-line no-console -- trimming works without pictures; the trace is for a report
        if (!ending.signal.aborted) console.warn('The preview pictures could not be made', error);
      });
    return () => {
      ending.abort();
      made.forEach((url) => URL.revokeObjectURL(url));
    };
  }, [session]);
  return frames;
}
