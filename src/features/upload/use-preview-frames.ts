import { useEffect, useState } from 'react';
import { getPreviewTimes } from '#src/domain/trim.ts';
import type { TrimSession } from '#src/media/trim-session.ts';

/** How many pictures the trim bar shows. */
const previewCount = 12;

export interface PreviewImage {
  index: number;
  /** Absent until its picture is made. */
  url?: string;
}

/** The pictures of the trim bar, each as soon as it is made. */
export function usePreviewFrames(session: TrimSession): PreviewImage[] {
  const [frames, setFrames] = useState<PreviewImage[]>(() =>
    Array.from({ length: previewCount }, (_, index) => ({ index })),
  );
  useEffect(() => {
    const ending = new AbortController();
    const made: string[] = [];
    session
      .extractPreviewFrames(
        getPreviewTimes(session.source.duration, previewCount),
        ({ index, image }) => {
          const url = URL.createObjectURL(image);
          made.push(url);
          setFrames((before) => before.with(index, { index, url }));
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
