/**
 * The light renditions of a clip: the same frames with so many pixels on their shorter side. Each is made of the one
 * before it, and may be missing (decision D68).
 */
export const renditions = [720, 360] as const;

export type Rendition = (typeof renditions)[number];

/** What a player can play of a ride. */
export type ClipFile = 'original' | Rendition;

/** From the lightest to the heaviest, which is never missing. */
export const clipFiles: readonly ClipFile[] = [360, 720, 'original'];
