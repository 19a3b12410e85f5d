/** The part of the ffmpeg core that is used: Emscripten's file system and a call that runs a command. */
export interface FfmpegCore {
  readonly FS: CoreFileSystem;
  /** Exit code of the last command; the return value of `exec` may be that of an earlier one. */
  readonly ret: number;
  exec(...args: string[]): number;
  reset(): void;
  setLogger(logger: (line: { type: string; message: string }) => void): void;
  setProgress(listener: (state: { progress: number; time: number }) => void): void;
  /** Aborts a command after this many milliseconds; -1 for never. */
  setTimeout(milliseconds: number): void;
}

export interface CoreFileSystem {
  readonly ErrnoError: new (code: number) => Error;
  mkdir(path: string): void;
  lookupPath(path: string): { node: CoreNode };
  createNode(parent: CoreNode, name: string, mode: number, device: number): CoreNode;
  destroyNode(node: CoreNode): void;
  writeFile(path: string, data: string | Uint8Array): void;
  readFile(path: string): Uint8Array<ArrayBuffer>;
  unlink(path: string): void;
  analyzePath(path: string): { exists: boolean };
}

export interface CoreNode {
  readonly id: number;
  mode: number;
  node_ops: NodeOperations;
  stream_ops: StreamOperations;
}

export interface NodeOperations {
  getattr(node: CoreNode): NodeAttributes;
  setattr(node: CoreNode, attributes: { size?: number }): void;
}

export interface NodeAttributes {
  dev: number;
  ino: number;
  mode: number;
  nlink: number;
  uid: number;
  gid: number;
  rdev: number;
  size: number;
  atime: Date;
  mtime: Date;
  ctime: Date;
  blksize: number;
  blocks: number;
}

export interface OpenStream {
  readonly node: CoreNode;
  readonly position: number;
}

export interface StreamOperations {
  read(stream: OpenStream, memory: Int8Array, offset: number, length: number, position: number): number;
  write(stream: OpenStream, memory: Int8Array, offset: number, length: number, position: number): number;
  llseek(stream: OpenStream, offset: number, whence: number): number;
}

/** Emscripten's error numbers (errno.h of its libc). */
export const errno = { badSeek: 28, inputOutput: 29, noSpace: 51, readOnly: 69 } as const;
