import { createFile, Log, MP4BoxBuffer, type ISOFile } from 'mp4box';
import { TruncatedFileError, UnsupportedFileError } from '../errors.ts';

const chunkSize = 1024 * 1024;

/**
 * Parses the boxes of an MP4 or MOV file without its media data: a megabyte or two is read of a file of gigabytes, wherever
 * its index is.
 *
 * @throws UnsupportedFileError when the file has no valid index
 * @throws TruncatedFileError when the file ends before its index
 * @throws DOMException when the file cannot be read
 */
export async function readBoxes(file: Blob): Promise<ISOFile> {
  // oxlint-disable-next-line typescript/unbound-method -- mp4box identifies log levels by its functions
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
    throw new UnsupportedFileError('The index of the file is corrupt.', { cause });
  }
  if (!boxes.moov && boxes.ftyp && position > file.size)
    throw new TruncatedFileError('The file ends before its index.');
  if (!boxes.moov?.traks?.length) throw new UnsupportedFileError('The file has no index.');
  return boxes;
}
