import { canBeTold, findEndpoint } from '#src/data/device/push-device.ts';
import { messagesPrefix, readStored, writeStored } from '#src/data/device/local-storage.ts';
import { tellThisDevice } from '#src/data/tell-this-device.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { showAlert } from './alerts-store.ts';
import { copy } from './copy.ts';
import { isInside } from './session-state.ts';
import { useSessionStore } from './session-store.ts';

/** What somebody has just done. */
export type OfferedAfter = keyof typeof copy.messages.offers;

const offeredKey = `${messagesPrefix}offered`;
const durationMs = 20_000;

async function tellDevice(userId: string): Promise<void> {
  try {
    if (await tellThisDevice(userId)) showAlert('success', copy.messages.told);
  } catch (error) {
    showAlert('error', copy.messages.failed(getErrorMessage(error)));
  }
}

/**
 * Offers once on this device to tell it what is new; closing the line is an answer, and the account page has a switch.
 * The browser asks only after the tap.
 */
export async function offerMessages(after: OfferedAfter): Promise<void> {
  const state = useSessionStore.getState();
  if (!isInside(state) || !canBeTold() || Notification.permission === 'denied') return;
  if (readStored(offeredKey) === true || (await findEndpoint()) !== '') return;
  writeStored(offeredKey, true);
  const { offers, tell } = copy.messages;
  showAlert('info', offers[after], {
    durationMs,
    action: { label: tell, onClick: () => void tellDevice(state.user.id) },
  });
}
