import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { startSession } from '#src/session/start-session.ts';
import { clearCacheOnChangeOfUser, queryClient } from './query-client.ts';

function useSessionForLife() {
  useEffect(() => {
    const stops = [clearCacheOnChangeOfUser(), startSession()];
    return () => stops.forEach((stop) => stop());
  }, []);
}

export function Providers({ children }: { children: ReactNode }) {
  useSessionForLife();
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
