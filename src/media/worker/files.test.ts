import { expect, test } from 'vitest';
import { createReadAheadFile } from './read-ahead-file.ts';
import { createOpfsFile } from './opfs-file.ts';

const megabyte = 1024 * 1024;

/** Bytes that say where they stand. */
const byteAt = (position: number) => (position * 31 + (position >> 12)) & 255;

function createLargeFile(size: number) {
  const asked: [number, number][] = [];
  const file = {
    size,
    slice: (from: number, to: number) => ({ from, to: Math.min(to, size) }) as unknown as Blob,
  } as unknown as Blob;
  const read = (part: Blob) => {
    const { from, to } = part as unknown as { from: number; to: number };
    asked.push([from, to]);
    const bytes = new Uint8Array(to - from);
    for (let place = 0; place < bytes.length; place += 1) bytes[place] = byteAt(from + place);
    return bytes.buffer;
  };
  return { behind: createReadAheadFile(file, read), asked };
}

function readAll(
  behind: { read: (into: Uint8Array<ArrayBuffer>, at: number) => number },
  from: number,
  to: number,
) {
  const bytes: number[] = [];
  while (from + bytes.length < to) {
    const into = new Uint8Array(to - from - bytes.length);
    const length = behind.read(into, from + bytes.length);
    if (length === 0) break;
    bytes.push(...into.subarray(0, length));
  }
  return bytes;
}

test('UPL-05 many small reads of a file become few large ones', () => {
  const { behind, asked } = createLargeFile(9 * megabyte);
  for (let position = 0; position < 5 * megabyte; position += 4096)
    behind.read(new Uint8Array(100), position);
  expect(asked).toEqual([
    [0, 4 * megabyte],
    [4 * megabyte, 8 * megabyte],
  ]);
});

test('UPL-05 reads give the right bytes, across blocks and at the end', () => {
  const size = 9 * megabyte + 5;
  const { behind } = createLargeFile(size);
  for (const from of [0, 4 * megabyte - 3, 8 * megabyte - 1, size - 7]) {
    const expected = Array.from({ length: Math.min(10, size - from) }, (_, place) => byteAt(from + place));
    expect(readAll(behind, from, from + 10)).toEqual(expected);
  }
  expect(behind.read(new Uint8Array(4), size)).toBe(0);
});

test('UPL-05 at most four blocks are kept, those used last', () => {
  const { behind, asked } = createLargeFile(24 * megabyte);
  for (const block of [0, 1, 2, 3, 0, 4, 0, 1]) behind.read(new Uint8Array(1), block * 4 * megabyte);
  expect(asked.map(([from]) => from / 4 / megabyte)).toEqual([0, 1, 2, 3, 4, 1]);
});

function createMemoryHandle(room = Infinity) {
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
      if (at + from.length > room) throw new DOMException('full', 'QuotaExceededError');
      if (bytes.length < at + from.length) {
        const longer = new Uint8Array(at + from.length);
        longer.set(bytes);
        bytes = longer;
      }
      bytes.set(from, at);
      return from.length;
    },
    truncate: (size: number) => void (bytes = bytes.slice(0, size)),
  };
  return { handle, content: () => [...bytes], writes: () => writes };
}

test('UPL-05 small writes are gathered; what is written can be read and overwritten at once', () => {
  const store = createMemoryHandle();
  const file = createOpfsFile(store.handle);
  for (let byte = 0; byte < 100; byte += 1) file.write?.(Uint8Array.from([byte]), byte);
  expect(store.writes()).toBe(0);
  const into = new Uint8Array(2);
  expect(file.read(into, 50)).toBe(2);
  expect([...into]).toEqual([50, 51]);
  file.write?.(Uint8Array.from([200]), 3);
  file.flush();
  expect(store.writes()).toBe(2);
  expect(store.content().slice(0, 5)).toEqual([0, 1, 2, 200, 4]);
  expect(file.size()).toBe(100);
});

test('UPL-05 a large write goes straight through, and a file can be cut short', () => {
  const store = createMemoryHandle();
  const file = createOpfsFile(store.handle);
  file.write?.(new Uint8Array(5 * megabyte).fill(7), 0);
  expect(store.writes()).toBe(1);
  file.truncate?.(3);
  file.flush();
  expect(store.content()).toEqual([7, 7, 7]);
  expect(file.size()).toBe(3);
});

test('UPL-05 a full device is told from other failures', () => {
  const file = createOpfsFile(createMemoryHandle(10).handle);
  file.write?.(new Uint8Array(20), 0);
  expect(file.isFull()).toBe(false);
  expect(() => file.flush()).toThrow('full');
  expect(file.isFull()).toBe(true);
});
