import { useEffect, useEffectEvent, useState } from 'react';
import { getPreviewTimes, previewFrameCount, type Selection } from '#src/domain/trim.ts';
import { reportError } from '#src/lib/log.ts';
import type { TrimSession } from '#src/media/trim-session.ts';

export interface PreviewImage {
  index: number;
  url?: string;
}

/**
 * @param part of the video, in seconds
 * @param onFailure called with how many frames have been extracted
 */
export function usePreviewFrames(
  session: TrimSession,
  { start, end }: Selection,
  onFailure: (error: unknown, frameCount: number) => void,
): PreviewImage[] {
  const [frames, setFrames] = useState<PreviewImage[]>(() =>
    Array.from({ length: previewFrameCount }, (_, index) => ({ index })),
  );
  const reportFailure = useEffectEvent(onFailure);
  useEffect(() => {
    const controller = new AbortController();
    const objectUrls: string[] = [];
    session
      .extractPreviewFrames(
        getPreviewTimes(end - start).map((time) => start + time),
        ({ index, image }) => {
          const url = URL.createObjectURL(image);
          objectUrls.push(url);
          setFrames((previous) => previous.with(index, { index, url }));
        },
        controller.signal,
      )
      .then(() => session.prepareTrim())
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        reportError(error, 'The preview frames could not be extracted');
        reportFailure(error, objectUrls.length);
      });
    return () => {
      controller.abort();
      objectUrls.forEach((url) => URL.revokeObjectURL(url));
    };
  }, [session, start, end]);
  return frames;
}
