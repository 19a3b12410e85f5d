/*
 * The clips and thumbnails of drafts, in the browser's private file system (OPFS): one folder per draft, named by the
 * draft's id.
 */
const rootName = 'upload-drafts';

/** Why a file cannot be kept on the device. */
export class DeviceStorageError extends Error {
  override readonly name = 'DeviceStorageError';
  readonly isFull: boolean;

  constructor(thrown: unknown) {
    super('The file cannot be stored on this device', { cause: thrown });
    this.isFull = thrown instanceof DOMException && thrown.name === 'QuotaExceededError';
  }
}

async function openRootFolder(): Promise<FileSystemDirectoryHandle> {
  const storage = await navigator.storage.getDirectory();
  return storage.getDirectoryHandle(rootName, { create: true });
}

async function openDraftFolder(draftId: string): Promise<FileSystemDirectoryHandle> {
  return (await openRootFolder()).getDirectoryHandle(draftId, { create: true });
}

/**
 * Copies a file into the folder of a draft. A file that could not be copied completely is not kept.
 *
 * @returns the stored file, which needs no memory
 * @throws DeviceStorageError when the disk is full or the browser has no OPFS
 */
export async function storeDraftFile(draftId: string, name: string, file: Blob): Promise<File> {
  try {
    const handle = await (await openDraftFolder(draftId)).getFileHandle(name, { create: true });
    // Replaces the file only when all of it has been written.
    const writable = await handle.createWritable();
    await file.stream().pipeTo(writable);
    return await handle.getFile();
  } catch (error) {
    throw new DeviceStorageError(error);
  }
}

/** @returns undefined when it is not stored or cannot be read */
export async function fetchDraftFile(draftId: string, name: string): Promise<File | undefined> {
  try {
    const folder = await (await openRootFolder()).getDirectoryHandle(draftId);
    const file = await (await folder.getFileHandle(name)).getFile();
    return file.size > 0 ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the files of a draft, except those named; never rejects. */
export async function deleteDraftFiles(draftId: string, keptNames: readonly string[] = []): Promise<void> {
  try {
    const root = await openRootFolder();
    if (keptNames.length === 0) return await root.removeEntry(draftId, { recursive: true });
    const folder = await root.getDirectoryHandle(draftId);
    for (const name of await listNames(folder)) if (!keptNames.includes(name)) await folder.removeEntry(name);
  } catch {
    // The folder does not exist, or the next start deletes it.
  }
}

/**
 * Deletes the folders without a draft, left by a tab that ended while it deleted them.
 *
 * @param fetchDraftIds called once the folders are known: a draft is stored before its files, so none of a new one is lost
 * @throws what `fetchDraftIds` throws
 */
export async function deleteOrphanedDraftFiles(
  fetchDraftIds: () => Promise<readonly string[]>,
): Promise<void> {
  const names = await openRootFolder()
    .then(listNames)
    .catch(() => []);
  const draftIds = await fetchDraftIds();
  await Promise.all(names.filter((name) => !draftIds.includes(name)).map((name) => deleteDraftFiles(name)));
}

async function listNames(folder: FileSystemDirectoryHandle): Promise<string[]> {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names;
}
