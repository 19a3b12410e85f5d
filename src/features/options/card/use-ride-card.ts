import { useEffect, useRef, useState } from 'react';
import { DataError } from '#src/data/data-error.ts';
import type { CardFilm } from '#src/domain/card-film.ts';
import type { Video } from '#src/domain/video.ts';
import { getErrorMessage, reportError } from '#src/lib/log.ts';
import { isFailedImport } from '#src/lib/unreachable.ts';
import { copy } from './copy.ts';
import type { CardShape } from './shapes.ts';

/** From when on the time that is left is known. */
const knownShare = 0.15;

export type CardStage =
  | { name: 'choosing' }
  | { name: 'working'; progress: number; secondsLeft: number | undefined }
  | { name: 'silent'; onConfirm: () => void }
  | { name: 'ready'; file: Blob }
  | { name: 'failed'; message: string };

function describeFailure(error: unknown): string {
  if (error instanceof DataError || isFailedImport(error)) return getErrorMessage(error);
  reportError(error, 'A ride card could not be made');
  return copy.failed;
}

/** Makes the film of a ride card. Leaving the page cancels it. */
export function useRideCard(ride: Video, film: CardFilm) {
  const [stage, setStage] = useState<CardStage>({ name: 'choosing' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const start = async (shape: CardShape) => {
    const { signal } = (current.current = new AbortController());
    const startedAt = Date.now();
    const onProgress = (progress: number) => {
      const passed = (Date.now() - startedAt) / 1000;
      const secondsLeft = progress > knownShare ? (passed / progress) * (1 - progress) : undefined;
      if (!signal.aborted) setStage({ name: 'working', progress, secondsLeft });
    };
    try {
      onProgress(0);
      const { makeRideCard } = await import('./make-ride-card.ts');
      const file = await makeRideCard(ride, film, shape, {
        ...{ onProgress, signal },
        askForSilence: () =>
          new Promise((resolve) => {
            const onConfirm = () => {
              onProgress(0);
              resolve();
            };
            setStage({ name: 'silent', onConfirm });
          }),
      });
      signal.throwIfAborted();
      setStage({ name: 'ready', file });
    } catch (error) {
      if (!signal.aborted) setStage({ name: 'failed', message: describeFailure(error) });
    }
  };
  const cancel = () => {
    current.current?.abort();
    setStage({ name: 'choosing' });
  };
  return { stage, start, cancel };
}
