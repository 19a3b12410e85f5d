import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { KeptSource } from '#src/domain/kept-set.ts';
import { queryKeys } from './query-keys.ts';

const importKeptRides = () => import('#src/data/device/kept-rides.ts');

/** What is kept on this device; nothing where the browser denies storage. */
export const keptSetsQuery = queryOptions({
  queryKey: queryKeys.keptSets,
  queryFn: async () => {
    const { readKeptSets } = await importKeptRides();
    return readKeptSets().catch(() => []);
  },
});

export const refreshKeptSets = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: keptSetsQuery.queryKey });

/** Removes a set, or what an attempt to keep it has left. */
export async function removeKept(
  client: QueryClient,
  source: Pick<KeptSource, 'kind' | 'id'>,
): Promise<void> {
  const { removeKeptSet } = await importKeptRides();
  await removeKeptSet(source);
  await refreshKeptSets(client);
}
