import { useEffect, useState } from 'react';
import { fetchVideo } from '#src/data/public/videos.ts';
import type { Video } from '#src/domain/video.ts';

interface LoadedVideo {
  videoId: string;
  attempt: number;
  /** Null when it does not exist. */
  video?: Video | null;
  error?: Error;
}

/** Loads a video without the query library, whose code would delay the clip. */
export function useVideo(videoId: string) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<LoadedVideo>();
  useEffect(() => {
    let isCurrent = true;
    const finish = (result: Pick<LoadedVideo, 'video' | 'error'>) => {
      if (isCurrent) setLoaded({ videoId, attempt, ...result });
    };
    fetchVideo(videoId).then(
      (video) => finish({ video: video ?? null }),
      (error: Error) => finish({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [videoId, attempt]);
  const isLoaded = loaded?.videoId === videoId && loaded.attempt === attempt;
  const { video, error } = isLoaded ? loaded : {};
  return { video, error, isPending: !isLoaded, retry: () => setAttempt(attempt + 1) };
}
