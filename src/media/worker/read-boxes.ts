import { createFile, Log, MP4BoxBuffer, type ISOFile } from 'mp4box';
import { CorruptFileError, NotVideoError, TruncatedFileError } from '../errors.ts';

/** A 32-bit size and a type; a size of 1 means that 64 bits with the size follow, one of 0 "until the end of the file". */
const headerBytes = 8;
const longHeaderBytes = 16;
/** With what MP4 and MOV files start, as ffmpeg knows them (libavformat/mov.c): old cameras state no brand (`ftyp`). */
const firstTypes = new Set([
  ...['ftyp', 'moov', 'mdat', 'pnot', 'udta', 'wide', 'free', 'junk', 'pict', 'skip', 'uuid', 'prfl'],
  ...['styp', 'sidx'],
]);
/** Read at once: the index of a fragment of two seconds and the header of the box behind it. */
const readBytes = 16 * 1024;

interface TopLevelBox {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  /** From the start of the box, not all of it. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Parses the index of an MP4 or MOV file: `moov` and, of a fragmented file, each `moof`. Of the other boxes only the
 * headers are read, wherever they are and however large.
 *
 * @throws NotVideoError when the file is no MP4 or MOV
 * @throws CorruptFileError when its index is not valid
 * @throws TruncatedFileError when the file ends before its index
 * @throws DOMException when the file cannot be read
 */
export async function readBoxes(file: Blob): Promise<ISOFile> {
  // It logs boxes that it does not know, which ordinary files have.
  Log.error = () => undefined;
  let boxes: ISOFile | undefined;
  const types: string[] = [];
  try {
    for await (const box of walkBoxes(file)) {
      types.push(box.type);
      if (!firstTypes.has(types[0] ?? '')) break;
      if (box.end > file.size) break;
      if (!boxes && box.type === 'moov') boxes = parseIndex(await readBox(file, box));
      if (boxes && box.type === 'moof') addFragment(boxes, box.start, parseBox(await readBox(file, box)));
      if (boxes && !boxes.moov?.mvex) break;
    }
  } catch (cause) {
    if (cause instanceof DOMException) throw cause;
    throw new CorruptFileError('The index of the file is corrupt.', { cause });
  }
  if (boxes?.moov?.traks?.length) return boxes;
  if (boxes) throw new CorruptFileError('The file has no track.');
  const [first] = types;
  // Photos have an index of another kind (`meta`). A camera that lost power wrote none.
  if (first !== undefined && (!firstTypes.has(first) || types.includes('meta')))
    throw new NotVideoError('The file is no MP4 or MOV.');
  throw new TruncatedFileError('The file ends before its index.');
}

async function* walkBoxes(file: Blob): AsyncGenerator<TopLevelBox> {
  let bytes = new Uint8Array(0);
  let bytesStart = 0;
  for (let start = 0; start + headerBytes <= file.size;) {
    if (start + longHeaderBytes > bytesStart + bytes.length) {
      bytes = new Uint8Array(await file.slice(start, start + readBytes).arrayBuffer());
      bytesStart = start;
    }
    const box = { start, bytes: bytes.subarray(start - bytesStart) };
    const { type, size } = parseHeader(box.bytes);
    const end = size === 0 ? file.size : start + size;
    if (end < start + headerBytes) throw new CorruptFileError('The file has an invalid box.');
    yield { ...box, type, end };
    start = end;
  }
}

function parseHeader(bytes: Uint8Array<ArrayBuffer>): { type: string; size: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const size = view.getUint32(0);
  const type = String.fromCharCode(...bytes.subarray(4, headerBytes));
  return { type, size: size === 1 ? Number(view.getBigUint64(headerBytes)) : size };
}

async function readBox(file: Blob, { start, end, bytes }: TopLevelBox): Promise<Uint8Array<ArrayBuffer>> {
  const length = end - start;
  if (length <= bytes.length) return bytes.slice(0, length);
  return new Uint8Array(await file.slice(start, end).arrayBuffer());
}

/** A file of one box, since mp4box would need every byte before it. */
function parseBox(bytes: Uint8Array<ArrayBuffer>): ISOFile {
  // mp4box knows boxes that last until the end of the file only as `mdat`.
  if (bytes.subarray(0, 4).every((byte) => byte === 0)) new DataView(bytes.buffer).setUint32(0, bytes.length);
  const parsed = createFile();
  parsed.appendBuffer(MP4BoxBuffer.fromArrayBuffer(bytes.buffer, 0));
  return parsed;
}

/** In QuickTime files the decoder configuration of AAC is in a box that mp4box does not look into. */
function parseIndex(bytes: Uint8Array<ArrayBuffer>): ISOFile {
  const boxes = parseBox(bytes);
  for (const { mdia } of boxes.moov?.traks ?? [])
    for (const entry of mdia.minf?.stbl?.stsd?.entries ?? []) {
      if (entry.type !== 'mp4a' || 'esds' in entry) continue;
      const { start = 0, size } = entry;
      const stored = bytes.subarray(start, start + size);
      const at = stored.findIndex((_byte, index) => isNamed(stored.subarray(index), 'esds'));
      const [config] = at < 0 ? [] : parseBox(stored.slice(at - 4)).boxes;
      Object.assign(entry, { esds: config });
    }
  return boxes;
}

const isNamed = (bytes: Uint8Array, type: string) => String.fromCharCode(...bytes.subarray(0, 4)) === type;

/** The frames of a fragment are where its box says, relative to its start. */
function addFragment(boxes: ISOFile, start: number, { moofs: [fragment] }: ISOFile): void {
  if (!fragment) return;
  fragment.start = start;
  boxes.moofs.push(fragment);
  // Where fragments between were lost, one starts later than the one before ends: mp4box would ignore that.
  const timedTracks = fragment.trafs.filter(({ tfdt }) => tfdt).map(({ tfhd }) => tfhd.track_id);
  for (const trak of boxes.moov.traks)
    if (timedTracks.includes(trak.tkhd.track_id)) trak.first_traf_merged = false;
  boxes.updateSampleLists();
}
