import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchNextEvent, storeNextEvent } from '#src/data/device/stored-next-event.ts';
import type { NextEvent } from '#src/domain/next-event.ts';
import type { AnimalTag } from '#src/domain/tags.ts';
import { queryKeys } from './query-keys.ts';

/** My Next Event of a profile on this device. Fetched on every use: another tab may have changed it. */
export const nextEventQuery = (profileId: string) =>
  queryOptions({
    queryKey: queryKeys.nextEvent(profileId),
    queryFn: () => fetchNextEvent(profileId),
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** Throws a DOMException when the browser denies storage or the quota is exceeded. */
export const nextEventMutation = (client: QueryClient, profileId: string) =>
  mutationOptions({
    mutationFn: (nextEvent: NextEvent) => storeNextEvent(profileId, nextEvent),
    onSuccess: (_result, nextEvent) => {
      client.setQueryData(nextEventQuery(profileId).queryKey, nextEvent);
    },
  });

/** Notes which animal was drawn, for the event that is stored. Throws like `nextEventMutation`. */
export const drawMutation = (client: QueryClient, profileId: string) =>
  mutationOptions({
    mutationFn: async (animal: AnimalTag) => {
      const nextEvent = { ...(await fetchNextEvent(profileId)), animal };
      await storeNextEvent(profileId, nextEvent);
      return nextEvent;
    },
    onSuccess: (nextEvent) => client.setQueryData(nextEventQuery(profileId).queryKey, nextEvent),
  });
