import { getErrorMessage } from '#src/lib/log.ts';
import { loadingTimeoutMs, withTimeout } from '#src/lib/with-timeout.ts';
import { showAlert } from './alerts-store.ts';
import { importLoader, importAuth } from './session-actions.ts';
import { hasSessionHint } from './session-hint.ts';
import { dispatchSession } from './session-store.ts';

async function importSession() {
  if (hasSessionHint()) importLoader().catch(() => undefined);
  return Promise.all([import('./session-effects.ts'), importAuth()]);
}

/** Without a session, at least the public pages work. */
function handleFailure(error: unknown): void {
  dispatchSession({ type: 'auth-changed', user: null });
  showAlert('error', getErrorMessage(error));
}

/** Follows the session with code that loads after the first page. @returns stop */
export function startSession(firstPage = Promise.resolve()): () => void {
  let isStopped = false;
  const stops: (() => void)[] = [];
  const start = async () => {
    await firstPage;
    const [{ startSessionEffects }, { subscribeToSessionUser }] = await withTimeout(
      importSession(),
      loadingTimeoutMs,
    );
    if (isStopped) return;
    stops.push(
      startSessionEffects(),
      subscribeToSessionUser((user) => dispatchSession({ type: 'auth-changed', user }), handleFailure),
    );
  };
  start().catch(handleFailure);
  return () => {
    isStopped = true;
    stops.forEach((stop) => stop());
  };
}
