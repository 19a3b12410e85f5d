import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Mp4OutputFormat,
  Output,
  Quality,
  StreamTarget,
  VideoSampleSource,
  type InputAudioTrack,
  type StreamTargetChunk,
} from 'mediabunny';
import type { EncodeJob } from '../encode/codec-job.ts';
import { keyframeInterval, toEncoderConfig } from '../encode/encoded-format.ts';
import { openVideo } from './decode-frames.ts';
import { openOpfsFile } from './mount-work-files.ts';
import { convertRgbFrame, mapTones } from './rgb-frames.ts';

/**
 * Encodes exactly the frames of a job with the browser's encoder.
 *
 * @returns the file if it is in memory
 */
export async function encodeVideo(
  job: EncodeJob,
  onProgress: (progress: number) => void,
): Promise<Blob | undefined> {
  const video = await openVideo(job.frames);
  const { target, close } = await openTarget(job.path);
  try {
    const isClip = job.container === 'clip';
    const format = new Mp4OutputFormat({ fastStart: isClip && 'in-memory' });
    const output = new Output({ format, target });
    const source = createVideoSource(job);
    output.addVideoTrack(source, {
      // The unit of the frames' times, so that none is rounded.
      frameRate: await video.track.getTimeResolution(),
      ...(isClip && { rotation: await video.track.getRotation() }),
    });
    const [audio] = isClip ? await video.input.getAudioTracks() : [];
    const copyAudio = audio && (await addAudioTrack(output, audio));
    await output.start();
    const addFrames = async () => {
      let count = 0;
      for await (const sample of video.decode(true)) {
        const shown = job.isToneMapped ? mapTones(sample) : await convertRgbFrame(sample);
        await source.add(shown);
        shown.close();
        count += 1;
        onProgress(count / job.frames.times.length);
      }
      source.close();
    };
    await Promise.all([addFrames(), copyAudio?.()]);
    await output.finalize();
  } finally {
    close();
  }
  return target instanceof BufferTarget && target.buffer
    ? new Blob([target.buffer], { type: 'video/mp4' })
    : undefined;
}

/** Some versions of WebKit cannot write to OPFS from a worker: there the output is in memory. */
async function openTarget(path: string | undefined) {
  const handle = path === undefined ? undefined : await openOpfsFile(path).catch(() => undefined);
  if (!handle) return { target: new BufferTarget(), close: () => undefined };
  const writable = new WritableStream<StreamTargetChunk>({
    write: ({ data, position }) => void handle.write(data, { at: position }),
  });
  return { target: new StreamTarget(writable), close: () => handle.close() };
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
