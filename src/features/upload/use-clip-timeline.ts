import { useEffect, useState } from 'react';
import { openClip } from '#src/data/storage/open-clip.ts';
import type { Timeline } from '#src/domain/timeline.ts';
import { getErrorMessage, reportError } from '#src/lib/log.ts';

interface LoadedTimeline {
  attempt: number;
  timeline?: Timeline;
  problem?: string;
}

async function loadTimeline(videoId: string): Promise<Timeline> {
  const { readFrameTimes } = await import('#src/media/read-frame-times.ts');
  return readFrameTimes(await openClip(videoId));
}

export function useClipTimeline(videoId: string) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<LoadedTimeline>();
  useEffect(() => {
    let isCurrent = true;
    loadTimeline(videoId).then(
      (timeline) => isCurrent && setLoaded({ attempt, timeline }),
      (error: unknown) => {
        reportError(error, 'The index of the clip could not be read');
        if (isCurrent) setLoaded({ attempt, problem: getErrorMessage(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [videoId, attempt]);
  const { timeline, problem } = loaded?.attempt === attempt ? loaded : {};
  return { timeline, problem, retry: () => setAttempt(attempt + 1) };
}
