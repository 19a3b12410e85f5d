import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { videoPageSizes } from '#src/features/feed/lists/matching-videos.tsx';
import { callWhenCalm } from '#src/lib/call-when-calm.ts';
import { reportError } from '#src/lib/log.ts';
import { getCachedVideos } from '#src/queries/video-queries.ts';

async function start(accountId: string, queryClient: QueryClient, lifetime: AbortSignal): Promise<void> {
  const rides = getCachedVideos(queryClient, { kind: 'by-account', accountId }, videoPageSizes);
  if (rides.length === 0 || !('VideoEncoder' in window)) return;
  const { addMissingFiles } = await import('#src/features/upload/rides/missing-files.ts');
  await addMissingFiles(rides, lifetime);
}

/** Makes what the rides of the account's list lack once the page is complete, until it is left. */
export function useMissingFiles(accountId: string | undefined) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (accountId === undefined) return;
    const end = new AbortController();
    const cancel = callWhenCalm(() => void start(accountId, queryClient, end.signal).catch(reportError));
    return () => {
      cancel();
      end.abort();
    };
  }, [accountId, queryClient]);
}
