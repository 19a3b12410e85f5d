import type { FileBehind } from './file-node.ts';

const writeBehind = 4 * 1024 * 1024;

/** The part of a sync access handle that is used; its calls do not wait, which is what ffmpeg needs. */
export type StoreHandle = Pick<FileSystemSyncAccessHandle, 'read' | 'write' | 'truncate' | 'flush' | 'close'>;

export type StoredFile = FileBehind & {
  /** Writes what is still in memory. */
  flush(): void;
};

/** A file in the browser's private file system. Small writes are gathered, so that memory and calls stay few. */
export function storedFile(handle: StoreHandle): StoredFile {
  const waiting = new Uint8Array(writeBehind);
  let waitingAt = 0;
  let waitingLength = 0;
  let size = 0;

  function store(bytes: Uint8Array<ArrayBuffer>, at: number): void {
    if (handle.write(bytes, { at }) !== bytes.length) throw new Error('The device has no space left.');
  }

  function flush(): void {
    if (waitingLength > 0) store(waiting.subarray(0, waitingLength), waitingAt);
    waitingLength = 0;
  }

  return {
    size: () => size,
    flush,
    read(into, position) {
      flush();
      return handle.read(into, { at: position });
    },
    write(from, position) {
      const follows = position === waitingAt + waitingLength;
      if (!follows || waitingLength + from.length > writeBehind) flush();
      if (from.length > writeBehind) store(from, position);
      else {
        if (waitingLength === 0) waitingAt = position;
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
