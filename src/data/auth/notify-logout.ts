import { env } from '#src/config/env.ts';
import { DataError } from '../data-error.ts';

/**
 * Tells the server of a logout; without a server there is nobody to tell.
 *
 * @throws Error with the server's own words, DataError when it has none or cannot be reached
 */
export async function notifyLogout(): Promise<void> {
  if (!env.logoutUrl) return;
  const response = await fetch(env.logoutUrl, { method: 'POST' }).catch((thrown: unknown) => {
    throw new DataError('offline', thrown);
  });
  if (response.ok) return;
  const said = (await response.text().catch(() => '')).trim();
  throw said ? new Error(said) : new DataError('unexpected', response.status);
}
