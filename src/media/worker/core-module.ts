/** The part of the ffmpeg core that we use: Emscripten's file system and one call that runs a command. */
export type FfmpegCore = {
  readonly FS: CoreFileSystem;
  /** What the last command returned; its own return value can be that of an earlier one. */
  readonly ret: number;
  exec(...args: string[]): number;
  reset(): void;
  setLogger(logger: (line: { type: string; message: string }) => void): void;
  setProgress(listener: (state: { progress: number; time: number }) => void): void;
  /** Milliseconds after which a command gives up; -1: never. */
  setTimeout(milliseconds: number): void;
};

export type CoreFileSystem = {
  readonly ErrnoError: new (code: number) => Error;
  mkdir(path: string): void;
  lookupPath(path: string): { node: CoreNode };
  createNode(parent: CoreNode, name: string, mode: number, device: number): CoreNode;
  destroyNode(node: CoreNode): void;
  writeFile(path: string, data: string | Uint8Array): void;
  readFile(path: string): Uint8Array<ArrayBuffer>;
  unlink(path: string): void;
  analyzePath(path: string): { exists: boolean };
};

export type CoreNode = {
  readonly id: number;
  mode: number;
  node_ops: NodeOperations;
  stream_ops: StreamOperations;
};

export type NodeOperations = {
  getattr(node: CoreNode): NodeAttributes;
  setattr(node: CoreNode, attributes: { size?: number }): void;
};

export type NodeAttributes = {
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
};

export type OpenStream = { readonly node: CoreNode; readonly position: number };

export type StreamOperations = {
  read(stream: OpenStream, memory: Int8Array, offset: number, length: number, position: number): number;
  write(stream: OpenStream, memory: Int8Array, offset: number, length: number, position: number): number;
  llseek(stream: OpenStream, offset: number, whence: number): number;
};

/** Emscripten's numbers for the errors that files can have (its libc's errno.h). */
export const errno = { badSeek: 28, inputOutput: 29, noSpace: 51, readOnly: 69 } as const;
