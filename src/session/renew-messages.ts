import { canBeTold } from '#src/data/device/push-device.ts';
import { forgetTold } from '#src/data/device/told-device.ts';
import { fetchPushChoice } from '#src/data/firestore-lite/push-choice.ts';
import { tellThisDevice } from '#src/data/tell-this-device.ts';
import { isInside } from './session-state.ts';
import { useSessionStore } from './session-store.ts';

/**
 * Has this device told as it is now, if the member has had it told at an endpoint that is out of date; never asks.
 *
 * @throws DataError
 */
export async function renewMessages(outdated: string): Promise<void> {
  const state = useSessionStore.getState();
  if (!isInside(state) || !canBeTold() || Notification.permission !== 'granted') return;
  const userId = state.user.id;
  const { devices } = await fetchPushChoice(userId);
  if (devices.some(({ endpoint }) => endpoint === outdated)) await tellThisDevice(userId, outdated);
  else forgetTold();
}
