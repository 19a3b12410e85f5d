import { ProcessingFailedError } from './errors.ts';

/** The OPFS folder of all work folders. */
const rootName = 'media';
const removalDelays = [0, 100, 300, 1000, 3000, 10_000];

/** An OPFS folder for the files of one trim. */
export interface WorkFolder {
  readonly path: string;
  readonly handle: FileSystemDirectoryHandle;
  /** Deletes the folder and its files; never rejects. */
  delete(): Promise<void>;
}

/**
 * Creates a folder, and deletes those whose page was closed or crashed. A web lock marks a folder as in use, also for
 * other tabs; the browser releases it when the page ends.
 *
 * @param lifetime deletes the folder when it aborts
 * @returns undefined where the browser has no OPFS or no locks, as in private windows
 */
export async function createWorkFolder(lifetime: AbortSignal): Promise<WorkFolder | undefined> {
  const root = await openRoot();
  if (!root) return undefined;
  const name = crypto.randomUUID();
  const path = `${rootName}/${name}`;
  const release = await acquireLock(path).catch(() => undefined);
  if (!release) return undefined;
  await deleteStaleFolders(root);
  const handle = await root.getDirectoryHandle(name, { create: true });
  const deleteFolder = async () => {
    await removeFolder(root, name);
    release();
  };
  lifetime.addEventListener('abort', () => void deleteFolder());
  return { path, handle, delete: deleteFolder };
}

/** A file that a worker wrote to a folder, or returned where it could not. @throws ProcessingFailedError */
export async function openOutput(
  folder: WorkFolder | undefined,
  name: string,
  memory: BlobPart | undefined,
): Promise<File> {
  const handle = memory ? undefined : await folder?.handle.getFileHandle(name);
  const written = memory ?? (await handle?.getFile());
  if (!written) throw new ProcessingFailedError('The output is neither in memory nor on the device.');
  return new File([written], name, { type: 'video/mp4' });
}

/** A worker that has just been ended holds its files open for a moment. What remains, the next trim deletes. */
async function removeFolder(root: FileSystemDirectoryHandle, name: string): Promise<void> {
  for (const milliseconds of removalDelays) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    const error = await root.removeEntry(name, { recursive: true }).catch((cause: unknown) => cause);
    if (error === undefined || (error instanceof DOMException && error.name === 'NotFoundError')) return;
  }
}

async function openRoot(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const storage = await navigator.storage.getDirectory();
    return await storage.getDirectoryHandle(rootName, { create: true });
  } catch {
    return undefined;
  }
}

/** Holds a web lock until the returned function is called or the page ends. */
function acquireLock(name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    navigator.locks.request(name, hold).catch(reject);
  });
}

async function deleteStaleFolders(root: FileSystemDirectoryHandle): Promise<void> {
  const names: string[] = [];
  for await (const name of root.keys()) names.push(name);
  for (const name of names) {
    await navigator.locks.request(`${rootName}/${name}`, { ifAvailable: true }, async (lock) => {
      if (lock) await root.removeEntry(name, { recursive: true }).catch(() => undefined);
    });
  }
}
