import { useRef, useState } from 'react';

/** How long the controls stay after playback starts, and after the mouse has left, in milliseconds. */
const hideDelayAfterStart = 5000;
const hideDelayAfterLeave = 300;

/**
 * When the controls over the film are shown: on hover, while paused and at the end.
 *
 * @returns `start` is to be called when playback starts
 */
export function useControlsVisibility() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hovered, setHovered] = useState(true);
  const hideIn = (milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHovered(false), milliseconds);
  };
  const start = () => {
    setHovered(true);
    hideIn(hideDelayAfterStart);
  };
  return {
    hovered,
    start,
    handlers: {
      onMouseMove: start,
      onFocus: start,
      onTouchStart: start,
      onMouseLeave: () => hideIn(hideDelayAfterLeave),
    },
  };
}
