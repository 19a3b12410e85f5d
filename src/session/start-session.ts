import type { AuthError } from '#src/data/auth/auth-error.ts';
import type { SessionUser } from '#src/data/auth/session.ts';
import { importWithRetry } from '#src/lib/retry.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { isFailedImport } from '#src/lib/unreachable.ts';
import { TimeoutError, withSessionTimeout } from '#src/lib/with-timeout.ts';
import { showAlert } from './alerts-store.ts';
import { importLoader, importAuth } from './session-actions.ts';
import { hasSessionHint } from './session-hint.ts';
import { dispatchSession } from './session-store.ts';

async function importSession() {
  if (hasSessionHint()) importLoader().catch(() => undefined);
  return Promise.all([import('./session-effects.ts'), importAuth()]);
}

function handleFailure(error: unknown): void {
  const message = getErrorMessage(error);
  const isUnanswered = error instanceof TimeoutError || isFailedImport(error);
  if (isUnanswered && hasSessionHint()) {
    dispatchSession({ type: 'restore-failed', message });
    return;
  }
  dispatchSession({ type: 'auth-changed', user: null });
  showAlert('error', message);
}

/** @returns stop */
export function startSession(firstPage = Promise.resolve()): () => void {
  let isStopped = false;
  const stops: (() => void)[] = [];
  const restore = async () => {
    const [{ startSessionEffects }, { subscribeToSessionUser }] = await importWithRetry(importSession);
    if (isStopped) return;
    await new Promise<void>((resolve) => {
      const handleUser = (user: SessionUser | null) => {
        dispatchSession({ type: 'auth-changed', user });
        resolve();
      };
      const handleError = (error: AuthError) => {
        handleFailure(error);
        resolve();
      };
      stops.push(startSessionEffects(), subscribeToSessionUser(handleUser, handleError));
    });
  };
  const start = async () => {
    try {
      await firstPage;
      await withSessionTimeout(restore());
    } catch (error) {
      if (isStopped) return;
      if (isFailedImport(error)) window.addEventListener('online', handleOnline, { once: true });
      handleFailure(error);
    }
  };
  const handleOnline = () => void start();
  void start();
  return () => {
    isStopped = true;
    window.removeEventListener('online', handleOnline);
    stops.forEach((stop) => stop());
  };
}
