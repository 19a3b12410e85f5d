import { useEffect, useState } from 'react';
import { fetchVideo } from '#src/data/firestore-rest/public-videos.ts';
import type { Video } from '#src/domain/video.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { useRetryOnline } from '#src/lib/retry.ts';

interface LoadedVideo {
  /** Null when it does not exist. */
  video?: Video | null;
  problem?: string;
}

const loadVideo = (videoId: string): Promise<LoadedVideo> =>
  fetchVideo(videoId).then(
    (video) => ({ video: video ?? null }),
    (error: unknown) => ({ problem: getErrorMessage(error) }),
  );

/**
 * Loads a video, and the one after it while it plays, without the query library, whose code would delay the clip. Those
 * that were shown before are not loaded again.
 */
export function useVideo(videoId: string, nextId: string | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [videos, setVideos] = useState<Readonly<Record<string, LoadedVideo>>>({});
  const { video, problem } = videos[videoId] ?? {};
  const isPending = video === undefined && problem === undefined;
  const isNextMissing = video && nextId !== undefined && !videos[nextId];
  const missingId = isPending ? videoId : isNextMissing ? nextId : undefined;
  useEffect(() => {
    if (missingId === undefined) return;
    let isCurrent = true;
    void loadVideo(missingId).then((loaded) => {
      // What fails now may load once it is its turn.
      const isWanted = missingId === videoId || loaded.video;
      if (isCurrent && isWanted) setVideos((others) => ({ ...others, [missingId]: loaded }));
    });
    return () => {
      isCurrent = false;
    };
  }, [missingId, videoId, attempt]);
  const retry = () => {
    setVideos({ ...videos, [videoId]: {} });
    setAttempt(attempt + 1);
  };
  useRetryOnline(problem !== undefined, retry);
  const next = nextId === undefined ? undefined : videos[nextId]?.video;
  return { video, problem, next: next ?? undefined, isPending, retry };
}
