import { useEffect, useRef, useState } from 'react';
import { DataError } from '#src/data/data-error.ts';
import type { Video } from '#src/domain/video.ts';
import { getErrorMessage, reportError } from '#src/lib/log.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { isFailedImport } from '#src/lib/unreachable.ts';
import { StorageFullError } from '#src/media/errors.ts';
import { copy } from './copy.ts';
import type { ReelAnswer, ReelQuestion } from './make-reel-video.ts';

/** The browser needs the file until it has copied it. */
const keptMs = 600_000;

type VideoStage =
  | { name: 'asking' }
  | { name: 'working'; progress: number }
  | { name: 'differing'; question: ReelQuestion; onAnswer: (answer: ReelAnswer) => void }
  | { name: 'failed'; message: string };

function describeFailure(error: unknown): string {
  if (error instanceof DataError || isFailedImport(error)) return getErrorMessage(error);
  reportError(error, 'The video of a reel could not be made');
  return error instanceof StorageFullError ? copy.video.noSpace : copy.video.failed;
}

/** Makes one video of all rides and saves it. Leaving the page cancels it. */
export function useReelVideo(title: string, rides: readonly Video[], onSaved: () => void) {
  const [stage, setStage] = useState<VideoStage>({ name: 'asking' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const start = async () => {
    const { signal } = (current.current = new AbortController());
    const lifetime = new AbortController();
    setStage({ name: 'working', progress: 0 });
    try {
      const { makeReelVideo } = await import('./make-reel-video.ts');
      const made = await makeReelVideo(rides, {
        onProgress: (progress) => setStage({ name: 'working', progress }),
        ask: (question) =>
          new Promise((resolve) => {
            const onAnswer = (answer: ReelAnswer) => {
              setStage({ name: 'working', progress: 0 });
              resolve(answer);
            };
            setStage({ name: 'differing', question, onAnswer });
          }),
        signal,
        lifetime: lifetime.signal,
      });
      signal.throwIfAborted();
      saveFile(`${title}.mp4`, made);
      onSaved();
    } catch (error) {
      if (!signal.aborted) setStage({ name: 'failed', message: describeFailure(error) });
    } finally {
      setTimeout(() => lifetime.abort(), signal.aborted ? 0 : keptMs);
    }
  };
  return { stage, start };
}
