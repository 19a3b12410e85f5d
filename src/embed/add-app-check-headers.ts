import { env, isAppCheckOn } from '#src/config/env.ts';
import { addRequestHeaders } from '#src/data/request.ts';

/** App Check is loaded only where it is on. */
async function fetchAppCheckHeaders(): Promise<Record<string, string>> {
  if (!isAppCheckOn || !env.appCheckKey) return {};
  const appCheck = await import('./embedded-app-check.ts');
  return appCheck.fetchAppCheckHeaders(env.appCheckKey);
}

export const addAppCheckHeaders = (): void => addRequestHeaders(fetchAppCheckHeaders);
