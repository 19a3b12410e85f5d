import { useEffect, useState } from 'react';

/** How long the controls stay after playback starts, and after the mouse has left, in milliseconds. */
const afterStart = 5000;
const afterLeave = 300;

/**
 * When the controls over the film are shown: on hover, while paused and at the end.
 *
 * @returns whether they are shown, and the handlers of the stage
 */
export function useChrome(playing: boolean) {
  const [hideIn, setHideIn] = useState<number>();
  const [shown, setShown] = useState(true);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setShown(false), hideIn ?? afterStart);
    return () => clearTimeout(timer);
  }, [playing, hideIn, shown]);
  const show = () => {
    setHideIn(afterStart);
    setShown(true);
  };
  return {
    shown: shown || !playing,
    handlers: {
      onMouseMove: show,
      onFocus: show,
      onTouchStart: show,
      onMouseLeave: () => setHideIn(afterLeave),
    },
  };
}
