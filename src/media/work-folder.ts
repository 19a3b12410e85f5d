/** The OPFS folder of all work folders. */
const rootName = 'media';

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
    // A worker that has just been terminated may still hold a file open: the next trim deletes the rest.
    await root.removeEntry(name, { recursive: true }).catch(() => undefined);
    release();
  };
  lifetime.addEventListener('abort', () => void deleteFolder());
  return { path, handle, delete: deleteFolder };
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
