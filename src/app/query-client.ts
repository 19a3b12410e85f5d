import { QueryClient } from '@tanstack/react-query';
import { isDataError } from '#src/data/data-error.ts';
import { isJustOnline } from '#src/lib/just-online.ts';
import { onAccountLeave } from '#src/session/session-store.ts';

const staleTimeMs = 60_000;
const maxRetries = 2;

/** Retries connection failures only: a refused call fails again, and a slow one has kept the user waiting already. */
const shouldRetry = (failureCount: number, error: Error) =>
  isDataError(error, 'offline') && (failureCount < maxRetries || isJustOnline());

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleTimeMs,
      retry: shouldRetry,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      // By default not in this network mode.
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

export function clearCacheOnAccountChange(): () => void {
  return onAccountLeave(() => queryClient.clear());
}
