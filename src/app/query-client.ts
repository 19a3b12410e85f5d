import { QueryClient } from '@tanstack/react-query';
import { DataError } from '#src/data/data-error.ts';
import { onAccountLeave } from '#src/session/session-store.ts';

const minute = 60_000;

/** Trying again helps only against a server that was not there, not against one that lets people wait. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof DataError && error.kind === 'offline';
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: minute, retry: shouldRetry, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** What was read for one account is not there for the next one. */
export function clearCacheOnAccountChange(): () => void {
  return onAccountLeave(() => queryClient.clear());
}
