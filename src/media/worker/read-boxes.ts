import { createFile, Log, MP4BoxBuffer, type ISOFile } from 'mp4box';
import { UnsupportedFileError } from '../errors.ts';

const chunkSize = 1024 * 1024;

/**
 * Reads what describes an MP4 or MOV file and skips what it describes: a file of gigabytes costs a megabyte or two,
 * wherever its index stands.
 *
 * @throws UnsupportedFileError when there is no index in it
 */
export async function readBoxes(file: Blob): Promise<ISOFile> {
  // oxlint-disable-next-line typescript/unbound-method -- mp4box names its levels by its own functions
  Log.setLogLevel(Log.error);
  const boxes = createFile();
  let position = 0;
  try {
    while (position < file.size) {
      const bytes = await file.slice(position, position + chunkSize).arrayBuffer();
      const next = boxes.appendBuffer(MP4BoxBuffer.fromArrayBuffer(bytes, position));
      position = next > position ? next : position + bytes.byteLength;
    }
  } catch (cause) {
    if (cause instanceof DOMException) throw cause;
    throw new UnsupportedFileError('The index of the file is broken.', { cause });
  }
  if (!boxes.moov?.traks?.length) throw new UnsupportedFileError('The file has no index of a video.');
  return boxes;
}
