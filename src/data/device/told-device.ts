import { pushConfig } from '#src/config/push-config.ts';
import { isObject } from '#src/domain/field-readers.ts';
import { locale } from '#src/languages/localize.ts';
import { getTimeZone } from '#src/lib/time-zone.ts';
import { deleteStored, messagesPrefix, readStored, writeStored } from './local-storage.ts';
import { canBeTold, findEndpoint } from './push-device.ts';

/** Where this device is told, and what the page was like when that was stored. */
const toldKey = `${messagesPrefix}told`;

const getSurroundings = () => `${locale} ${getTimeZone()} ${pushConfig.key}`;

/** Remembers that this device is told. */
export const rememberTold = (endpoint: string): void =>
  writeStored(toldKey, { endpoint, surroundings: getSurroundings() });

/** Forgets that it was told. */
export const forgetTold = (): void => deleteStored(toldKey);

/**
 * Where this device was told, if that is out of date: the browser has ended or renewed the subscription, a new release has
 * ended the worker, the site has another key, or the device is in another time zone or language, in which it would be told at
 * night, or in the old one.
 *
 * @returns the endpoint; empty where nothing is to be done, or messages are not allowed any more
 */
export async function findOutdatedEndpoint(): Promise<string> {
  const told = readStored(toldKey);
  const endpoint = isObject(told) ? told['endpoint'] : undefined;
  if (!isObject(told) || typeof endpoint !== 'string') return '';
  if (!canBeTold() || Notification.permission !== 'granted') return '';
  const isCurrent = told['surroundings'] === getSurroundings() && (await findEndpoint()) === endpoint;
  return isCurrent ? '' : endpoint;
}
