import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

interface CountdownOptions {
  isRunning: boolean;
  onEnd: () => void;
}

/** Whether a dialog or a menu is open that the element is not within. */
const isCovered = (element: Element | null) =>
  [...document.querySelectorAll('dialog[open], [role=menu]')].some((layer) => !layer.contains(element));

/**
 * It waits while the page is hidden, and behind a dialog or a menu.
 * @returns the seconds that are left, and a reference for the element that shows them
 */
export function useCountdown<Shown extends Element>(
  from: number,
  { isRunning, onEnd }: CountdownOptions,
): { seconds: number; shown: RefObject<Shown | null> } {
  const [seconds, setSeconds] = useState(from);
  const shown = useRef<Shown>(null);
  const tick = useEffectEvent(() => {
    if (document.hidden || isCovered(shown.current)) return;
    if (seconds > 1) setSeconds(seconds - 1);
    else onEnd();
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { seconds, shown };
}
