import { expect, test } from 'vitest';
import { createBlockReader } from './block-reader.ts';
import { createReadAheadFile } from './read-ahead-file.ts';
import { createOpfsFile } from './opfs-file.ts';

const megabyte = 1024 * 1024;

/** Each byte depends on its position. */
const byteAt = (position: number) => (position * 31 + (position >> 12)) & 255;

/** In a loop: `Uint8Array.from` takes seconds for these sizes. */
function createBytes(from: number, to: number) {
  const bytes = new Uint8Array(to - from);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = byteAt(from + index);
  return bytes;
}

function createLargeFile(size: number) {
  const reads: [number, number][] = [];
  const file = {
    size,
    slice: (from: number, to: number) => ({ from, to: Math.min(to, size) }) as unknown as Blob,
  } as unknown as Blob;
  const read = (part: Blob) => {
    const { from, to } = part as unknown as { from: number; to: number };
    reads.push([from, to]);
    return createBytes(from, to).buffer;
  };
  return { virtualFile: createReadAheadFile(file, read), reads };
}

function readAll(
  virtualFile: { read: (into: Uint8Array<ArrayBuffer>, at: number) => number },
  from: number,
  to: number,
) {
  const bytes: number[] = [];
  while (from + bytes.length < to) {
    const into = new Uint8Array(to - from - bytes.length);
    const length = virtualFile.read(into, from + bytes.length);
    if (length === 0) break;
    bytes.push(...into.subarray(0, length));
  }
  return bytes;
}

/** Blocks of 4 MB, as a browser reads them. @param reads where each was read */
function createBlocks(size: number, reads: number[]) {
  const slice = (from: number, to: number) => ({
    arrayBuffer: async () => {
      reads.push(from / megabyte);
      return createBytes(from, Math.min(to, size)).buffer;
    },
  });
  return { size, slice } as unknown as Blob;
}

test('UPL-05 frames of a file are read once, also where two blocks have them, each block while the one before is used', async () => {
  const reads: number[] = [];
  const size = 21 * megabyte + 5;
  const reader = createBlockReader(createBlocks(size, reads));
  const frameSize = 3 * megabyte;
  for (let offset = 0; offset < size; offset += frameSize) {
    const bytes = await reader.read(offset, frameSize);
    expect(bytes.length).toBe(Math.min(frameSize, size - offset));
    for (const index of [0, 1, bytes.length - 2, bytes.length - 1])
      expect(bytes[index]).toBe(byteAt(offset + index));
    const block = Math.floor((offset + bytes.length - 1) / (4 * megabyte));
    expect(reads).toContain(Math.min(20, 4 * (block + 1)));
  }
  expect(reads).toEqual([0, 4, 8, 12, 16, 20]);
});

test('UPL-05 a frame that is larger than several blocks is read', async () => {
  const size = 30 * megabyte;
  const bytes = await createBlockReader(createBlocks(size, [])).read(megabyte, 26 * megabyte);
  const places = Array.from({ length: 26 }, (_, index) => index * megabyte);
  expect(places.map((place) => bytes[place])).toEqual(places.map((place) => byteAt(megabyte + place)));
});

test('UPL-05 serves many small reads from few large ones', () => {
  const { virtualFile, reads } = createLargeFile(9 * megabyte);
  for (let position = 0; position < 5 * megabyte; position += 4096)
    virtualFile.read(new Uint8Array(100), position);
  expect(reads).toEqual([
    [0, 4 * megabyte],
    [4 * megabyte, 8 * megabyte],
  ]);
});

test('UPL-05 reads the right bytes across blocks and at the end', () => {
  const size = 9 * megabyte + 5;
  const { virtualFile } = createLargeFile(size);
  for (const from of [0, 4 * megabyte - 3, 8 * megabyte - 1, size - 7]) {
    const expected = Array.from({ length: Math.min(10, size - from) }, (_, index) => byteAt(from + index));
    expect(readAll(virtualFile, from, from + 10)).toEqual(expected);
  }
  expect(virtualFile.read(new Uint8Array(4), size)).toBe(0);
});

test('UPL-05 caches the four most recently used blocks', () => {
  const { virtualFile, reads } = createLargeFile(24 * megabyte);
  for (const block of [0, 1, 2, 3, 0, 4, 0, 1]) virtualFile.read(new Uint8Array(1), block * 4 * megabyte);
  expect(reads.map(([from]) => from / 4 / megabyte)).toEqual([0, 1, 2, 3, 4, 1]);
});

function createMemoryHandle(capacity = Infinity) {
  let bytes = new Uint8Array(0);
  let writes = 0;
  const handle = {
    read(into: Uint8Array<ArrayBuffer>, { at }: { at: number }) {
      const part = bytes.subarray(at, at + into.length);
      into.set(part);
      return part.length;
    },
    write(from: Uint8Array<ArrayBuffer>, { at }: { at: number }) {
      writes += 1;
      if (at + from.length > capacity) throw new DOMException('full', 'QuotaExceededError');
      if (bytes.length < at + from.length) {
        const grown = new Uint8Array(at + from.length);
        grown.set(bytes);
        bytes = grown;
      }
      bytes.set(from, at);
      return from.length;
    },
    truncate: (size: number) => void (bytes = bytes.slice(0, size)),
  };
  return { handle, content: () => [...bytes], writes: () => writes };
}

test('UPL-05 buffers small writes, which can be read and overwritten before a flush', () => {
  const storage = createMemoryHandle();
  const file = createOpfsFile(storage.handle);
  for (let byte = 0; byte < 100; byte += 1) file.write?.(Uint8Array.from([byte]), byte);
  expect(storage.writes()).toBe(0);
  const into = new Uint8Array(2);
  expect(file.read(into, 50)).toBe(2);
  expect([...into]).toEqual([50, 51]);
  file.write?.(Uint8Array.from([200]), 3);
  file.flush();
  expect(storage.writes()).toBe(2);
  expect(storage.content().slice(0, 5)).toEqual([0, 1, 2, 200, 4]);
  expect(file.size()).toBe(100);
});

test('UPL-05 writes large chunks without buffering and truncates', () => {
  const storage = createMemoryHandle();
  const file = createOpfsFile(storage.handle);
  file.write?.(new Uint8Array(5 * megabyte).fill(7), 0);
  expect(storage.writes()).toBe(1);
  file.truncate?.(3);
  file.flush();
  expect(storage.content()).toEqual([7, 7, 7]);
  expect(file.size()).toBe(3);
});

test('UPL-05 reports a full device', () => {
  const file = createOpfsFile(createMemoryHandle(10).handle);
  file.write?.(new Uint8Array(20), 0);
  expect(() => file.flush()).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }));
});

test('UPL-05 counts a partial write as a full device', () => {
  const { handle } = createMemoryHandle();
  const file = createOpfsFile({ ...handle, write: (bytes: Uint8Array) => bytes.length - 1 });
  file.write?.(new Uint8Array(20), 0);
  expect(() => file.flush()).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }));
});
