/** A file of the browser in ffmpeg's file system. */
export interface VirtualFile {
  size(): number;
  /** Reads up to `into.length` bytes from `position`; returns how many were read. */
  read(into: Uint8Array<ArrayBuffer>, position: number): number;
  /** Absent for read-only files. */
  write?(from: Uint8Array<ArrayBuffer>, position: number): void;
  truncate?(size: number): void;
}
