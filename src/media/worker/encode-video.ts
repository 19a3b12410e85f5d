import { Mp4OutputFormat, Output, Quality, VideoSampleSource } from 'mediabunny';
import type { EncodeJob } from '../encode/codec-job.ts';
import { keyframeInterval, toEncoderConfig } from '../encode/encoded-format.ts';
import { openVideo } from './decode-frames.ts';
import { openTarget } from './output-target.ts';
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
  const { target, close, getBlob } = await openTarget(job.path);
  try {
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target });
    const source = createVideoSource(job);
    // The unit of the frames' times, so that none is rounded.
    output.addVideoTrack(source, { frameRate: await video.track.getTimeResolution() });
    await output.start();
    let count = 0;
    for await (const sample of video.decode(true)) {
      const shown = job.isToneMapped ? mapTones(sample) : await convertRgbFrame(sample);
      await source.add(shown);
      shown.close();
      count += 1;
      onProgress(count / job.frames.times.length);
    }
    await output.finalize();
  } finally {
    close();
  }
  return getBlob();
}

/** The browser's encoder. */
export function createVideoSource({ format }: Pick<EncodeJob, 'format'>): VideoSampleSource {
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
