import { blockSize, createBlockCache, releaseBuffer } from './block-cache.ts';
import type { VirtualFile } from './virtual-file.ts';

/**
 * A read-only file with a cache of large blocks, since ffmpeg reads a few bytes at a time. The file is never in memory as a
 * whole.
 *
 * @param readBlock reads synchronously, which browsers support only in workers
 */
export function createReadAheadFile(
  file: Blob,
  readBlock: (part: Blob) => ArrayBuffer,
): VirtualFile & { release: () => void } {
  const cache = createBlockCache(file, readBlock, releaseBuffer);
  return {
    size: () => file.size,
    /** Frees the cached blocks. */
    release: () => cache.evict(0),
    read(into, position) {
      if (position >= file.size) return 0;
      const index = Math.floor(position / blockSize);
      const offset = position - index * blockSize;
      const bytes = new Uint8Array(cache.get(index)).subarray(offset, offset + into.length);
      cache.evict();
      into.set(bytes);
      return bytes.length;
    },
  };
}
