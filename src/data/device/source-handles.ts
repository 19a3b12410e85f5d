import { del, get, keys, set } from 'idb-keyval';
import { openStore } from './open-store.ts';

/*
 * Handles of the files that drafts were started with, by draft. Only some browsers have them, and only for dropped
 * files; the others let go of a file when the page ends.
 */
const handleStore = openStore('rodeo-reel.source-handles', 'by-draft');

/** @throws DOMException when the browser denies storage or cannot store handles */
export async function storeSourceHandle(draftId: string, handle: FileSystemFileHandle): Promise<void> {
  await set(draftId, handle, handleStore);
}

/** @throws DOMException when the browser denies storage */
export async function deleteSourceHandle(draftId: string): Promise<void> {
  await del(draftId, handleStore);
}

/**
 * Deletes the handles of drafts that no longer exist.
 *
 * @param fetchDraftIds called once the handles are known
 * @throws DOMException when the browser denies storage
 */
export async function deleteOrphanedSourceHandles(
  fetchDraftIds: () => Promise<readonly string[]>,
): Promise<void> {
  const ids = await keys<string>(handleStore);
  const draftIds = await fetchDraftIds();
  const orphans = ids.filter((id) => !draftIds.includes(id));
  await Promise.all(orphans.map(deleteSourceHandle));
}

/** Chromium's extension of the standard handle. */
interface PermissionHandle extends FileSystemFileHandle {
  requestPermission(options: { mode: 'read' }): Promise<PermissionState>;
}

const isPermissionHandle = (handle: unknown): handle is PermissionHandle =>
  handle instanceof FileSystemFileHandle && 'requestPermission' in handle;

/**
 * Opens the file that a draft was started with. The browser may ask the user, so call it in a click.
 *
 * @returns undefined without a handle or permission, or when the file is gone
 */
export async function openSourceFile(draftId: string): Promise<File | undefined> {
  try {
    const handle = await get<unknown>(draftId, handleStore);
    if (!isPermissionHandle(handle)) return undefined;
    if ((await handle.requestPermission({ mode: 'read' })) !== 'granted') return undefined;
    return await handle.getFile();
  } catch {
    return undefined;
  }
}
