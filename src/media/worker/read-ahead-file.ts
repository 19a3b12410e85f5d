import type { VirtualFile } from './mount-file.ts';
import { releaseBuffer } from './release-buffer.ts';

const blockSize = 4 * 1024 * 1024;
/** One for the picture, one for the sound, one for the index, one for where they meet. */
const maxCachedBlocks = 4;

export type ReadAheadFile = VirtualFile & {
  /** Gives up the blocks that are kept. */
  release(): void;
};

/**
 * A file of the person's, read in large blocks: ffmpeg asks for a few bytes at a time, and a read costs the
 * browser about the same for four bytes as for four megabytes. The file is never in memory as a whole.
 *
 * @param readBlock reads bytes synchronously, which browsers offer in workers only
 */
export function createReadAheadFile(file: Blob, readBlock: (part: Blob) => ArrayBuffer): ReadAheadFile {
  const blocks = new Map<number, Uint8Array<ArrayBuffer>>();

  function block(index: number): Uint8Array<ArrayBuffer> {
    const start = index * blockSize;
    const found = blocks.get(index) ?? new Uint8Array(readBlock(file.slice(start, start + blockSize)));
    blocks.delete(index);
    blocks.set(index, found);
    if (blocks.size > maxCachedBlocks) {
      const [longestUnused] = blocks.keys();
      if (longestUnused !== undefined) forget(longestUnused);
    }
    return found;
  }

  function forget(index: number): void {
    const bytes = blocks.get(index);
    blocks.delete(index);
    if (bytes) releaseBuffer(bytes.buffer);
  }

  return {
    size: () => file.size,
    release: () => [...blocks.keys()].forEach(forget),
    read(into, position) {
      if (position >= file.size) return 0;
      const index = Math.floor(position / blockSize);
      const from = position - index * blockSize;
      const part = block(index).subarray(from, from + into.length);
      into.set(part);
      return part.length;
    },
  };
}
