import { useEffect, useState } from 'react';
import { fetchVideo } from '#src/data/firestore-rest/public-videos.ts';
import type { Video } from '#src/domain/video.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { useRetryOnline } from '#src/lib/retry.ts';

interface LoadedVideo {
  videoId: string;
  attempt: number;
  /** Null when it does not exist. */
  video?: Video | null;
  problem?: string;
}

/** Loads a video without the query library, whose code would delay the clip. */
export function useVideo(videoId: string) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<LoadedVideo>();
  useEffect(() => {
    let isCurrent = true;
    const finish = (result: Pick<LoadedVideo, 'video' | 'problem'>) => {
      if (isCurrent) setLoaded({ videoId, attempt, ...result });
    };
    fetchVideo(videoId).then(
      (video) => finish({ video: video ?? null }),
      (error: unknown) => finish({ problem: getErrorMessage(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [videoId, attempt]);
  const isLoaded = loaded?.videoId === videoId && loaded.attempt === attempt;
  const { video, problem } = isLoaded ? loaded : {};
  const retry = () => setAttempt(attempt + 1);
  useRetryOnline(problem !== undefined, retry);
  return { video, problem, isPending: !isLoaded, retry };
}
