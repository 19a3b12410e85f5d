import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { findEndpoint, unsubscribeDevice } from '#src/data/device/push-device.ts';
import { forgetTold } from '#src/data/device/told-device.ts';
import { changePushChoice, fetchPushChoice } from '#src/data/firestore-lite/push-choice.ts';
import { tellThisDevice } from '#src/data/tell-this-device.ts';
import { removeDevice, type PushChoice } from '#src/domain/push.ts';

/* Their keys are here, and not in query-keys.ts, which the first pages load. */

/** What a person wants to be told, and where. Always refetched: a device is also added by the line after publishing. */
export const pushChoiceQuery = (userId: string) =>
  queryOptions({
    queryKey: ['push-choice', userId] as const,
    queryFn: () => fetchPushChoice(userId),
    staleTime: 0,
  });

/** The endpoint of this browser; empty while it is not told. */
export const pushEndpointQuery = () =>
  queryOptions({ queryKey: ['push-endpoint'] as const, queryFn: () => findEndpoint(), staleTime: 0 });

/** Changes the choice. One change after the other, because each starts from what is stored. */
export const changePushMutation = (client: QueryClient, userId: string) =>
  mutationOptions({
    scope: { id: 'push-choice' },
    mutationFn: (change: (choice: PushChoice) => PushChoice) => changePushChoice(userId, change),
    onSuccess: (choice) => client.setQueryData(pushChoiceQuery(userId).queryKey, choice),
  });

/** Has this browser told, or no longer. @returns whether it is told; false as well where the person does not allow it */
export const tellDeviceMutation = (client: QueryClient, userId: string) =>
  mutationOptions({
    scope: { id: 'push-choice' },
    mutationFn: async (isOn: boolean) => {
      const told = isOn ? await tellThisDevice(userId) : undefined;
      if (isOn && !told) return false;
      // What the page shows as this device: the browser forgets it when messages are forbidden, or ended in another tab.
      const shown = client.getQueryData(pushEndpointQuery().queryKey) ?? '';
      const choice =
        told?.choice ?? (await changePushChoice(userId, (stored) => removeDevice(stored, shown)));
      client.setQueryData(pushChoiceQuery(userId).queryKey, choice);
      // Last: where nothing can be stored, the device is still told, and the switch says so.
      if (!told) {
        forgetTold();
        await unsubscribeDevice();
      }
      client.setQueryData(pushEndpointQuery().queryKey, told?.endpoint ?? '');
      return isOn;
    },
  });
