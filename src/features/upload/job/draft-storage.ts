import { create } from 'zustand';
import {
  deleteDraftFiles,
  DeviceStorageError,
  fetchDraftFile,
  storeDraftFile,
} from '#src/data/device/draft-files.ts';
import { deleteSourceHandle } from '#src/data/device/source-handles.ts';
import { uploadDrafts } from '#src/data/device/upload-drafts.ts';
import { renditions, type Rendition } from '#src/domain/clip-file.ts';
import type { DraftOwner, UploadDraft } from '#src/domain/upload-draft.ts';
import { getNow } from '#src/lib/clock.ts';
import { reportError } from '#src/lib/log.ts';
import type { TrimmedVideo } from '#src/media/trim-session.ts';
import { toStoredDraft, type Clip, type UploadState } from './upload-state.ts';

interface DraftStorage {
  /** Whether the last write failed, so that the draft ends with the page. */
  isBroken: boolean;
  /** The draft of the last write, serialized. */
  stored: string;
  lastWrite: Promise<void>;
}

export const useDraftStorageStore = create<DraftStorage>()(() => ({
  isBroken: false,
  stored: '',
  lastWrite: Promise.resolve(),
}));

/** Runs a write; the page says so when the device does not keep drafts. */
export async function writeDraft(run: () => Promise<void>): Promise<void> {
  try {
    await run();
    useDraftStorageStore.setState({ isBroken: false });
  } catch (error) {
    if (!useDraftStorageStore.getState().isBroken) reportError(error, 'The draft could not be stored');
    useDraftStorageStore.setState({ isBroken: true });
  }
}

/** Stores the draft if it has changed. IndexedDB keeps the order of the writes, so none waits for another. */
export function saveDraft(owner: DraftOwner, upload: UploadState): void {
  const draft = toStoredDraft(upload);
  const stored = draft ? JSON.stringify(draft) : '';
  if (!draft || stored === useDraftStorageStore.getState().stored) return;
  const lastWrite = writeDraft(() => uploadDrafts.store(owner, { ...draft, updatedAt: getNow() }));
  useDraftStorageStore.setState({ stored, lastWrite });
}

/** Resolves when everything is stored, or could not be. */
export const flushDraft = (): Promise<void> => useDraftStorageStore.getState().lastWrite;

export async function deleteDraft(owner: DraftOwner, draftId: string): Promise<void> {
  useDraftStorageStore.setState({ stored: '', lastWrite: writeDraft(() => uploadDrafts.delete(owner)) });
  await flushDraft();
  await deleteDraftFiles(draftId);
  await deleteSourceHandle(draftId).catch(reportError);
}

const clipName = (clipId: string) => `${clipId}.mp4`;
const thumbnailName = (clipId: string) => `${clipId}.png`;
const renditionName = (clipId: string, rendition: Rendition) => `${clipId}-${rendition}.mp4`;

interface NewClip extends Pick<Clip, 'thumbnail' | 'rideMarks'> {
  video: TrimmedVideo;
}

/** Copies a clip to where it survives a reload. Where that is impossible it lasts as long as the page. */
export async function keepClip(draftId: string, { video, thumbnail, rideMarks }: NewClip): Promise<Clip> {
  const id = crypto.randomUUID();
  try {
    const storedThumbnail = await storeDraftFile(draftId, thumbnailName(id), thumbnail);
    const file = await storeDraftFile(draftId, clipName(id), video.file);
    return { id, video: { ...video, file }, thumbnail: storedThumbnail, rideMarks, isStored: true };
  } catch (error) {
    if (!(error instanceof DeviceStorageError)) throw error;
    reportError(error);
    return { id, video, thumbnail, rideMarks, isStored: false };
  }
}

/** Deletes the clips that a new one replaces. */
export const deleteOtherClips = (draftId: string, { id }: Clip): Promise<void> =>
  deleteDraftFiles(draftId, [
    clipName(id),
    thumbnailName(id),
    ...renditions.map((rendition) => renditionName(id, rendition)),
  ]);

/** Copies a rendition of a stored clip to its side. @throws DeviceStorageError */
export const keepRendition = (
  draftId: string,
  { id }: Clip,
  rendition: Rendition,
  file: Blob,
): Promise<File> => storeDraftFile(draftId, renditionName(id, rendition), file);

export const fetchStoredRendition = (
  draftId: string,
  { id }: Clip,
  rendition: Rendition,
): Promise<File | undefined> => fetchDraftFile(draftId, renditionName(id, rendition));

/** What is stored of a ride with a clip. */
type StoredRide = Pick<UploadDraft, 'id' | 'clip'>;

export async function fetchStoredThumbnail({ id, clip }: StoredRide): Promise<File | undefined> {
  return clip ? fetchDraftFile(id, thumbnailName(clip.id)) : undefined;
}

/** @returns undefined when the draft has no clip, or its files are gone */
export async function fetchStoredClip(draft: StoredRide): Promise<Clip | undefined> {
  const { clip } = draft;
  if (!clip) return undefined;
  const file = await fetchDraftFile(draft.id, clipName(clip.id));
  const thumbnail = await fetchStoredThumbnail(draft);
  const { id, duration, width, height, rideMarks } = clip;
  const video = file && { file, duration, width, height };
  return video && thumbnail && { id, video, thumbnail, rideMarks, isStored: true };
}
