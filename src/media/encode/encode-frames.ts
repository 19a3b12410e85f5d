import type { FrameRange } from '../cut/plan.ts';
import { ProcessingFailedError } from '../errors.ts';
import { readFrameEnd } from '../frame-bytes.ts';
import type { SourceVideo } from '../source-video.ts';
import type { EncodeJob, EncodeReply } from './encode-job.ts';
import type { EncodedFormat } from './encoded-format.ts';

interface EncodeOptions {
  readonly onProgress: (progress: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Encodes frames with the browser's decoder and encoder, in a worker, and copies the sound: an MP4 with its index first.
 *
 * @throws ProcessingFailedError when decoding or encoding fails, or another frame comes than the index says
 */
export async function encodeFrames(
  source: SourceVideo,
  range: FrameRange,
  format: EncodedFormat,
  { onProgress, signal }: EncodeOptions,
): Promise<Blob> {
  signal.throwIfAborted();
  const { frameTimes, keyframes, index } = source.video;
  const end = range.first + range.count;
  const keyframe = keyframes.findLast((frame) => frame <= range.first) ?? keyframes[0] ?? range.first;
  const job: EncodeJob = {
    file: source.file,
    track: index,
    times: frameTimes.slice(range.first, end),
    end: frameTimes[end] ?? source.duration,
    keyframe: {
      time: frameTimes[keyframe] ?? 0,
      lastBytes: await readFrameEnd(source, keyframe),
    },
    format,
  };
  const worker = new Worker(new URL('../worker/encode-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.onerror = ({ message }) => reject(new ProcessingFailedError(message));
    worker.onmessage = ({ data }: MessageEvent<EncodeReply>) => {
      if ('progress' in data) onProgress(data.progress);
      else if ('file' in data) resolve(data.file);
      else reject(new ProcessingFailedError(data.error));
    };
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
