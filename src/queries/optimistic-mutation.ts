import {
  mutationOptions,
  type DataTag,
  type EnsureQueryDataOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

interface OptimisticChange<Data, Change, Key extends QueryKey> {
  /** Reads the data that changes. */
  query: EnsureQueryDataOptions<Data, Error, Data, Key> & { queryKey: DataTag<Key, Data, Error> };
  send: (change: Change) => Promise<void>;
  apply: (data: Data, change: Change) => Data;
  /** The change that takes another back. */
  invert: (change: Change) => Change;
  /** Called after the last of several changes. */
  onSettled?: () => void;
}

/** A change that the cache shows at once, and takes back when it fails. */
export function optimisticMutation<Data, Change, Key extends QueryKey>(
  client: QueryClient,
  { query, send, apply, invert, onSettled }: OptimisticChange<Data, Change, Key>,
) {
  const { queryKey } = query;
  const mutationKey = [...queryKey, 'change'];
  const applyToCache = (change: Change) =>
    client.setQueryData<Data>(queryKey, (data) => data && apply(data, change));
  return mutationOptions({
    mutationKey,
    // One after the other, in the order of the clicks.
    scope: { id: mutationKey.join(' ') },
    mutationFn: send,
    onMutate: async (change: Change) => {
      // A change of data that is still being read would not show. The change is sent also when reading fails.
      await client.ensureQueryData(query).catch(() => undefined);
      await client.cancelQueries({ queryKey });
      applyToCache(change);
    },
    onError: (_error, change) => applyToCache(invert(change)),
    onSettled: () => {
      // An answer in between would undo the clicks that are still waiting.
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey });
      onSettled?.();
    },
  });
}
