import { useEffect, useRef, type RefObject } from 'react';
import { openClip } from '#src/data/storage/open-clip.ts';
import { createFrameStepper, type FrameStepper } from './frame-stepper.ts';

/** The parser of the index is loaded with the first step. */
async function loadTimeline(videoId: string) {
  const { readFrameTimes } = await import('#src/media/read-frame-times.ts');
  return readFrameTimes(await openClip(videoId));
}

export function useFrameSteps(video: RefObject<HTMLVideoElement | null>, videoId: string) {
  const stepper = useRef<FrameStepper>(undefined);
  useEffect(() => {
    if (!video.current) return;
    const created = createFrameStepper(video.current, () => loadTimeline(videoId));
    stepper.current = created;
    return () => created.dispose();
  }, [video, videoId]);
  return (frames: 1 | -1) => void stepper.current?.step(frames);
}
