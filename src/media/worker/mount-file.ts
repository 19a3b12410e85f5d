import { errno, type CoreFileSystem, type StreamOperations } from './core-module.ts';

export interface VirtualFile {
  size(): number;
  /** Reads up to `into.length` bytes from `position`; returns how many were read. */
  read(into: Uint8Array<ArrayBuffer>, position: number): number;
  /** Absent for read-only files. */
  write?(from: Uint8Array<ArrayBuffer>, position: number): void;
  truncate?(size: number): void;
}

const regularFileMode = 0o100777;
const seekCurrent = 1;
const seekEnd = 2;

/**
 * Mounts a virtual file at a path in an existing directory of the core's file system.
 *
 * @returns unmount
 */
export function mountFile(fs: CoreFileSystem, path: string, file: VirtualFile): () => void {
  const slash = path.lastIndexOf('/');
  const folder = fs.lookupPath(path.slice(0, slash) || '/').node;
  const node = fs.createNode(folder, path.slice(slash + 1), regularFileMode, 0);
  node.node_ops = {
    getattr: () => {
      const now = new Date();
      const size = file.size();
      const attributes = { nlink: 1, uid: 0, gid: 0, rdev: 0, blksize: 4096, blocks: Math.ceil(size / 4096) };
      return {
        dev: 1,
        ino: node.id,
        mode: node.mode,
        size,
        atime: now,
        mtime: now,
        ctime: now,
        ...attributes,
      };
    },
    setattr: (_node, { size }) => {
      if (size !== undefined) file.truncate?.(size);
    },
  };
  node.stream_ops = createStreamOperations(fs, file);
  return () => fs.destroyNode(node);
}

function createStreamOperations(fs: CoreFileSystem, file: VirtualFile): StreamOperations {
  // Any exception but ErrnoError would abort the core instead of failing the command.
  const withErrno = <Result>(code: number, operation: () => Result): Result => {
    try {
      return operation();
    } catch {
      throw new fs.ErrnoError(code);
    }
  };
  return {
    read: (_stream, memory, offset, length, position) =>
      withErrno(errno.inputOutput, () => file.read(getMemoryView(memory, offset, length), position)),
    write: (_stream, memory, offset, length, position) => {
      if (!file.write) throw new fs.ErrnoError(errno.readOnly);
      withErrno(errno.noSpace, () => file.write?.(getMemoryView(memory, offset, length), position));
      return length;
    },
    llseek: (stream, offset, whence) => {
      let position = offset;
      if (whence === seekCurrent) position += stream.position;
      else if (whence === seekEnd) position += file.size();
      if (position < 0) throw new fs.ErrnoError(errno.badSeek);
      return position;
    },
  };
}

function getMemoryView(memory: Int8Array, offset: number, length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(memory.buffer as ArrayBuffer, memory.byteOffset + offset, length);
}
