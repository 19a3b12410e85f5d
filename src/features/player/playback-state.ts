import { listTimeRanges } from './time-ranges.ts';

export type PlaybackPhase = 'buffering' | 'playing' | 'paused' | 'ended' | 'failed';

export interface PlaybackState {
  phase: PlaybackPhase;
  time: number;
  /** In seconds; 0 until the metadata is loaded. */
  duration: number;
}

export const initialPlayback: PlaybackState = { phase: 'buffering', time: 0, duration: 0 };

function readPhase(video: HTMLVideoElement): PlaybackPhase {
  if (video.error) return 'failed';
  if (video.ended) return 'ended';
  if (video.paused) return video.readyState === HTMLMediaElement.HAVE_NOTHING ? 'buffering' : 'paused';
  return video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? 'buffering' : 'playing';
}

export function readPlayback(video: HTMLVideoElement): PlaybackState {
  return { phase: readPhase(video), time: video.currentTime, duration: video.duration || 0 };
}

/** In seconds of the clip: more than the frame that is shown. */
const dataAhead = 0.5;

/** Whether the browser waits for data that it has, as WebKitGTK may when a clip starts. Only loading again helps. */
export function isStuck(
  video: Pick<HTMLVideoElement, 'paused' | 'readyState' | 'buffered' | 'currentTime'>,
): boolean {
  const { paused, readyState, buffered, currentTime } = video;
  const isWaiting = !paused && readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
  return (
    isWaiting &&
    listTimeRanges(buffered).some(({ start, end }) => start <= currentTime && end > currentTime + dataAhead)
  );
}
