import { useEffect, useState } from 'react';
import { getNow } from './clock.ts';

const minuteMs = 60_000;

/** The time, which goes on each minute and when the page is seen again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date(getNow()));
  useEffect(() => {
    const update = () => {
      if (document.visibilityState === 'visible') setNow(new Date(getNow()));
    };
    const timer = setInterval(update, minuteMs);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now;
}
