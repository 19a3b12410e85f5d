import type { WorkFiles } from '../work-files.ts';
import { createOpfsFile } from './opfs-file.ts';
import { createReadAheadFile } from './read-ahead-file.ts';
import type { VirtualFile } from './virtual-file.ts';

/** The part of Emscripten's file system that is used. */
export interface CoreFileSystem {
  readonly ErrnoError: new (code: number) => Error;
  mkdirTree(path: string): void;
  readdir(path: string): string[];
  unlink(path: string): void;
  lookupPath(path: string): { node: CoreNode };
  destroyNode(node: CoreNode): void;
  createNode(parent: CoreNode, name: string, mode: number, device: number): CoreNode;
}

interface CoreNode {
  readonly id: number;
  mode: number;
  node_ops: object;
  stream_ops: object;
}

/** Emscripten's error numbers (errno.h of its libc). */
const errno = { badSeek: 28, inputOutput: 29, noSpace: 51, readOnly: 69 };
const regularFileMode = 0o100777;
const seekCurrent = 1;
const seekEnd = 2;

interface MountedFiles {
  /** Whether the outputs are in OPFS; otherwise ffmpeg's file system has them in memory. */
  readonly isInOpfs: boolean;
  /** Writes what is buffered and closes the files; deletes those in memory. */
  readonly unmount: () => void;
}

/**
 * Mounts a source and new OPFS files in a directory of ffmpeg's file system. Firefox has no OPFS in private windows, and
 * some versions of WebKit cannot write to it from a worker: there the outputs are in memory.
 *
 * @throws DOMException when the device is full
 */
export async function mountWorkFiles(
  fs: CoreFileSystem,
  directory: string,
  { files: [source], outputFolder, outputs = [] }: WorkFiles,
): Promise<MountedFiles> {
  fs.mkdirTree(directory);
  const reader = new FileReaderSync();
  const input = createReadAheadFile(source, (part) => reader.readAsArrayBuffer(part));
  const closers = [mountFile(fs, directory, 'input', input), input.release];
  const handles = await openOutputs(outputFolder, outputs);
  if (!handles) closers.push(() => deleteFiles(fs, directory, outputs));
  for (const [name, handle] of handles ?? []) {
    const file = createOpfsFile(handle);
    const unmount = mountFile(fs, directory, name, file);
    closers.push(() => {
      unmount();
      file.flush();
      // The handle's own `flush` would wait for the disk.
      handle.close();
    });
  }
  return { isInOpfs: handles !== undefined, unmount: () => closers.forEach((close) => close()) };
}

/** @returns undefined where the browser cannot write to OPFS */
async function openOutputs(
  path: string | undefined,
  names: readonly string[],
): Promise<Map<string, FileSystemSyncAccessHandle> | undefined> {
  if (path === undefined) return undefined;
  const handles = new Map<string, FileSystemSyncAccessHandle>();
  try {
    for (const name of names) handles.set(name, await openOpfsFile(`${path}/${name}`));
    return handles;
  } catch (cause) {
    handles.forEach((handle) => handle.close());
    // Memory would not be of more use to a device without space.
    if (cause instanceof DOMException && cause.name === 'QuotaExceededError') throw cause;
    return undefined;
  }
}

function deleteFiles(fs: CoreFileSystem, directory: string, names: readonly string[]): void {
  for (const name of fs.readdir(directory)) if (names.includes(name)) fs.unlink(`${directory}/${name}`);
}

/** @throws DOMException where the browser cannot write to OPFS */
export async function openOpfsFile(path: string): Promise<FileSystemSyncAccessHandle> {
  const separator = path.lastIndexOf('/');
  const folder = await openFolder(path.slice(0, separator));
  const entry = await folder.getFileHandle(path.slice(separator + 1), { create: true });
  return entry.createSyncAccessHandle();
}

async function openFolder(path: string): Promise<FileSystemDirectoryHandle> {
  let folder = await navigator.storage.getDirectory();
  for (const name of path.split('/').filter(Boolean))
    folder = await folder.getDirectoryHandle(name, { create: true });
  return folder;
}

/** @returns unmount */
function mountFile(fs: CoreFileSystem, directory: string, name: string, file: VirtualFile): () => void {
  const node = fs.createNode(fs.lookupPath(directory).node, name, regularFileMode, 0);
  node.node_ops = {
    getattr() {
      const now = new Date();
      const size = file.size();
      const times = { atime: now, mtime: now, ctime: now };
      const owner = { dev: 1, nlink: 1, uid: 0, gid: 0, rdev: 0 };
      const blocks = Math.ceil(size / 4096);
      return { ...owner, ...times, ino: node.id, mode: node.mode, size, blksize: 4096, blocks };
    },
    setattr(_node: CoreNode, { size }: { size?: number }) {
      if (size !== undefined) file.truncate?.(size);
    },
  };
  // Any exception but ErrnoError would abort the core instead of failing the command.
  const withErrno = <Result>(operation: () => Result): Result => {
    try {
      return operation();
    } catch (cause) {
      const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
      throw new fs.ErrnoError(isFull ? errno.noSpace : errno.inputOutput);
    }
  };
  node.stream_ops = {
    read: (_stream: object, memory: Int8Array, offset: number, length: number, position: number) =>
      withErrno(() => file.read(getMemoryView(memory, offset, length), position)),
    write(_stream: object, memory: Int8Array, offset: number, length: number, position: number) {
      if (!file.write) throw new fs.ErrnoError(errno.readOnly);
      withErrno(() => file.write?.(getMemoryView(memory, offset, length), position));
      return length;
    },
    llseek(stream: { readonly position: number }, offset: number, whence: number) {
      let position = offset;
      if (whence === seekCurrent) position += stream.position;
      else if (whence === seekEnd) position += file.size();
      if (position < 0) throw new fs.ErrnoError(errno.badSeek);
      return position;
    },
  };
  return () => fs.destroyNode(node);
}

function getMemoryView(memory: Int8Array, offset: number, length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(memory.buffer as ArrayBuffer, memory.byteOffset + offset, length);
}
