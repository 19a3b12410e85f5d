import { readId, readObject } from '#src/domain/field-readers.ts';
import { readStored, writeStored } from './local-storage.ts';

/*
 * The notices of tips of the hat that this device has sent, by ride. The sender cannot read them, and the one of a day is about
 * the first ride only.
 */
const storageKey = 'rodeo-reel.hat-notices';
const maxKept = 200;

const readOthers = (videoId: string) =>
  Object.entries(readObject(readStored(storageKey))).filter(([id]) => id !== videoId);

const write = (notices: [string, unknown][]) => writeStored(storageKey, Object.fromEntries(notices));

/** The id of the notice that was sent of a tip to a ride; empty where this device sent none. */
export const findHatNotice = (videoId: string): string => readId(readObject(readStored(storageKey))[videoId]);

/** Remembers what was sent. */
export function rememberHatNotice(videoId: string, noticeId: string): void {
  const sent: [string, unknown] = [videoId, noticeId];
  write([...readOthers(videoId), sent].slice(-maxKept));
}

/** Forgets what was taken back. */
export const forgetHatNotice = (videoId: string): void => write(readOthers(videoId));
