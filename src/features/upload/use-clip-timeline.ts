import { useEffect, useState } from 'react';
import type { Timeline } from '#src/domain/timeline.ts';
import { getErrorMessage, reportError } from '#src/lib/log.ts';
import { loadClipTimeline } from '#src/queries/clip-timeline-query.ts';

interface LoadedTimeline {
  attempt: number;
  timeline?: Timeline;
  problem?: string;
}

export function useClipTimeline(videoId: string) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<LoadedTimeline>();
  useEffect(() => {
    let isCurrent = true;
    loadClipTimeline(videoId).then(
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
