interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Size and type; in `stco`, version, flags and a count follow. */
const headerBytes = 8;
const chunkOffsetHeaderBytes = 16;
/** The boxes before the media data are tiny. */
const headBytes = 1024;
/** The boxes on the way to what changes, with the bytes before the boxes in them. */
const containers: Readonly<Record<string, number>> = {
  ...{ moov: 8, trak: 8, mdia: 8, minf: 8, stbl: 8 },
  ...{ stsd: 16, avc1: 86 },
};

/**
 * Moves the index (`moov`) of an MP4 file before its media data, so that players start with the first bytes, and replaces
 * the decoder configuration of its video. ffmpeg would write the whole file a second time; this composes slices of it.
 *
 * @param file as ffmpeg writes it: below 4 GB, not fragmented, with its index at the end
 * @param decoderConfig the `avcC` box
 * @throws Error when the file has no such index
 */
export async function moveIndexFirst(file: File, decoderConfig: Uint8Array<ArrayBuffer>): Promise<File> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  let mediaData = readBox(head, 0);
  while (mediaData.type !== 'mdat') mediaData = readBox(head, mediaData.end);
  const index = new Uint8Array(await file.slice(mediaData.end).arrayBuffer());
  if (readBox(index, 0).type !== 'moov') throw new Error('The index does not follow the media data.');
  const moved = replaceBox(index, decoderConfig);
  shiftChunkOffsets(moved, { start: 0, end: moved.length }, moved.length);
  const parts = [file.slice(0, mediaData.start), moved, file.slice(mediaData.start, mediaData.end)];
  return new File(parts, file.name, { type: 'video/mp4' });
}

function readBox(bytes: Uint8Array, start: number): Box {
  const size = getView(bytes).getUint32(start);
  // A size of 0 would be read again and again.
  if (size < headerBytes) throw new Error('The file has an invalid box.');
  const type = String.fromCharCode(...bytes.subarray(start + 4, start + headerBytes));
  return { type, start, end: start + size };
}

const getView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function* readBoxes(bytes: Uint8Array, { start, end }: Pick<Box, 'start' | 'end'>): Generator<Box> {
  for (let next = start; next < end;) {
    const box = readBox(bytes, next);
    yield box;
    next = box.end;
  }
}

/** Replaces the box of the same type, wherever it is in a box. */
function replaceBox(
  box: Uint8Array<ArrayBuffer>,
  replacement: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const { type } = readBox(box, 0);
  if (type === readBox(replacement, 0).type) return replacement;
  const contentStart = containers[type];
  if (contentStart === undefined) return box;
  const children = Array.from(readBoxes(box, { start: contentStart, end: box.length }), ({ start, end }) =>
    replaceBox(box.subarray(start, end), replacement),
  );
  const replaced = new Uint8Array(children.reduce((sum, { length }) => sum + length, contentStart));
  replaced.set(box.subarray(0, contentStart));
  let position = contentStart;
  for (const child of children) {
    replaced.set(child, position);
    position += child.length;
  }
  getView(replaced).setUint32(0, replaced.length);
  return replaced;
}

function shiftChunkOffsets(bytes: Uint8Array, parent: Pick<Box, 'start' | 'end'>, shift: number): void {
  const view = getView(bytes);
  for (const box of readBoxes(bytes, { start: parent.start + headerBytes, end: parent.end })) {
    if (containers[box.type] === headerBytes) shiftChunkOffsets(bytes, box, shift);
    if (box.type !== 'stco') continue;
    for (let entry = box.start + chunkOffsetHeaderBytes; entry < box.end; entry += 4)
      view.setUint32(entry, view.getUint32(entry) + shift);
  }
}
