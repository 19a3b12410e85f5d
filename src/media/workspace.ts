/** The folder of the browser's private file system that trimmed videos are made in. */
const root = 'media';

/** A session's own place for the files it makes. */
export type Workspace = {
  /** Makes a folder for one file's making; its path in the browser's private file system. */
  newFolder(): string;
  /** Deletes what is in such a folder. */
  clear(folder: string): Promise<void>;
  /** Deletes it with all that was made. */
  remove(): Promise<void>;
};

/**
 * Opens a place for a session's files, and deletes those that earlier sessions left behind when their page was
 * closed or broke. A lock tells which are still in use, in other tabs too: the browser lets go of it by itself.
 *
 * @throws DOMException where the browser keeps no private files
 */
export async function openWorkspace(): Promise<Workspace> {
  const name = crypto.randomUUID();
  const release = await hold(`${root}/${name}`);
  await removeLeftovers();
  const parent = await findRoot();
  const own = await parent.getDirectoryHandle(name, { create: true });
  // A worker that was ended a moment ago may still hold a file open: the next session finds what remains.
  const remove = (from: FileSystemDirectoryHandle, entry: string) =>
    from.removeEntry(entry, { recursive: true }).catch(() => undefined);
  return {
    newFolder: () => `${root}/${name}/${crypto.randomUUID()}`,
    clear: (folder) => remove(own, folder.slice(folder.lastIndexOf('/') + 1)),
    async remove() {
      await remove(parent, name);
      release();
    },
  };
}

async function findRoot(): Promise<FileSystemDirectoryHandle> {
  const storage = await navigator.storage.getDirectory();
  return storage.getDirectoryHandle(root, { create: true });
}

/** Takes a lock and keeps it until the returned function is called or the page ends. */
function hold(name: string): Promise<() => void> {
  return new Promise((taken, failed) => {
    const until = (release: () => void) => taken(release);
    navigator.locks.request(name, () => new Promise<void>(until)).catch(failed);
  });
}

async function removeLeftovers(): Promise<void> {
  const parent = await findRoot();
  const names: string[] = [];
  for await (const name of parent.keys()) names.push(name);
  for (const name of names) {
    await navigator.locks.request(`${root}/${name}`, { ifAvailable: true }, async (lock) => {
      if (lock) await parent.removeEntry(name, { recursive: true }).catch(() => undefined);
    });
  }
}
