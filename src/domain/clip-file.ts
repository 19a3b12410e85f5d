/**
 * The light renditions of a clip: the same frames with so many pixels on their shorter side. Each is made of the one
 * before it, and may be missing (decision D68).
 */
export const renditions = [720, 360] as const;

export type Rendition = (typeof renditions)[number];

/**
 * The files beside a clip and its thumbnail, each of which may be missing: the thumbnail as a light JPEG, which every
 * picture of the web shows (decision D95), and the renditions. In the order of their upload.
 */
export const lightFiles = ['poster.jpg', '720.mp4', '360.mp4'] as const satisfies readonly (
  'poster.jpg' | RenditionFile
)[];

export type LightFile = (typeof lightFiles)[number];

type RenditionFile = `${Rendition}.mp4`;

/** The light file that is a rendition. */
export const toRenditionFile = (rendition: Rendition): RenditionFile => `${rendition}.mp4`;

/** Its content type. */
export const getLightFileType = (file: LightFile) => (file === 'poster.jpg' ? 'image/jpeg' : 'video/mp4');

/** What a player can play of a ride. */
export type ClipFile = 'original' | Rendition;

/** From the lightest to the heaviest, which is never missing. */
export const clipFiles: readonly ClipFile[] = [360, 720, 'original'];
