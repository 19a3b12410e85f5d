/**
 * The light renditions of a clip: the same frames with so many pixels on their shorter side. Each is made of the one
 * before it, and may be missing (decision D68).
 */
export const renditions = [720, 360] as const;

export type Rendition = (typeof renditions)[number];

/** What a player can play of a ride. */
export type ClipFile = 'original' | Rendition;

/** What is played instead of a missing rendition. */
export const getHeavierFile = (file: Rendition): ClipFile => (file === 360 ? 720 : 'original');
