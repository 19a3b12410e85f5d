import { useEffect, useEffectEvent } from 'react';
import { isFailedImport } from './unreachable.ts';

const recoveryMs = 10_000;

// One for all callers, because the device comes online for all of them.
let lastOnline = -Infinity;
globalThis.addEventListener?.('online', () => (lastOnline = performance.now()));

/** Whether a connection has just come back: it may still fail for a moment, and what failed before is only shown now. */
export const isJustOnline = () => performance.now() - lastOnline < recoveryMs;

const retryDelayMs = 1000;

/** Retries what failed for want of a connection as soon as there is one again. */
export function useRetryOnline(isOffline: boolean, retry: () => void) {
  const handleOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!isOffline) return;
    const listener = () => handleOnline();
    const timer = isJustOnline() ? setTimeout(listener, retryDelayMs) : undefined;
    window.addEventListener('online', listener);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', listener);
    };
  }, [isOffline]);
}

/** Tries again once: a server may drop a connection, or the device be online again by now. */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isFailedImport(error) || !navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return load();
  }
}
