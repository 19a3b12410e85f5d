import {
  BlobSource,
  EncodedPacketSink,
  Input,
  MP4,
  QTFF,
  VideoSampleSink,
  type InputVideoTrack,
  type VideoSample,
} from 'mediabunny';
import type { DecodeJob, WantedFrames } from '../encode/codec-job.ts';
import { areBytesEqual } from '../frame-bytes.ts';
import { stateColor } from './rgb-frames.ts';

/** Rounding between two readers of one index. */
const timeToleranceSeconds = 0.001;

/** An opened video, whose frames the browser decodes. */
export interface OpenedVideo {
  readonly input: Input;
  readonly track: InputVideoTrack;
  /** Each wanted frame, which the caller closes. @throws Error when one is missing or at another time */
  decode(isConsecutive: boolean): AsyncGenerator<VideoSample>;
}

/** Opens a file with the library's reader, and finds the wanted frames by our index. */
export async function openVideo(wanted: WantedFrames): Promise<OpenedVideo> {
  const input = new Input({ source: new BlobSource(wanted.file), formats: [MP4, QTFF] });
  const track = (await input.getVideoTracks())[wanted.track];
  if (!track) throw new Error('The video track is missing.');
  const delay = await findDelay(wanted, track);
  const { times, ends } = wanted;
  const middles = times.map((time, index) => (time + (ends[index] ?? time)) / 2 + delay);
  const sink = new VideoSampleSink(track);
  const isColorStated = Boolean((await track.getDecoderConfig())?.colorSpace?.matrix);
  return {
    input,
    track,
    async *decode(isConsecutive) {
      const samples = isConsecutive
        ? sink.samples(middles[0], middles.at(-1))
        : sink.samplesAtTimestamps(middles);
      let index = 0;
      for await (const sample of samples) {
        const time = times[index] ?? Number.NaN;
        if (!sample || !(Math.abs(sample.timestamp - delay - time) < timeToleranceSeconds))
          throw new Error(`Instead of the frame at ${time} s another one was decoded.`);
        sample.setTimestamp(time);
        sample.setDuration((ends[index] ?? time) - time);
        yield isColorStated ? sample : await stateColor(sample);
        index += 1;
      }
      if (index !== times.length) throw new Error(`${index} of ${times.length} frames were decoded.`);
    },
  };
}

/** @throws EncodingError when the browser cannot decode a frame */
export async function decodeAll({ file }: DecodeJob): Promise<undefined> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) return;
  for await (const sample of new VideoSampleSink(track).samples()) sample.close();
}

/** How much later than ours the library's timeline is: a keyframe that both have tells. */
async function findDelay({ keyframe }: WantedFrames, track: InputVideoTrack): Promise<number> {
  const sink = new EncodedPacketSink(track);
  const near = await sink.getKeyPacket(keyframe.time);
  const candidates = [near, near && (await sink.getNextKeyPacket(near)), await sink.getFirstKeyPacket()];
  const { time, lastBytes } = keyframe;
  const same = candidates.find(
    (packet) => packet && areBytesEqual(packet.data.slice(-lastBytes.length), lastBytes),
  );
  if (!same) throw new Error('The two indexes of the file differ.');
  return same.timestamp - time;
}
