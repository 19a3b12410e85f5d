import { parseNightDraft, type NightDraft } from '#src/domain/night-draft.ts';
import { parseUploadDraft } from '#src/domain/upload-draft.ts';
import { deleteDraftFiles } from './draft-files.ts';
import { createDraftStore } from './draft-store.ts';

/** Uploads of single rides. Clips and thumbnails are in draft-files.ts. */
export const uploadDrafts = createDraftStore('rodeo-reel.upload-drafts', parseUploadDraft);

/** The rides of recorded performances. */
export const nightDrafts = createDraftStore('rodeo-reel.night-drafts', parseNightDraft);

/** Each ride has a folder of files, each source may have a handle. */
const listNightIds = ({ rides, recordings }: NightDraft) => [...rides, ...recordings].map(({ id }) => id);

/**
 * Whether a user has drafts on this device, for any account.
 *
 * @throws DOMException when the browser denies storage
 */
export async function hasDrafts(userId: string): Promise<boolean> {
  return (await uploadDrafts.hasAny(userId)) || nightDrafts.hasAny(userId);
}

/**
 * Deletes all drafts of a user with their files.
 *
 * @throws DOMException when the browser denies storage
 */
export async function deleteDrafts(userId: string): Promise<void> {
  const uploads = await uploadDrafts.deleteAll(userId);
  const nights = await nightDrafts.deleteAll(userId);
  const ids = [...uploads.map(({ id }) => id), ...nights.flatMap(listNightIds)];
  await Promise.all(ids.map((id) => deleteDraftFiles(id)));
}

/**
 * The ids of all drafts on this device, of all users.
 *
 * @throws DOMException when the browser denies storage
 */
export async function fetchDraftIds(): Promise<string[]> {
  const [uploads, nights] = await Promise.all([uploadDrafts.fetchAll(), nightDrafts.fetchAll()]);
  return [...uploads.map(({ id }) => id), ...nights.flatMap(listNightIds)];
}
