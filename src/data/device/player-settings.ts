import { createReader, readBoolean } from '#src/domain/field-readers.ts';
import { readStored, writeStored } from './local-storage.ts';

const storageKey = 'rodeo-reel.player';

const clipFields = {
  /** From 0 to 1. */
  volume: (stored: unknown) => (typeof stored === 'number' && stored >= 0 && stored <= 1 ? stored : 1),
  isMuted: readBoolean,
  /** Which file of a clip plays; `auto` is a light one until detail matters. */
  quality: (stored: unknown) =>
    stored === 'lightest' || stored === 'light' || stored === 'original' ? stored : 'auto',
};

/** What a clip needs of `readPlayerSettings`: little code, for pages that have nothing else. */
export const readClipSettings = () => createReader(clipFields)(readStored(storageKey));

/** How this device plays videos: what is stored; the default where nothing is, or storage is denied. */
export const readPlayerSettings = () =>
  createReader({
    ...clipFields,
    /** Whether single keys control the player; speech input and some assistive technology type them by accident. */
    hasShortcuts: (stored) => stored !== false,
    /** Whether the next ride of the list follows by itself; at first not for people who want less motion. */
    playsNext: (stored) =>
      typeof stored === 'boolean' ? stored : !matchMedia('(prefers-reduced-motion: reduce)').matches,
    /** Whether somebody has swiped to another ride here, and needs no hint. */
    knowsSwipe: readBoolean,
  })(readStored(storageKey));

/** How this device plays videos. */
export type PlayerSettings = ReturnType<typeof readPlayerSettings>;

/** Without storage, they last as long as the page. */
export const storePlayerSettings = (settings: PlayerSettings): void => writeStored(storageKey, settings);
