import { releaseBuffer } from './read-ahead-file.ts';

const blockSize = 4 * 1024 * 1024;
/** The one that is read, the one before, and the next; sound may be elsewhere. */
const maxBlocks = 4;

/** Reads parts of a file one after the other. */
export interface BlockReader {
  /**
   * The bytes from `offset`, fewer at the end of the file. They are valid until the next call.
   *
   * @throws DOMException when the file cannot be read, for example because it was changed
   */
  read(offset: number, size: number): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * A reader for the frames of a file, in about the order in which it has them. While a block is used, the next one is on its
 * way, so that reading takes hardly any time.
 */
export function createBlockReader(file: Blob): BlockReader {
  // Insertion order is the order of use: the first block is the least recently used.
  const blocks = new Map<number, Promise<ArrayBuffer>>();

  function request(index: number): Promise<ArrayBuffer> {
    const start = index * blockSize;
    const block = blocks.get(index) ?? file.slice(start, start + blockSize).arrayBuffer();
    blocks.delete(index);
    blocks.set(index, block);
    // A failure is that of the call that needs the block.
    block.catch(() => undefined);
    return block;
  }

  function evict(): void {
    for (const [index, block] of blocks) {
      if (blocks.size <= maxBlocks) return;
      blocks.delete(index);
      block.then(releaseBuffer, () => undefined);
    }
  }

  return {
    async read(offset, size) {
      const end = Math.min(offset + size, file.size);
      const first = Math.floor(offset / blockSize);
      const last = Math.floor((end - 1) / blockSize);
      const requested = Array.from({ length: last - first + 1 }, (_, index) => request(first + index));
      if ((last + 1) * blockSize < file.size) void request(last + 1);
      const stored = await Promise.all(requested);
      evict();
      const [block] = stored;
      const start = offset - first * blockSize;
      if (block && stored.length === 1) return new Uint8Array(block, start, end - offset);
      const bytes = new Uint8Array(end - offset);
      let length = 0;
      for (const part of stored) {
        const from = length === 0 ? start : 0;
        const copied = new Uint8Array(part, from, Math.min(part.byteLength - from, bytes.length - length));
        bytes.set(copied, length);
        length += copied.length;
      }
      return bytes;
    },
  };
}

/** Readers of which each file has one: picture and sound are next to each other. */
export function createBlockReaders(): (file: Blob) => BlockReader {
  const readers = new Map<Blob, BlockReader>();
  return (file) => {
    const reader = readers.get(file) ?? createBlockReader(file);
    readers.set(file, reader);
    return reader;
  };
}
