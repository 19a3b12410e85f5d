import { useEffect, useState } from 'react';
import { loadingTimeoutMs } from './with-timeout.ts';

/** Whether what the component is rendered for goes on after 30 seconds (decision D70). */
export function useTakesLong(): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), loadingTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
