import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { clearCacheOnAccountChange, queryClient } from './query-client.ts';

function useClearCacheOnAccountChange() {
  useEffect(() => clearCacheOnAccountChange(), []);
}

/** What the pages inside have read from the server. Pages that read nothing do not pay for it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  useClearCacheOnAccountChange();
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
