import { useEffect, useEffectEvent, useState } from 'react';

/** Pauses while the element that gets the returned handlers is hovered or focused. */
export function useAutoDismiss(durationMs: number, onEnd: () => void) {
  const [isPaused, setIsPaused] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => end(), durationMs);
    return () => clearTimeout(timer);
  }, [isPaused, durationMs]);
  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume };
}
