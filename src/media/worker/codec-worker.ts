/// <reference lib="webworker" />
import type { CodecJob, CodecReply, DrawJob } from '../encode/codec-job.ts';
import { encodeCard } from './encode-card.ts';
import { decodeAll, openVideo } from './decode-frames.ts';
import { encodeVideo } from './encode-video.ts';
import { joinParts } from './join-parts.ts';
import { measureLoudness } from './measure-loudness.ts';
import { measurePairs } from './measure-pairs.ts';
import { takeSmallPictures } from './small-pictures.ts';

/* Decodes and encodes with the codecs of the browser, and joins what is encoded. The page ends this worker after one job. */

declare const self: DedicatedWorkerGlobalScope;

const post = (reply: CodecReply) => self.postMessage(reply);

/** A hundred times at most: a joined clip has thousands of frames, and each report is shown. */
function reportPercents(): (progress: number) => void {
  let reported = 0;
  return (progress) => {
    if (progress < reported + 0.01 && progress < 1) return;
    reported = progress;
    post({ progress });
  };
}

self.onmessage = ({ data: job }: MessageEvent<CodecJob>) => {
  run(job).then(
    (output) => post({ output: output ?? undefined }),
    (cause: unknown) => post({ error: String(cause) }),
  );
};

function run(job: CodecJob): Promise<Blob | undefined | void> {
  if (job.kind === 'encode') return encodeVideo(job, reportPercents());
  if (job.kind === 'card') return encodeCard(job, reportPercents());
  if (job.kind === 'join') return joinParts(job, reportPercents());
  if (job.kind === 'decode') return decodeAll(job);
  if (job.kind === 'draw') return drawFrames(job);
  if (job.kind === 'loudness')
    return measureLoudness(job, reportPercents()).then((loudness) => post({ loudness }));
  if (job.kind === 'movement') return measurePairs(job, (movement) => post({ movement }));
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
