import { useEffect, useEffectEvent, useState } from 'react';
import { getPreviewTimes, previewFrameCount } from '#src/domain/trim.ts';
import { reportError } from '#src/lib/log.ts';
import { FfmpegLoadError } from '#src/media/errors.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { requestUnreadableSource } from '../job/unreadable-source.ts';

export interface PreviewImage {
  index: number;
  url?: string;
}

/** @param onUndecodable called when no frame can be decoded */
export function usePreviewFrames(session: TrimSession, onUndecodable: () => void): PreviewImage[] {
  const [frames, setFrames] = useState<PreviewImage[]>(() =>
    Array.from({ length: previewFrameCount }, (_, index) => ({ index })),
  );
  const reportUndecodable = useEffectEvent(onUndecodable);
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
      .then(() => session.prepareTrim())
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        reportError(error, 'The preview frames could not be extracted');
        const isUndecodable = objectUrls.length === 0 && !(error instanceof FfmpegLoadError);
        void requestUnreadableSource(session).then((isLost) => {
          if (!isLost && isUndecodable) reportUndecodable();
        });
      });
    return () => {
      controller.abort();
      objectUrls.forEach((url) => URL.revokeObjectURL(url));
    };
  }, [session]);
  return frames;
}
