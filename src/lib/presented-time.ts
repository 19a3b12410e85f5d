/** Playback stops within a frame or two of the one that was presented last. */
const maxPresentationLag = 0.25;

export interface PresentedTime {
  /** The start of the frame that is shown, in seconds, or another moment of it. */
  get: () => number;
  stop: () => void;
}

/**
 * Follows which frame a video shows: after a pause `currentTime` may be a frame or two after it. A browser may not
 * report the last frame before a pause: Chromium misses one that it presents between reading what to report and the
 * request for the next report, which happens in clips of more than 60 frames per second on a busy machine.
 *
 * @see https://chromium.googlesource.com/chromium/src/+/HEAD/third_party/blink/renderer/modules/video_rvfc/video_frame_callback_requester_impl.cc
 * @param onFrame called with the time that is shown now, and with the start of each frame that is shown from then on
 */
export function trackPresentedTime(
  video: HTMLVideoElement,
  onFrame?: (seconds: number) => void,
): PresentedTime {
  let presentedTime = Infinity;
  let callback = 0;
  const canWatch = 'requestVideoFrameCallback' in video;
  const watch = () => {
    callback = video.requestVideoFrameCallback((_now, { mediaTime }) => {
      presentedTime = mediaTime;
      onFrame?.(mediaTime);
      watch();
    });
  };
  const poll = () => {
    onFrame?.(video.currentTime);
    callback = requestAnimationFrame(poll);
  };
  if (canWatch) {
    onFrame?.(video.currentTime);
    watch();
  } else if (onFrame) poll();
  return {
    get: () => {
      const isPresented = !video.seeking && Math.abs(video.currentTime - presentedTime) < maxPresentationLag;
      return isPresented ? presentedTime : video.currentTime;
    },
    stop: () => {
      if (canWatch) video.cancelVideoFrameCallback(callback);
      else cancelAnimationFrame(callback);
    },
  };
}
