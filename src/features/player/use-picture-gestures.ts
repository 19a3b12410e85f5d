import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

const doubleTapMs = 300;
const seekSeconds = 5;

interface GestureActions {
  areControlsVisible: boolean;
  showControls: () => void;
  hideControls: () => void;
  togglePlayback: () => void;
  toggleFullscreen: () => void;
  seekBy: (seconds: number) => void;
}

/** A double tap on the left or right of the picture; `count` restarts the animation of the next one. */
interface SeekFeedback {
  seconds: number;
  count: number;
}

export function usePictureGestures(actions: GestureActions) {
  const lastTap = useRef({ time: -Infinity, isRight: false });
  const isTouch = useRef(false);
  const [feedback, setFeedback] = useState<SeekFeedback>();
  const handleTap = (time: number, isRight: boolean) => {
    const isDouble = time - lastTap.current.time < doubleTapMs && lastTap.current.isRight === isRight;
    lastTap.current = { time, isRight };
    if (isDouble) {
      const seconds = isRight ? seekSeconds : -seekSeconds;
      actions.seekBy(seconds);
      setFeedback({ seconds, count: (feedback?.count ?? 0) + 1 });
    } else if (actions.areControlsVisible) actions.hideControls();
    else actions.showControls();
  };
  const handlers = {
    onPointerUp: ({ pointerType, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      isTouch.current = pointerType === 'touch';
      if (!isTouch.current) return;
      const { left, width } = currentTarget.getBoundingClientRect();
      handleTap(performance.now(), clientX - left > width / 2);
    },
    onClick: () => {
      if (!isTouch.current) actions.togglePlayback();
    },
    onDoubleClick: (event: MouseEvent) => {
      event.preventDefault();
      if (!isTouch.current) actions.toggleFullscreen();
    },
  };
  return { feedback, handlers };
}
