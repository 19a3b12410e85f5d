import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComparedClip } from '#src/domain/compare-timeline.ts';
import { SyncedPlayback } from './synced-playback.ts';

/** Plays two clips at once, in the elements that have the refs. @param start where both begin, in seconds */
export function useSyncedPlayback(left: ComparedClip, right: ComparedClip, start: number) {
  const [playback] = useState(() => new SyncedPlayback(start));
  const leftVideo = useRef<HTMLVideoElement>(null);
  const rightVideo = useRef<HTMLVideoElement>(null);
  const [leftZero, leftDuration, rightZero, rightDuration] = [
    left.zero,
    left.duration,
    right.zero,
    right.duration,
  ];
  useEffect(() => {
    if (!leftVideo.current || !rightVideo.current) return;
    playback.setClips([
      { video: leftVideo.current, zero: leftZero, duration: leftDuration },
      { video: rightVideo.current, zero: rightZero, duration: rightDuration },
    ]);
  }, [playback, leftZero, leftDuration, rightZero, rightDuration]);
  useDisposal(playback);
  return { playback, leftVideo, rightVideo };
}

function useDisposal(playback: SyncedPlayback) {
  useEffect(() => playback.dispose, [playback]);
}

export const useSyncedState = (playback: SyncedPlayback) =>
  useSyncExternalStore(playback.subscribe, playback.getState);
