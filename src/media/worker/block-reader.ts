import { blockSize, createBlockCache, releaseBuffer } from './block-cache.ts';

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
  const read = (part: Blob) => {
    const block = part.arrayBuffer();
    // A failure is that of the call that needs the block.
    block.catch(() => undefined);
    return block;
  };
  const cache = createBlockCache(file, read, (block) => void block.then(releaseBuffer, () => undefined));
  return {
    async read(offset, size) {
      const end = Math.min(offset + size, file.size);
      const first = Math.floor(offset / blockSize);
      const last = Math.floor((end - 1) / blockSize);
      const requested = Array.from({ length: last - first + 1 }, (_, index) => cache.get(first + index));
      if ((last + 1) * blockSize < file.size) void cache.get(last + 1);
      const stored = await Promise.all(requested);
      cache.evict();
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
