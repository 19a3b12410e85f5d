import { queryOptions } from '@tanstack/react-query';
import type { DraftOwner } from '#src/domain/upload-draft.ts';
import { queryKeys } from './query-keys.ts';

const importDrafts = () => import('#src/data/device/upload-drafts.ts');

/** Whether an upload is kept on this device. Fetched on every use: another tab may have changed it. */
export const hasUploadDraftQuery = (owner: DraftOwner, pathname: string) =>
  queryOptions({
    queryKey: queryKeys.hasUploadDraft(owner, pathname),
    queryFn: async () => {
      const { uploadDrafts, nightDrafts } = await importDrafts();
      return ((await uploadDrafts.fetch(owner)) ?? (await nightDrafts.fetch(owner))) !== undefined;
    },
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** Whether a user has drafts on this device, for any account. */
export const hasUploadDraftsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.hasUploadDrafts(userId),
    queryFn: async () => (await importDrafts()).hasDrafts(userId),
    gcTime: 0,
    refetchOnReconnect: false,
  });
