import { useEffect } from 'react';
import { keepScreenOn } from './keep-screen-on.ts';

/** Keeps the screen on while something plays. */
export function useWakeLock(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? keepScreenOn() : undefined), [isNeeded]);
}
