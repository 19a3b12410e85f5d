import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '#src/domain/user.ts';
import { resetVideoLists } from '#src/queries/video-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { reportError } from '#src/lib/log.ts';
import { publishRides } from '../rides/publish-rides.ts';
import { nightStore } from '../rides/rides-store.ts';

/** Starts the queue, which goes on while other pages are open. */
export function usePublishNight(account: User | undefined): () => void {
  const { own } = useAccount();
  const queryClient = useQueryClient();
  return useCallback(() => {
    if (!account) return;
    const onPublished = () => void resetVideoLists(queryClient);
    publishRides(nightStore, { uploader: own, account, onPublished }).catch(reportError);
  }, [own, account, queryClient]);
}
