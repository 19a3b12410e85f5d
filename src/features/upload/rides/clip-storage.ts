import {
  deleteDraftFiles,
  DeviceStorageError,
  fetchDraftFile,
  storeDraftFile,
} from '#src/data/device/draft-files.ts';
import { lightFiles, type LightFile } from '#src/domain/clip-file.ts';
import { reportError } from '#src/lib/log.ts';
import type { Clip, Ride } from './rides-state.ts';

const clipName = (clipId: string) => `${clipId}.mp4`;
const thumbnailName = (clipId: string) => `${clipId}.png`;
const lightFileName = (clipId: string, file: LightFile) => `${clipId}-${file}`;

/** Copies a clip to where it survives a reload. Where that is impossible it lasts as long as the page. */
export async function keepClip(
  rideId: string,
  { poster, ...clip }: Pick<Clip, 'video' | 'thumbnail' | 'poster' | 'rideMarks'>,
): Promise<Clip> {
  const id = crypto.randomUUID();
  try {
    const thumbnail = await storeDraftFile(rideId, thumbnailName(id), clip.thumbnail);
    const stored = poster && (await storeDraftFile(rideId, lightFileName(id, 'poster.jpg'), poster));
    const file = await storeDraftFile(rideId, clipName(id), clip.video.file);
    return { ...clip, id, video: { ...clip.video, file }, thumbnail, poster: stored, isStored: true };
  } catch (error) {
    if (!(error instanceof DeviceStorageError)) throw error;
    reportError(error);
    return { ...clip, id, poster, isStored: false };
  }
}

/** Deletes the clips that a new one replaces. */
export const deleteOtherClips = (rideId: string, { id }: Clip): Promise<void> =>
  deleteDraftFiles(rideId, [
    clipName(id),
    thumbnailName(id),
    ...lightFiles.map((file) => lightFileName(id, file)),
  ]);

/** Copies a light file of a stored clip to its side. @throws DeviceStorageError */
export const keepLightFile = (rideId: string, { id }: Clip, name: LightFile, file: Blob): Promise<File> =>
  storeDraftFile(rideId, lightFileName(id, name), file);

export const fetchStoredLightFile = (
  rideId: string,
  { id }: Pick<Clip, 'id'>,
  name: LightFile,
): Promise<File | undefined> => fetchDraftFile(rideId, lightFileName(id, name));

export async function fetchStoredThumbnail({ id, clip }: Ride): Promise<File | undefined> {
  return clip ? fetchDraftFile(id, thumbnailName(clip.id)) : undefined;
}

/** @returns undefined when the ride has no clip, or its files are gone */
export async function fetchStoredClip(ride: Ride): Promise<Clip | undefined> {
  const { clip } = ride;
  if (!clip) return undefined;
  const file = await fetchDraftFile(ride.id, clipName(clip.id));
  const thumbnail = await fetchStoredThumbnail(ride);
  const poster = await fetchStoredLightFile(ride.id, clip, 'poster.jpg');
  const { id, duration, width, height, rideMarks } = clip;
  const video = file && { file, duration, width, height };
  return video && thumbnail && { id, video, thumbnail, poster, rideMarks, isStored: true };
}
