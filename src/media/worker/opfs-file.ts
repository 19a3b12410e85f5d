import type { VirtualFile } from './virtual-file.ts';

const writeBufferSize = 1024 * 1024;

/** The part of `FileSystemSyncAccessHandle` that is used; ffmpeg requires synchronous calls. */
export interface SyncAccessHandle {
  read(into: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  write(from: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  truncate(size: number): void;
}

export interface OpfsFile extends VirtualFile {
  /** Writes the buffered bytes. */
  flush(): void;
}

/** A virtual file in OPFS with a write buffer, since ffmpeg writes small chunks. */
export function createOpfsFile(handle: SyncAccessHandle): OpfsFile {
  /** Allocated only while the file is being written. */
  let buffer: Uint8Array<ArrayBuffer> | null = null;
  let bufferPosition = 0;
  let bufferedLength = 0;
  let size = 0;

  function writeBytes(bytes: Uint8Array<ArrayBuffer>, at: number): void {
    if (handle.write(bytes, { at }) !== bytes.length)
      throw new DOMException('No space left on device', 'QuotaExceededError');
  }

  function flush(): void {
    if (buffer && bufferedLength > 0) writeBytes(buffer.subarray(0, bufferedLength), bufferPosition);
    bufferedLength = 0;
  }

  return {
    size: () => size,
    flush,
    read(into, position) {
      flush();
      buffer = null;
      return handle.read(into, { at: position });
    },
    write(from, position) {
      const isContiguous = position === bufferPosition + bufferedLength;
      if (!isContiguous || bufferedLength + from.length > writeBufferSize) flush();
      if (from.length > writeBufferSize) writeBytes(from, position);
      else {
        if (bufferedLength === 0) bufferPosition = position;
        buffer ??= new Uint8Array(writeBufferSize);
        buffer.set(from, bufferedLength);
        bufferedLength += from.length;
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
