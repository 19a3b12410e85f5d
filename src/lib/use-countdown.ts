import { useEffect, useEffectEvent, useState } from 'react';

interface CountdownOptions {
  isRunning: boolean;
  /** Whether it waits, for example behind a dialog. It also does while the page is hidden. */
  isHeld?: () => boolean;
  onEnd: () => void;
}

/** @returns the seconds that are left */
export function useCountdown(from: number, { isRunning, isHeld, onEnd }: CountdownOptions): number {
  const [seconds, setSeconds] = useState(from);
  const tick = useEffectEvent(() => {
    if (document.hidden || isHeld?.()) return;
    if (seconds > 1) setSeconds(seconds - 1);
    else onEnd();
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}
