/** The OPFS directory of all sessions. */
const rootName = 'media';

/** The OPFS directory for the output files of one session. */
export interface SessionDirectory {
  /** Creates a folder for the files of one trim. */
  createFolder(): Promise<SessionFolder>;
  /** Deletes the directory and its files. */
  delete(): Promise<void>;
}

export interface SessionFolder {
  /** Its OPFS path. */
  readonly path: string;
  readonly handle: FileSystemDirectoryHandle;
  /** Deletes the folder and its files; never rejects. */
  delete(): Promise<void>;
}

/**
 * Creates a session's directory, and deletes the directories of earlier sessions whose page was closed or crashed. A
 * web lock marks a directory as in use, also for other tabs; the browser releases it when the page ends.
 *
 * @throws DOMException where the browser has no OPFS
 */
export async function openSessionDirectory(): Promise<SessionDirectory> {
  const name = crypto.randomUUID();
  const release = await acquireLock(`${rootName}/${name}`);
  await deleteStaleDirectories();
  const parent = await openRootDirectory();
  const directory = await parent.getDirectoryHandle(name, { create: true });
  // A worker that has just been terminated may still hold a file open: the next session deletes the rest.
  const remove = (from: FileSystemDirectoryHandle, entry: string) =>
    from.removeEntry(entry, { recursive: true }).catch(() => undefined);
  return {
    async createFolder() {
      const id = crypto.randomUUID();
      const handle = await directory.getDirectoryHandle(id, { create: true });
      return {
        path: `${rootName}/${name}/${id}`,
        handle,
        delete: () => remove(directory, id),
      };
    },
    async delete() {
      await remove(parent, name);
      release();
    },
  };
}

async function openRootDirectory(): Promise<FileSystemDirectoryHandle> {
  const storage = await navigator.storage.getDirectory();
  return storage.getDirectoryHandle(rootName, { create: true });
}

/** Holds a web lock until the returned function is called or the page ends. */
function acquireLock(name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    navigator.locks.request(name, hold).catch(reject);
  });
}

async function deleteStaleDirectories(): Promise<void> {
  const parent = await openRootDirectory();
  const names: string[] = [];
  for await (const name of parent.keys()) names.push(name);
  for (const name of names) {
    await navigator.locks.request(`${rootName}/${name}`, { ifAvailable: true }, async (lock) => {
      if (lock) await parent.removeEntry(name, { recursive: true }).catch(() => undefined);
    });
  }
}
