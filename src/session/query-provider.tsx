import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { isDataError } from '#src/data/data-error.ts';
import { isJustOnline } from '#src/lib/retry.ts';
import { onAccountLeave } from './session-store.ts';

const staleTimeMs = 60_000;
const maxRetries = 2;

/** Retries connection failures only: a refused call fails again, and a slow one has kept the user waiting already. */
const shouldRetry = (failureCount: number, error: Error) =>
  isDataError(error, 'offline') && (failureCount < maxRetries || isJustOnline());

/** What was read for the account that is acted for. */
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

function useClearOnAccountLeave() {
  useEffect(() => onAccountLeave(() => queryClient.clear()), []);
}

export function QueryProvider({ children }: { children: ReactNode }) {
  useClearOnAccountLeave();
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
