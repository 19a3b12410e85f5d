import type { VirtualFile } from './mount-file.ts';

const writeBufferSize = 1024 * 1024;

/** The part of a sync access handle that is used; its calls do not wait, which is what ffmpeg needs. */
export type SyncAccessHandle = {
  read(into: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  write(from: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  truncate(size: number): void;
};

export type OpfsFile = VirtualFile & {
  /** Writes what is still in memory. */
  flush(): void;
  /** Whether the device had no room for something that was written. */
  isFull(): boolean;
};

/** A file in the browser's private file system. Small writes are gathered, so that memory and calls stay few. */
export function createOpfsFile(handle: SyncAccessHandle): OpfsFile {
  /** Only while the file is being written: one that is read afterwards needs no such memory. */
  let waiting: Uint8Array<ArrayBuffer> | null = null;
  let waitingAt = 0;
  let waitingLength = 0;
  let size = 0;
  let full = false;

  function store(bytes: Uint8Array<ArrayBuffer>, at: number): void {
    full = true;
    const written = handle.write(bytes, { at });
    if (written !== bytes.length) throw new Error('The device has no space left.');
    full = false;
  }

  function flush(): void {
    if (waiting && waitingLength > 0) store(waiting.subarray(0, waitingLength), waitingAt);
    waitingLength = 0;
  }

  return {
    size: () => size,
    flush,
    isFull: () => full,
    read(into, position) {
      flush();
      waiting = null;
      return handle.read(into, { at: position });
    },
    write(from, position) {
      const follows = position === waitingAt + waitingLength;
      if (!follows || waitingLength + from.length > writeBufferSize) flush();
      if (from.length > writeBufferSize) store(from, position);
      else {
        if (waitingLength === 0) waitingAt = position;
        waiting ??= new Uint8Array(writeBufferSize);
        waiting.set(from, waitingLength);
        waitingLength += from.length;
      }
      size = Math.max(size, position + from.length);
    },
    truncate(length) {
      flush();
      handle.truncate(length);
      size = length;
    },
  };
}
