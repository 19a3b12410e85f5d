import {
  deleteDraftFiles,
  DeviceStorageError,
  fetchDraftFile,
  storeDraftFile,
} from '#src/data/device/draft-files.ts';
import { renditions, type Rendition } from '#src/domain/clip-file.ts';
import { reportError } from '#src/lib/log.ts';
import type { Clip, Ride } from './rides-state.ts';

const clipName = (clipId: string) => `${clipId}.mp4`;
const thumbnailName = (clipId: string) => `${clipId}.png`;
const renditionName = (clipId: string, rendition: Rendition) => `${clipId}-${rendition}.mp4`;

/** Copies a clip to where it survives a reload. Where that is impossible it lasts as long as the page. */
export async function keepClip(
  rideId: string,
  { video, thumbnail, rideMarks }: Pick<Clip, 'video' | 'thumbnail' | 'rideMarks'>,
): Promise<Clip> {
  const id = crypto.randomUUID();
  try {
    const storedThumbnail = await storeDraftFile(rideId, thumbnailName(id), thumbnail);
    const file = await storeDraftFile(rideId, clipName(id), video.file);
    return { id, video: { ...video, file }, thumbnail: storedThumbnail, rideMarks, isStored: true };
  } catch (error) {
    if (!(error instanceof DeviceStorageError)) throw error;
    reportError(error);
    return { id, video, thumbnail, rideMarks, isStored: false };
  }
}

/** Deletes the clips that a new one replaces. */
export const deleteOtherClips = (rideId: string, { id }: Clip): Promise<void> =>
  deleteDraftFiles(rideId, [
    clipName(id),
    thumbnailName(id),
    ...renditions.map((rendition) => renditionName(id, rendition)),
  ]);

/** Copies a rendition of a stored clip to its side. @throws DeviceStorageError */
export const keepRendition = (
  rideId: string,
  { id }: Clip,
  rendition: Rendition,
  file: Blob,
): Promise<File> => storeDraftFile(rideId, renditionName(id, rendition), file);

export const fetchStoredRendition = (
  rideId: string,
  { id }: Clip,
  rendition: Rendition,
): Promise<File | undefined> => fetchDraftFile(rideId, renditionName(id, rendition));

export async function fetchStoredThumbnail({ id, clip }: Ride): Promise<File | undefined> {
  return clip ? fetchDraftFile(id, thumbnailName(clip.id)) : undefined;
}

/** @returns undefined when the ride has no clip, or its files are gone */
export async function fetchStoredClip(ride: Ride): Promise<Clip | undefined> {
  const { clip } = ride;
  if (!clip) return undefined;
  const file = await fetchDraftFile(ride.id, clipName(clip.id));
  const thumbnail = await fetchStoredThumbnail(ride);
  const { id, duration, width, height, rideMarks } = clip;
  const video = file && { file, duration, width, height };
  return video && thumbnail && { id, video, thumbnail, rideMarks, isStored: true };
}
