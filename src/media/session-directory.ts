/** The folder of the browser's private file system that trimmed videos are made in. */
const rootName = 'media';

/** A session's own place for the files it makes. */
export type SessionDirectory = {
  /** Makes a folder for one file's making; its path in the browser's private file system. */
  createFolderPath(): string;
  /** Deletes what is in such a folder. */
  clearFolder(folder: string): Promise<void>;
  /** Deletes it with all that was made. */
  delete(): Promise<void>;
};

/**
 * Opens a place for a session's files, and deletes those that earlier sessions left behind when their page was
 * closed or broke. A lock tells which are still in use, in other tabs too: the browser lets go of it by itself.
 *
 * @throws DOMException where the browser keeps no private files
 */
export async function openSessionDirectory(): Promise<SessionDirectory> {
  const name = crypto.randomUUID();
  const release = await acquireLock(`${rootName}/${name}`);
  await deleteStaleDirectories();
  const parent = await openRootDirectory();
  const own = await parent.getDirectoryHandle(name, { create: true });
  // A worker that was ended a moment ago may still hold a file open: the next session finds what remains.
  const remove = (from: FileSystemDirectoryHandle, entry: string) =>
    from.removeEntry(entry, { recursive: true }).catch(() => undefined);
  return {
    createFolderPath: () => `${rootName}/${name}/${crypto.randomUUID()}`,
    clearFolder: (folder) => remove(own, folder.slice(folder.lastIndexOf('/') + 1)),
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

/** Takes a lock and keeps it until the returned function is called or the page ends. */
function acquireLock(name: string): Promise<() => void> {
  return new Promise((taken, failed) => {
    const until = (release: () => void) => taken(release);
    navigator.locks.request(name, () => new Promise<void>(until)).catch(failed);
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
