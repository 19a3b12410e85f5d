import { queryOptions } from '@tanstack/react-query';
import { fetchNextEvent } from '#src/data/device/next-event.ts';
import { queryKeys } from './query-keys.ts';

/** My Next Event of a profile on this device. Fetched on every use: another tab may have changed it. */
export const nextEventQuery = (profileId: string) =>
  queryOptions({
    queryKey: queryKeys.nextEvent(profileId),
    queryFn: () => fetchNextEvent(profileId),
    gcTime: 0,
    refetchOnReconnect: false,
  });
