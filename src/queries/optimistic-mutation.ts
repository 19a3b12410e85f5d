import { mutationOptions, type DataTag, type QueryClient, type QueryKey } from '@tanstack/react-query';

interface OptimisticChange<Data, Change> {
  /** The cached data that changes. */
  queryKey: DataTag<QueryKey, Data, Error>;
  send: (change: Change) => Promise<void>;
  apply: (data: Data, change: Change) => Data;
  /** The change that takes another back. */
  invert: (change: Change) => Change;
  /** After the last of several changes. */
  onSettled?: () => void;
}

/** A change that the cache shows at once, and takes back when it fails. */
export function optimisticMutation<Data, Change>(
  client: QueryClient,
  { queryKey, send, apply, invert, onSettled }: OptimisticChange<Data, Change>,
) {
  const mutationKey = [...queryKey, 'change'];
  const applyToCache = (change: Change) =>
    client.setQueryData<Data>(queryKey, (data) => data && apply(data, change));
  return mutationOptions({
    mutationKey,
    // One after the other, in the order of the clicks.
    scope: { id: mutationKey.join(' ') },
    mutationFn: send,
    onMutate: async (change: Change) => {
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
