import {
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { CorruptFileError, NotVideoError, TruncatedFileError } from '../errors.ts';
import { readBoxes } from './read-boxes.ts';

const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;
const folder = mkdtempSync(path.join(tmpdir(), 'read-boxes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A box; `size` if it is not that of the contents, of which the rest is a hole in the file. */
interface Box {
  readonly header: Buffer;
  readonly content: Buffer;
  readonly size: number;
}
const box32 = (type: string, content: Buffer = Buffer.alloc(0), size = content.length + 8): Box => {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size);
  header.write(type, 4, 'latin1');
  return { header, content, size };
};
const box64 = (type: string, size: number): Box => {
  const header = Buffer.alloc(16);
  header.writeUInt32BE(1);
  header.write(type, 4, 'latin1');
  header.writeBigUInt64BE(BigInt(size), 8);
  return { header, content: Buffer.alloc(0), size };
};
/** @param size of the hole that follows; the box itself says "until the end of the file" */
const openBox = (type: string, size: number, content: Buffer = Buffer.alloc(0)): Box => ({
  ...box32(type, content, 0),
  size,
});

/** Any video: its boxes are put into other files. */
const clip = readFileSync('tests/e2e/fixtures/hevc.mp4');
function getContent(type: string): Buffer {
  for (let start = 0; start < clip.length; start += clip.readUInt32BE(start)) {
    if (clip.toString('latin1', start + 4, start + 8) === type)
      return clip.subarray(start + 8, start + clip.readUInt32BE(start));
  }
  throw new Error(`The clip has no ${type}.`);
}
const ftyp = box32('ftyp', getContent('ftyp'));
const moov = box32('moov', getContent('moov'));

/** A file with holes instead of media data, which counts what is read of it. */
function createFile(boxes: readonly Box[], size = boxes.reduce((sum, box) => sum + box.size, 0)) {
  const descriptor = openSync(path.join(folder, crypto.randomUUID()), 'w+');
  onTestFinished(() => closeSync(descriptor));
  let position = 0;
  for (const { header, content, size: boxSize } of boxes) {
    writeSync(descriptor, Buffer.concat([header, content]), 0, header.length + content.length, position);
    position += boxSize;
  }
  ftruncateSync(descriptor, size);
  let readBytes = 0;
  const arrayBuffer = async (start: number, end: number) => {
    const bytes = new Uint8Array(Math.min(end, size) - start);
    readBytes += readSync(descriptor, bytes, 0, bytes.length, start);
    return bytes.buffer;
  };
  const slice = (start: number, end: number) => ({ arrayBuffer: () => arrayBuffer(start, end) });
  return { file: { size, slice } as Blob, getReadBytes: () => readBytes };
}

const mdat = (size: number) => (size < 2 ** 32 ? box32('mdat', undefined, size) : box64('mdat', size));

test.each([
  ['an index at the end', [ftyp, mdat(gigabyte), moov]],
  ['an index at the start', [ftyp, moov, mdat(4.5 * gigabyte)]],
  ['an index at the end, 4.5 GB', [ftyp, mdat(4.5 * gigabyte), moov]],
  ['a 64-bit size of less than 4 GB', [ftyp, box64('mdat', gigabyte), moov]],
  ['media data until the end of the file', [ftyp, moov, openBox('mdat', gigabyte)]],
  ['an index until the end of the file', [ftyp, mdat(gigabyte), openBox('moov', moov.size, moov.content)]],
  ['4.5 GB of free space before the media data', [ftyp, box64('free', 4.5 * gigabyte), mdat(gigabyte), moov]],
  ['neither a type nor a known first box, as by QuickTime', [box32('wide'), mdat(gigabyte), moov]],
])('[UPL-05] reads little more than the index of a file with %s', async (_layout, layout) => {
  const { file, getReadBytes } = createFile(layout);
  const boxes = await readBoxes(file);
  expect(boxes.moov.traks.map(({ samples }) => samples.length > 0)).toContain(true);
  expect(getReadBytes()).toBeLessThan(moov.size + 0.1 * megabyte);
});

test('[UPL-03] names a file that ends before or within its index, or never got one', async () => {
  for (const [boxes, size] of [
    [[ftyp, mdat(2 * megabyte), moov], megabyte],
    [[ftyp, moov], ftyp.size + moov.size - 100],
    [[box32('wide'), mdat(2 * megabyte), moov], megabyte],
    [[ftyp, mdat(megabyte)], megabyte],
    [[ftyp, openBox('mdat', megabyte)], megabyte],
    [[], 0],
  ] as const) {
    const { file } = createFile(boxes, size);
    await expect(readBoxes(file)).rejects.toBeInstanceOf(TruncatedFileError);
  }
});

const bytes = (content: string): Box => ({
  header: Buffer.from(content, 'latin1'),
  content: Buffer.alloc(0),
  size: content.length,
});

test.each([
  ['zeros only', NotVideoError, [openBox('\0\0\0\0', megabyte)]],
  ['a web page', NotVideoError, [bytes('<!DOCTYPE html><html><body>Log in to download')]],
  ['Matroska', NotVideoError, [bytes('\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x23\x42\x86\x81\x01')]],
  ['a photo', NotVideoError, [ftyp, box32('meta', Buffer.alloc(92)), mdat(megabyte)]],
  ['a box smaller than its header', CorruptFileError, [ftyp, box32('free', undefined, 5), moov]],
  ['a size of exabytes', TruncatedFileError, [ftyp, box64('free', 2 ** 60)]],
])('[UPL-03] rejects a file with %s', async (_content, errorClass, boxes) => {
  const { file, getReadBytes } = createFile(boxes, megabyte);
  await expect(readBoxes(file)).rejects.toBeInstanceOf(errorClass);
  expect(getReadBytes()).toBeLessThan(0.1 * megabyte);
});
