import type { WorkFiles } from '../work-files.ts';
import { createOpfsFile } from './opfs-file.ts';
import { createReadAheadFile } from './read-ahead-file.ts';
import type { VirtualFile } from './virtual-file.ts';

/** The part of Emscripten's file system that is used. */
export interface CoreFileSystem {
  readonly ErrnoError: new (code: number) => Error;
  mkdirTree(path: string): void;
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

/**
 * Mounts a source and new OPFS files in a directory of ffmpeg's file system.
 *
 * @returns a function that writes what is buffered and closes the files
 */
export async function mountWorkFiles(
  fs: CoreFileSystem,
  directory: string,
  { files: [source], outputFolder = '', outputs = [] }: WorkFiles,
): Promise<() => void> {
  fs.mkdirTree(directory);
  const reader = new FileReaderSync();
  const input = createReadAheadFile(source, (part) => reader.readAsArrayBuffer(part));
  const closers = [mountFile(fs, directory, 'input', input), input.release];
  for (const name of outputs) {
    const folder = await openFolder(outputFolder);
    const entry = await folder.getFileHandle(name, { create: true });
    const handle = await entry.createSyncAccessHandle();
    const file = createOpfsFile(handle);
    const unmount = mountFile(fs, directory, name, file);
    closers.push(() => {
      unmount();
      file.flush();
      // The handle's own `flush` would wait for the disk.
      handle.close();
    });
  }
  return () => closers.forEach((close) => close());
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
