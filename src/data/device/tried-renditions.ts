import { readStored, writeStored } from './local-storage.ts';

/*
 * The videos of which this device has tried to make the missing rendition. Those under the key without a number were refused
 * by a check that took fine detail for another picture.
 */
const storageKey = 'rodeo-reel.tried-renditions.2';
const maxIds = 500;

const readIds = (): string[] => {
  const stored = readStored(storageKey);
  return Array.isArray(stored) ? stored.map(String) : [];
};

/** Whether this device need not look at a video again. */
export const isRenditionTried = (videoId: string): boolean => readIds().includes(videoId);

/** Remembers a video; the oldest ones are forgotten. */
export const storeTriedRendition = (videoId: string): void =>
  writeStored(storageKey, [...readIds(), videoId].slice(-maxIds));
