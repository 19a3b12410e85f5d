import { env } from '#src/config/env.ts';
import { DataError, withDataErrors } from '../data-error.ts';
import { legacyTimeoutMs } from '../request.ts';

/** @returns the server's message about a failure, undefined when there was none */
async function postLogout(url: string): Promise<string | undefined> {
  // `keepalive` sends the request even if the page is closed meanwhile.
  const response = await fetch(url, { method: 'POST', keepalive: true }).catch((thrown: unknown) => {
    throw new DataError('offline', thrown);
  });
  if (response.ok) return undefined;
  const message = (await response.text().catch(() => '')).trim();
  if (!message) throw new DataError('unexpected', response.status);
  return message;
}

/**
 * Notifies the server of a logout; does nothing where no server is configured.
 *
 * @throws Error with the server's message; DataError when it sent none, cannot be reached or takes longer than 10 s
 */
export async function notifyLogout(): Promise<void> {
  const { logoutUrl } = env;
  if (!logoutUrl) return;
  const message = await withDataErrors(() => postLogout(logoutUrl), { timeoutMs: legacyTimeoutMs });
  if (message) throw new Error(message);
}
