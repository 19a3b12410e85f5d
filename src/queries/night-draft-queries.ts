import { queryOptions } from '@tanstack/react-query';
import type { DraftOwner } from '#src/domain/upload-draft.ts';
import { queryKeys } from './query-keys.ts';

/** Whether the rides of a night are kept on this device. Fetched on every use: another tab may have changed it. */
export const hasNightDraftQuery = (owner: DraftOwner) =>
  queryOptions({
    queryKey: queryKeys.hasNightDraft(owner),
    queryFn: async () => {
      const { nightDrafts } = await import('#src/data/device/upload-drafts.ts');
      return (await nightDrafts.fetch(owner)) !== undefined;
    },
    gcTime: 0,
    refetchOnReconnect: false,
  });
