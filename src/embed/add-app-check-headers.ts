import { env, isAppCheckOn } from '#src/config/env.ts';
import { addRequestHeaders } from '#src/data/request.ts';
import type { AppCheckMemory } from './embedded-app-check.ts';

/** App Check is loaded only where it is on. */
export function addAppCheckHeaders(): void {
  const { appCheckKey } = env;
  if (!isAppCheckOn || !appCheckKey) return;
  const memory: AppCheckMemory = {};
  addRequestHeaders(async () => {
    const { fetchAppCheckHeaders } = await import('./embedded-app-check.ts');
    return fetchAppCheckHeaders(appCheckKey, memory);
  });
}
