import { readStored, writeStored } from './local-storage.ts';

/*
 * The rides of which this device has tried to make the missing files. Those under older keys may lack a poster, or a
 * rendition that was refused by a check that took fine detail for another picture.
 */
const storageKey = 'rodeo-reel.tried-rides';
const maxIds = 500;

const readIds = (): string[] => {
  const stored = readStored(storageKey);
  return Array.isArray(stored) ? stored.map(String) : [];
};

/** Whether this device need not look at a video again. */
export const isRideTried = (videoId: string): boolean => readIds().includes(videoId);

/** Remembers a video; the oldest ones are forgotten. */
export const storeTriedRide = (videoId: string): void =>
  writeStored(storageKey, [...readIds(), videoId].slice(-maxIds));
