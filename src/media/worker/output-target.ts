import { BufferTarget, StreamTarget, type StreamTargetChunk } from 'mediabunny';
import { openOpfsFile } from './mount-work-files.ts';

/**
 * Where the library writes a file: in OPFS, or in memory, also where a browser cannot write to OPFS from a worker, as some
 * versions of WebKit.
 */
export async function openTarget(path: string | undefined) {
  const handle = path === undefined ? undefined : await openOpfsFile(path).catch(() => undefined);
  if (!handle) {
    const target = new BufferTarget();
    const getBlob = () => (target.buffer ? new Blob([target.buffer], { type: 'video/mp4' }) : undefined);
    return { target, close: () => undefined, getBlob };
  }
  const writable = new WritableStream<StreamTargetChunk>({
    write({ data, position }) {
      if (handle.write(data, { at: position }) !== data.length)
        throw new DOMException('No space left on device', 'QuotaExceededError');
    },
  });
  return { target: new StreamTarget(writable), close: () => handle.close(), getBlob: () => undefined };
}
