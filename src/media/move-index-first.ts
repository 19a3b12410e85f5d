interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const containerTypes = ['trak', 'mdia', 'minf', 'stbl'];
/** Size and type; in `stco`, version, flags and a count follow. */
const headerBytes = 8;
const chunkOffsetHeaderBytes = 16;
/** The boxes before the media data are tiny. */
const headBytes = 1024;

/**
 * Moves the index (`moov`) of an MP4 file before its media data, so that players start with the first bytes. ffmpeg would
 * write the whole file a second time; this composes slices of it.
 *
 * @param file as ffmpeg writes it: below 4 GB, not fragmented, with its index at the end
 * @throws Error when the file has no such index
 */
export async function moveIndexFirst(file: File): Promise<File> {
  const head = new DataView(await file.slice(0, headBytes).arrayBuffer());
  let mediaData = readBox(head, 0);
  while (mediaData.type !== 'mdat') mediaData = readBox(head, mediaData.end);
  const view = new DataView(await file.slice(mediaData.end).arrayBuffer());
  if (readBox(view, 0).type !== 'moov') throw new Error('The index does not follow the media data.');
  shiftChunkOffsets(view, { start: 0, end: view.byteLength }, view.byteLength);
  const parts = [file.slice(0, mediaData.start), view, file.slice(mediaData.start, mediaData.end)];
  return new File(parts, file.name, { type: 'video/mp4' });
}

function readBox(view: DataView, start: number): Box {
  const size = view.getUint32(start);
  // A size of 0 would be read again and again.
  if (size < headerBytes) throw new Error('The file has an invalid box.');
  const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(start + offset)));
  return { type, start, end: start + size };
}

function shiftChunkOffsets(view: DataView, parent: Pick<Box, 'start' | 'end'>, shift: number): void {
  for (let start = parent.start + headerBytes; start < parent.end;) {
    const box = readBox(view, start);
    if (containerTypes.includes(box.type)) shiftChunkOffsets(view, box, shift);
    if (box.type === 'stco') {
      for (let entry = start + chunkOffsetHeaderBytes; entry < box.end; entry += 4)
        view.setUint32(entry, view.getUint32(entry) + shift);
    }
    start = box.end;
  }
}
