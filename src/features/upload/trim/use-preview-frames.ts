import { useEffect, useState } from 'react';
import { getPreviewTimes, previewFrameCount } from '#src/domain/trim.ts';
import { reportError } from '#src/lib/log.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { requestUnreadableSource } from '../job/unreadable-source.ts';

export interface PreviewImage {
  index: number;
  url?: string;
}

export function usePreviewFrames(session: TrimSession): PreviewImage[] {
  const [frames, setFrames] = useState<PreviewImage[]>(() =>
    Array.from({ length: previewFrameCount }, (_, index) => ({ index })),
  );
  useEffect(() => {
    const controller = new AbortController();
    const objectUrls: string[] = [];
    session
      .extractPreviewFrames(
        getPreviewTimes(session.source.duration),
        ({ index, image }) => {
          const url = URL.createObjectURL(image);
          objectUrls.push(url);
          setFrames((previous) => previous.with(index, { index, url }));
        },
        controller.signal,
      )
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        reportError(error, 'The preview frames could not be extracted');
        void requestUnreadableSource(session);
      });
    return () => {
      controller.abort();
      objectUrls.forEach((url) => URL.revokeObjectURL(url));
    };
  }, [session]);
  return frames;
}
