export type PlaybackPhase = 'buffering' | 'playing' | 'paused' | 'ended' | 'failed';

export interface PlaybackState {
  phase: PlaybackPhase;
  time: number;
  /** In seconds; 0 until the metadata is loaded. */
  duration: number;
  /** Whether the clip came to its end by playing, and not because somebody looked for its last frame. */
  hasPlayedOut: boolean;
}

export const initialPlayback: PlaybackState = {
  phase: 'buffering',
  time: 0,
  duration: 0,
  hasPlayedOut: false,
};

function readPhase(video: HTMLVideoElement): PlaybackPhase {
  if (video.error) return 'failed';
  if (video.ended) return 'ended';
  if (video.paused) return video.readyState === HTMLMediaElement.HAVE_NOTHING ? 'buffering' : 'paused';
  return video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? 'buffering' : 'playing';
}

export const readPlayback = (video: HTMLVideoElement): Omit<PlaybackState, 'hasPlayedOut'> => ({
  phase: readPhase(video),
  time: video.currentTime,
  duration: video.duration || 0,
});

export function continuePlayback(
  previous: PlaybackState,
  next: ReturnType<typeof readPlayback>,
): PlaybackState {
  const hasPlayed = previous.hasPlayedOut || previous.phase === 'playing' || previous.phase === 'buffering';
  return { ...next, hasPlayedOut: next.phase === 'ended' && hasPlayed };
}

/** In seconds of the clip. */
export const listTimeRanges = (ranges: TimeRanges) =>
  Array.from({ length: ranges.length }, (_, index) => ({
    start: ranges.start(index),
    end: ranges.end(index),
  }));
