import { canBeTold } from '#src/data/device/push-device.ts';
import { fetchPushChoice } from '#src/data/firestore-lite/push-choice.ts';
import { tellThisDevice } from '#src/data/tell-this-device.ts';
import { isInside } from './session-state.ts';
import { useSessionStore } from './session-store.ts';

/**
 * Has this device told at its new endpoint, if the member has had it told at the one that ended; never asks.
 *
 * @throws DataError
 */
export async function renewMessages(ended: string): Promise<void> {
  const state = useSessionStore.getState();
  if (!isInside(state) || !canBeTold() || Notification.permission !== 'granted') return;
  const userId = state.user.id;
  const { devices } = await fetchPushChoice(userId);
  if (devices.some(({ endpoint }) => endpoint === ended)) await tellThisDevice(userId, ended);
}
