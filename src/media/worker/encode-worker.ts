/// <reference lib="webworker" />
import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  VideoSampleSink,
  VideoSampleSource,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny';
import { getErrorMessage } from '#src/lib/log.ts';
import type { EncodeJob, EncodeReply } from '../encode/encode-job.ts';
import { keyframeInterval, toEncoderConfig } from '../encode/encoded-format.ts';

/* Encodes frames with the browser's decoder and encoder. The page ends this worker after one job. */

declare const self: DedicatedWorkerGlobalScope;

/** Rounding between two readers of one index. */
const timeToleranceSeconds = 0.001;

const post = (reply: EncodeReply) => self.postMessage(reply);

self.onmessage = ({ data: job }: MessageEvent<EncodeJob>) => {
  encode(job).then(
    (file) => post({ file }),
    (cause: unknown) => post({ error: getErrorMessage(cause) }),
  );
};

async function encode(job: EncodeJob): Promise<Blob> {
  const input = new Input({ source: new BlobSource(job.file), formats: [MP4, QTFF] });
  const video = (await input.getVideoTracks())[job.track];
  if (!video) throw new Error('The video track is missing.');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = createVideoSource(job);
  output.addVideoTrack(source, {
    rotation: await video.getRotation(),
    // The unit of the frames' times, so that none is rounded.
    frameRate: await video.getTimeResolution(),
  });
  const [audio] = await input.getAudioTracks();
  const copyAudio = audio && (await addAudioTrack(output, audio));
  await output.start();
  await Promise.all([addFrames(job, video, source), copyAudio?.()]);
  await output.finalize();
  if (!target.buffer) throw new Error('Nothing was written.');
  return new Blob([target.buffer], { type: 'video/mp4' });
}

function createVideoSource({ format }: EncodeJob): VideoSampleSource {
  const config = toEncoderConfig(format);
  return new VideoSampleSource({
    codec: 'avc',
    quality: new Quality({ bitrate: format.bitrate }),
    keyFrameInterval: keyframeInterval,
    // Encoders scale. The library would configure them for the size of the frames, and the time scale as their rate.
    onEncoderConfig: (libraryConfig) => {
      Object.assign(libraryConfig, config);
    },
  });
}

async function addAudioTrack(output: Output, track: InputAudioTrack): Promise<() => Promise<void>> {
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  if (!codec || !decoderConfig) throw new Error('The sound cannot be copied.');
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  return async () => {
    for await (const packet of new EncodedPacketSink(track).packets())
      await source.add(packet, { decoderConfig });
    source.close();
  };
}

/** Encodes exactly the frames of the job. The library's index must have each of them at the same time as ours. */
async function addFrames(job: EncodeJob, track: InputVideoTrack, source: VideoSampleSource): Promise<void> {
  const { times, end } = job;
  const delay = await findDelay(job, track);
  const getMiddle = (frame: number) => ((times[frame] ?? end) + (times[frame + 1] ?? end)) / 2 + delay;
  const last = times.length - 1;
  let frame = 0;
  for await (const sample of new VideoSampleSink(track).samples(getMiddle(0), getMiddle(last))) {
    const time = times[frame];
    if (time === undefined || Math.abs(sample.timestamp - delay - time) > timeToleranceSeconds)
      throw new Error(`Frame ${frame} was decoded at ${sample.timestamp - delay} s instead of ${time} s.`);
    sample.setTimestamp(time);
    sample.setDuration((times[frame + 1] ?? end) - time);
    await source.add(sample);
    sample.close();
    frame += 1;
    post({ progress: frame / times.length });
  }
  if (frame !== times.length) throw new Error(`${frame} of ${times.length} frames were decoded.`);
  source.close();
}

/** How much later than ours the library's timeline is: a keyframe that both have tells. */
async function findDelay({ keyframe }: EncodeJob, track: InputVideoTrack): Promise<number> {
  const sink = new EncodedPacketSink(track);
  const near = await sink.getKeyPacket(keyframe.time);
  const candidates = [near, near && (await sink.getNextKeyPacket(near)), await sink.getFirstKeyPacket()];
  const { lastBytes } = keyframe;
  const same = candidates.find(
    (packet) => packet && isEqual(packet.data.slice(-lastBytes.length), lastBytes),
  );
  if (!same) throw new Error('The two indexes of the file differ.');
  return same.timestamp - keyframe.time;
}

const isEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);
