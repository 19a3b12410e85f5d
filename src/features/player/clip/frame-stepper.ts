import { clamp, findFrameAt, getMiddleOfFrame, type Timeline } from '#src/domain/timeline.ts';
import { reportError } from '#src/lib/log.ts';
import { trackPresentedTime } from '#src/lib/presented-time.ts';

/** While the clip's index cannot be read. */
const fallbackFrameSeconds = 1 / 30;

const timeTolerance = 1e-3;

export interface FrameStepper {
  /** Pauses and shows a frame before (negative) or after the one that is shown. */
  step(frames: number): Promise<void>;
  dispose(): void;
}

export function createFrameStepper(
  video: HTMLVideoElement,
  loadTimeline: () => Promise<Timeline>,
): FrameStepper {
  let timeline: Promise<Timeline | undefined> | undefined;
  let target = { frame: 0, time: Number.NaN };
  const presentedTime = trackPresentedTime(video);

  const findShownFrame = (loaded: Timeline) => {
    // The seek of the previous step may still be on its way.
    if (Math.abs(video.currentTime - target.time) < timeTolerance) return target.frame;
    return findFrameAt(loaded, presentedTime.get());
  };

  return {
    step: async (frames) => {
      video.pause();
      timeline ??= loadTimeline().catch((error: unknown) => {
        reportError(error, 'The index of the clip could not be read');
        return undefined;
      });
      const loaded = await timeline;
      if (!loaded) {
        video.currentTime += frames * fallbackFrameSeconds;
        return;
      }
      const last = loaded.frameTimes.length - 1;
      const frame = clamp(findShownFrame(loaded) + frames, 0, last);
      target = { frame, time: getMiddleOfFrame(loaded, frame) };
      video.currentTime = target.time;
    },
    dispose: presentedTime.stop,
  };
}
