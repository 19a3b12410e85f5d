import { QueryClient } from '@tanstack/react-query';
import { DataError } from '#src/data/data-error.ts';
import { useSessionStore } from '#src/session/session-store.ts';

const minute = 60_000;

/** Trying again helps only against a server that was not there, not against one that lets people wait. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof DataError && error.kind === 'offline';
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: minute, retry: worthRetrying, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** What one person has read is not there for the next one. */
export function clearCacheOnChangeOfUser(): () => void {
  return useSessionStore.subscribe((session, before) => {
    const leaving = before.status === 'signed-in' && session.status !== 'signed-in';
    const switching =
      before.status === 'signed-in' &&
      session.status === 'signed-in' &&
      (before.user.id !== session.user.id || before.selected.id !== session.selected.id);
    if (leaving || switching) queryClient.clear();
  });
}
