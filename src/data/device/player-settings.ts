import { createReader, readBoolean } from '#src/domain/field-readers.ts';
import { readStored, writeStored } from './local-storage.ts';

const storageKey = 'rodeo-reel.player';

const readSettings = createReader({
  /** From 0 to 1. */
  volume: (stored) => (typeof stored === 'number' && stored >= 0 && stored <= 1 ? stored : 1),
  isMuted: readBoolean,
  /** Which file of a clip plays; `auto` is a light one until detail matters. */
  quality: (stored) =>
    stored === 'lightest' || stored === 'light' || stored === 'original' ? stored : 'auto',
  /** Whether single keys control the player; speech input and some assistive technology type them by accident. */
  hasShortcuts: (stored) => stored !== false,
  /** Whether the next ride of the list follows by itself; at first not for people who want less motion. */
  playsNext: (stored) =>
    typeof stored === 'boolean' ? stored : !matchMedia('(prefers-reduced-motion: reduce)').matches,
  /** Whether somebody has swiped to another ride here, and needs no hint. */
  knowsSwipe: readBoolean,
});

/** How this device plays videos. */
export type PlayerSettings = ReturnType<typeof readSettings>;

/** The stored settings; the default ones when there are none or storage is denied. */
export const readPlayerSettings = (): PlayerSettings => readSettings(readStored(storageKey));

/** Without storage, they last as long as the page. */
export const storePlayerSettings = (settings: PlayerSettings): void => writeStored(storageKey, settings);
