import * as z from 'zod/mini';
import { readStored, writeStored } from './local-storage.ts';

const storageKey = 'rodeo-reel.player';

const settingsSchema = z.object({
  /** From 0 to 1. */
  volume: z.catch(z.number().check(z.minimum(0), z.maximum(1)), 1),
  isMuted: z.catch(z.boolean(), false),
  /** Whether single keys control the player; speech input and some assistive technology type them by accident. */
  hasShortcuts: z.catch(z.boolean(), true),
});

/** How this device plays videos. */
export type PlayerSettings = z.infer<typeof settingsSchema>;

/** The stored settings; the default ones when there are none or storage is denied. */
export function readPlayerSettings(): PlayerSettings {
  const { data } = z.safeParse(settingsSchema, readStored(storageKey));
  return data ?? settingsSchema.parse({});
}

/** Without storage, they last as long as the page. */
export const storePlayerSettings = (settings: PlayerSettings): void => writeStored(storageKey, settings);
