import { addDevice, removeDevice, type PushChoice } from '#src/domain/push.ts';
import { subscribeDevice } from './device/push-device.ts';
import { rememberTold } from './device/told-device.ts';
import { changePushChoice } from './firestore-lite/push-choice.ts';

/**
 * Has this device told what a member wants to be told.
 *
 * @param ended the endpoint that the device had before, if it has another one now
 * @returns what is stored then, and the endpoint; undefined where the browser or the person does not allow it
 * @throws DataError
 */
export async function tellThisDevice(
  userId: string,
  ended = '',
): Promise<{ choice: PushChoice; endpoint: string } | undefined> {
  const device = await subscribeDevice();
  if (!device) return undefined;
  const choice = await changePushChoice(userId, (stored) => addDevice(removeDevice(stored, ended), device));
  rememberTold(device.endpoint);
  return { choice, endpoint: device.endpoint };
}
