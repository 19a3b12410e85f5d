import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { clearCacheOnChangeOfUser, queryClient } from './query-client.ts';

function useCacheOfOnePerson() {
  useEffect(() => clearCacheOnChangeOfUser(), []);
}

/** What the pages inside have read from the server. Pages that read nothing do not pay for it. */
export function WithQueries({ children }: { children: ReactNode }) {
  useCacheOfOnePerson();
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
