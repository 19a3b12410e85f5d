import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { blockAccount, fetchBlockedIds, unblockAccount } from '#src/data/firestore-lite/blocks.ts';
import { queryKeys } from './query-keys.ts';

/** The ids of the accounts that a user has blocked. */
export const blockedIdsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.blockedIds(userId),
    queryFn: () => fetchBlockedIds(userId),
  });

const createBlockMutation =
  (
    write: (userId: string, blockedId: string) => Promise<void>,
    update: (ids: string[], blockedId: string) => string[],
  ) =>
  (client: QueryClient, userId: string) =>
    mutationOptions({
      mutationFn: (blockedId: string) => write(userId, blockedId),
      onSuccess: (_result, blockedId) => {
        client.setQueryData(blockedIdsQuery(userId).queryKey, (ids) => ids && update(ids, blockedId));
      },
    });

export const blockAccountMutation = createBlockMutation(blockAccount, (ids, blockedId) => [
  ...ids,
  blockedId,
]);

export const unblockAccountMutation = createBlockMutation(unblockAccount, (ids, blockedId) =>
  ids.filter((id) => id !== blockedId),
);
