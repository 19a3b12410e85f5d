import { createReader, readTexts } from './field-readers.ts';

const readSavedVideos = createReader({ video_ids: readTexts });

/** The ids of the saved videos' documents, newest first; they are stored in the order of saving. */
export function parseSavedVideoIds(data: unknown): string[] {
  return readSavedVideos(data).video_ids.toReversed();
}

/** A video to save, or to remove from the saved ones. */
export interface SavedChange {
  /** The id of the video's document. */
  videoId: string;
  isSaved: boolean;
}

/** The ids of saved videos after a change. */
export function applySavedChange(ids: readonly string[], { videoId, isSaved }: SavedChange): string[] {
  const others = ids.filter((id) => id !== videoId);
  return isSaved ? [videoId, ...others] : others;
}
