import type { DraftOwner } from '#src/domain/upload-draft.ts';

/** What a tab works on alone: an upload, or the rides of a night. */
export type DraftKind = 'upload-draft' | 'night-draft';

/**
 * Requests for locks that this tab gives up. Until they end, the locks look like another tab's. One set for the tab,
 * because the browser keeps locks by tab, too.
 */
const requestsToEnd = new Set<Promise<unknown>>();

/**
 * Makes this tab the only one that works on a draft. The lock is released when the signal aborts, and by the browser
 * when the tab ends.
 *
 * @param mode `steal` takes the lock from the tab that holds it
 * @param onLost called when another tab takes the lock
 * @returns false when another tab holds it; true where the browser has no locks or denies them
 */
export async function lockStoredDraft(
  kind: DraftKind,
  { userId, accountId }: DraftOwner,
  mode: 'ifAvailable' | 'steal',
  onLost: () => void,
  signal: AbortSignal,
): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  await Promise.all(requestsToEnd);
  return new Promise((resolve) => {
    let isAnswered = false;
    const holdUntilReleased = (lock: Lock | null) => {
      isAnswered = true;
      resolve(lock !== null && !signal.aborted);
      if (!lock || signal.aborted) return;
      return new Promise<void>((release) => {
        const handleAbort = () => {
          requestsToEnd.add(request);
          release();
        };
        signal.addEventListener('abort', handleAbort, { once: true });
      });
    };
    const request: Promise<unknown> = navigator.locks
      .request(`${kind} ${userId}/${accountId}`, { [mode]: true }, holdUntilReleased)
      .catch(() => {
        resolve(!isAnswered);
        if (isAnswered && !signal.aborted) onLost();
      })
      .finally(() => requestsToEnd.delete(request));
  });
}
