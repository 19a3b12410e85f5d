import { createFile, Log, MP4BoxBuffer } from 'mp4box';
import type { Timeline } from '#src/domain/timeline.ts';
import { UnsupportedFileError } from './errors.ts';
import { findVideoTrack, presentTrack } from './tracks.ts';

/** The index of two minutes takes about 200 KB. */
const maxIndexBytes = 4 * 1024 * 1024;

/**
 * Reads when each frame of a clip is presented. Reads the stream up to the end of the index, which published clips have
 * at their start, and cancels it.
 *
 * @throws UnsupportedFileError when the clip does not start with a valid index
 * @throws TypeError when the connection fails
 */
export async function readFrameTimes(stream: ReadableStream<Uint8Array>): Promise<Timeline> {
  // It logs boxes that it does not know, which ordinary files have.
  Log.error = () => undefined;
  const boxes = createFile();
  const reader = stream.getReader();
  let position = 0;
  try {
    while (!boxes.moov?.traks?.length) {
      const { done, value } = await reader.read();
      if (done || position > maxIndexBytes)
        throw new UnsupportedFileError('The clip has no index at its start.');
      boxes.appendBuffer(MP4BoxBuffer.fromArrayBuffer(value.slice().buffer, position));
      position += value.byteLength;
    }
    const { trak } = findVideoTrack(boxes);
    const { frames, end } = presentTrack(trak, boxes.moov.mvhd.timescale).presentation;
    return { frameTimes: Float64Array.from(frames, ({ time }) => time), duration: end };
  } finally {
    await reader.cancel();
  }
}
