import { errno, type CoreFileSystem, type StreamOperations } from './core-module.ts';

export type VirtualFile = {
  size(): number;
  /** Reads up to `into.length` bytes that begin at `position`; returns how many there were. */
  read(into: Uint8Array<ArrayBuffer>, position: number): number;
  /** Absent for a file that may only be read. */
  write?(from: Uint8Array<ArrayBuffer>, position: number): void;
  truncate?(size: number): void;
};

const regularFileMode = 0o100777;
const seekCurrent = 1;
const seekEnd = 2;

/**
 * Shows ffmpeg a file of ours under a path in an existing folder of its own file system.
 *
 * @returns a function that takes it away again
 */
export function mountFile(fs: CoreFileSystem, path: string, file: VirtualFile): () => void {
  const slash = path.lastIndexOf('/');
  const folder = fs.lookupPath(path.slice(0, slash) || '/').node;
  const node = fs.createNode(folder, path.slice(slash + 1), regularFileMode, 0);
  node.node_ops = {
    getattr: () => {
      const now = new Date();
      const size = file.size();
      const owner = { nlink: 1, uid: 0, gid: 0, rdev: 0, blksize: 4096, blocks: Math.ceil(size / 4096) };
      return { dev: 1, ino: node.id, mode: node.mode, size, atime: now, mtime: now, ctime: now, ...owner };
    },
    setattr: (_node, { size }) => {
      if (size !== undefined) file.truncate?.(size);
    },
  };
  node.stream_ops = createStreamOperations(fs, file);
  return () => fs.destroyNode(node);
}

function createStreamOperations(fs: CoreFileSystem, file: VirtualFile): StreamOperations {
  // An exception that is not the file system's own would tear ffmpeg down instead of failing its command.
  const attempt = <Result>(code: number, act: () => Result): Result => {
    try {
      return act();
    } catch {
      throw new fs.ErrnoError(code);
    }
  };
  return {
    read: (_stream, memory, offset, length, position) =>
      attempt(errno.inputOutput, () => file.read(getMemoryView(memory, offset, length), position)),
    write: (_stream, memory, offset, length, position) => {
      if (!file.write) throw new fs.ErrnoError(errno.readOnly);
      attempt(errno.noSpace, () => file.write?.(getMemoryView(memory, offset, length), position));
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
