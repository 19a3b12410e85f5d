import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { clearCacheOnLeavingAccount, queryClient } from './query-client.ts';

function useCacheOfOneAccount() {
  useEffect(() => clearCacheOnLeavingAccount(), []);
}

/** What the pages inside have read from the server. Pages that read nothing do not pay for it. */
export function WithQueries({ children }: { children: ReactNode }) {
  useCacheOfOneAccount();
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
