import { env, isAppCheckOn } from '#src/config/env.ts';
import { addRequestHeaders } from '#src/data/request.ts';

async function fetchHeaders(siteKey: string): Promise<Record<string, string>> {
  const appCheck = await import('./embedded-app-check.ts');
  return appCheck.fetchAppCheckHeaders(siteKey);
}

/** App Check is loaded only where it is on. */
export function addAppCheckHeaders(): void {
  const { appCheckKey } = env;
  if (isAppCheckOn && appCheckKey) addRequestHeaders(() => fetchHeaders(appCheckKey));
}
