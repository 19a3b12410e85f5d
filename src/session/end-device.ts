import { unsubscribeDevice } from '#src/data/device/push-device.ts';
import { changePushChoice } from '#src/data/firestore-lite/push-choice.ts';
import { removeDevice } from '#src/domain/push.ts';

/** Ends that this browser is told, which is the person's who is signed in, whichever account they act for. */
export async function endDevice(userId: string): Promise<void> {
  const endpoint = await unsubscribeDevice();
  if (endpoint === '') return;
  await changePushChoice(userId, (choice) => removeDevice(choice, endpoint));
}
