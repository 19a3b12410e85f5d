import { useEffect, useRef, type RefObject } from 'react';
import { loadClipTimeline } from '#src/queries/clip-timeline-query.ts';
import { createFrameStepper, type FrameStepper } from './frame-stepper.ts';

export function useFrameSteps(video: RefObject<HTMLVideoElement | null>, videoId: string) {
  const stepper = useRef<FrameStepper>(undefined);
  useEffect(() => {
    if (!video.current) return;
    const created = createFrameStepper(video.current, () => loadClipTimeline(videoId));
    stepper.current = created;
    return () => created.dispose();
  }, [video, videoId]);
  return (frames: 1 | -1) => void stepper.current?.step(frames);
}
