import { env } from '#src/config/env.ts';
import { DataError } from '../data-error.ts';

/**
 * Notifies the server of a logout; does nothing where no server is configured.
 *
 * @throws Error with the server's message; DataError when it sent none or cannot be reached
 */
export async function notifyLogout(): Promise<void> {
  if (!env.logoutUrl) return;
  const response = await fetch(env.logoutUrl, { method: 'POST' }).catch((thrown: unknown) => {
    throw new DataError('offline', thrown);
  });
  if (response.ok) return;
  const message = (await response.text().catch(() => '')).trim();
  throw message ? new Error(message) : new DataError('unexpected', response.status);
}
