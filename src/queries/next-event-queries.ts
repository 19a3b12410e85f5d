import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchNextEvent, storeNextEvent } from '#src/data/device/stored-next-event.ts';
import type { NextEvent } from '#src/domain/next-event.ts';
import { queryKeys } from './query-keys.ts';

/** My Next Event of a profile on this device. Fetched on every use: another tab may have changed it. */
export const nextEventQuery = (profileId: string) =>
  queryOptions({
    queryKey: queryKeys.nextEvent(profileId),
    queryFn: () => fetchNextEvent(profileId),
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** @throws DOMException when the browser denies storage or the quota is exceeded */
export async function saveNextEvent(
  client: QueryClient,
  profileId: string,
  nextEvent: NextEvent,
): Promise<void> {
  await storeNextEvent(profileId, nextEvent);
  client.setQueryData(nextEventQuery(profileId).queryKey, nextEvent);
}
