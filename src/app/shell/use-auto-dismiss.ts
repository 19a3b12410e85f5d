import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Ends an alert after its time; while the pointer or the focus is on it, it stays.
 *
 * @param duration in milliseconds
 * @returns the handlers of the alert's element
 */
export function useAutoDismiss(duration: number, onEnd: () => void) {
  const [held, setHeld] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => end(), duration);
    return () => clearTimeout(timer);
  }, [held, duration]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
}
