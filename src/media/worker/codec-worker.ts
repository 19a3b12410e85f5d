/// <reference lib="webworker" />
import type { CodecJob, CodecReply, DrawJob } from '../encode/codec-job.ts';
import { openVideo } from './decode-frames.ts';
import { encodeVideo } from './encode-video.ts';
import { joinParts } from './join-parts.ts';
import { measureLoudness } from './measure-loudness.ts';
import { takeSmallPictures } from './small-pictures.ts';

/* Decodes and encodes with the codecs of the browser, and joins what is encoded. The page ends this worker after one job. */

declare const self: DedicatedWorkerGlobalScope;

const post = (reply: CodecReply) => self.postMessage(reply);

self.onmessage = ({ data: job }: MessageEvent<CodecJob>) => {
  run(job).then(
    (output) => post({ output: output ?? undefined }),
    (cause: unknown) => post({ error: String(cause) }),
  );
};

function run(job: CodecJob): Promise<Blob | undefined | void> {
  if (job.kind === 'encode') return encodeVideo(job, (progress) => post({ progress }));
  if (job.kind === 'join') return joinParts(job, (progress) => post({ progress }));
  if (job.kind === 'draw') return drawFrames(job);
  if (job.kind === 'loudness')
    return measureLoudness(job, (progress) => post({ progress })).then((loudness) => post({ loudness }));
  return takeSmallPictures(job, (picture) => post({ picture }));
}

async function drawFrames({ frames, width, height, ...encoding }: DrawJob): Promise<undefined> {
  const video = await openVideo(frames);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No 2D context.');
  context.imageSmoothingQuality = 'high';
  let index = 0;
  for await (const sample of video.decode(false)) {
    sample.draw(context, 0, 0, width, height);
    sample.close();
    post({ image: await canvas.convertToBlob(encoding), index });
    index += 1;
  }
}
