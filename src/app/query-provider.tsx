import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { clearCacheOnAccountChange, queryClient } from './query-client.ts';

function useClearCacheOnAccountChange() {
  useEffect(() => clearCacheOnAccountChange(), []);
}

export function QueryProvider({ children }: { children: ReactNode }) {
  useClearCacheOnAccountChange();
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
