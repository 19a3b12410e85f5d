import { pushConfig } from '#src/config/push-config.ts';
import type { PushDevice } from '#src/domain/push.ts';
import { DataError } from '../data-error.ts';

/** Whether this browser can be told: not before it is installed on iPhones, and not where nothing is set up. */
export const canBeTold = (): boolean =>
  pushConfig.key !== undefined &&
  'PushManager' in globalThis &&
  'Notification' in globalThis &&
  'serviceWorker' in navigator;

/** Whether it is an iPhone or iPad on which the app has to be installed first. */
export const hasToBeInstalled = (): boolean =>
  pushConfig.key !== undefined && !('PushManager' in globalThis) && 'standalone' in navigator;

const findWorker = () => navigator.serviceWorker.getRegistration('/');

async function findSubscription(): Promise<PushSubscription | null | undefined> {
  if (!canBeTold()) return undefined;
  return (await findWorker())?.pushManager.getSubscription();
}

/** The endpoint of this browser; empty while it is not told. */
export async function findEndpoint(): Promise<string> {
  return (await findSubscription())?.endpoint ?? '';
}

/** A browser keeps one subscription, for one key of the site: with a new key, the old subscription has to end first. */
async function subscribe(pushManager: PushManager): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: pushConfig.key ?? '' };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/**
 * Asks the person, and subscribes this browser.
 *
 * @returns undefined when the person does not allow it
 * @throws DataError where the browser has no push service
 */
export async function subscribeDevice(): Promise<PushDevice | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  try {
    const subscription = await subscribe((await navigator.serviceWorker.ready).pushManager);
    const { keys = {} } = subscription.toJSON();
    return {
      endpoint: subscription.endpoint,
      p256dh: keys['p256dh'] ?? '',
      auth: keys['auth'] ?? '',
      added: new Date(),
    };
  } catch (error) {
    throw new DataError('unexpected', error);
  }
}

/** Ends that this browser is told. */
export async function unsubscribeDevice(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}
