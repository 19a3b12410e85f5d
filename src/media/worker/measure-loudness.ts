import { AudioSampleSink, BlobSource, Input, MP4, QTFF } from 'mediabunny';
import type { LoudnessJob } from '../encode/codec-job.ts';
import { createCrowdFilter } from './crowd-filter.ts';

const silenceDecibels = -90;
/** Short enough to lie between two words. */
const blockSeconds = 0.025;
/** A fifth of a step's blocks are softer. */
const floorShare = 0.2;
/** Progress is reported once in so many steps, so that the page does not get a message for each. */
const reportedSteps = 100;

/**
 * The noise of the crowd in each step, in decibels: how loud the softest moments are where neither the voice of the
 * announcer nor the bass of the music is. @throws Error when the browser cannot decode the sound
 */
export async function measureLoudness(
  { file, track: index, stepSeconds, count }: LoudnessJob,
  onProgress: (progress: number) => void,
): Promise<Float32Array> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF] });
  const track = (await input.getAudioTracks())[index];
  if (!track || !(await track.canDecode())) throw new Error('The sound cannot be decoded.');
  const blocksPerStep = Math.round(stepSeconds / blockSeconds);
  const squares = new Float32Array(count * blocksPerStep);
  const counts = new Float32Array(count * blocksPerStep);
  const filter = createCrowdFilter(track.sampleRate);
  let reported = 0;
  let buffer = new Float32Array();
  for await (const sample of new AudioSampleSink(track).samples()) {
    const { numberOfFrames: frames, timestamp, sampleRate } = sample;
    if (buffer.length < frames) buffer = new Float32Array(frames);
    sample.copyTo(buffer, { planeIndex: 0, format: 'f32-planar' });
    sample.close();
    for (let frame = 0; frame < frames; frame += 1) {
      const heard = filter(buffer[frame] ?? 0);
      const block = Math.floor((timestamp + frame / sampleRate) / blockSeconds);
      if (block < 0 || block >= squares.length) continue;
      squares[block] = (squares[block] ?? 0) + heard ** 2;
      counts[block] = (counts[block] ?? 0) + 1;
    }
    const step = timestamp / stepSeconds;
    if (step < reported + reportedSteps) continue;
    reported = step;
    onProgress(Math.min(1, step / count));
  }
  const levels = squares.map((sum, block) => sum / Math.max(1, counts[block] ?? 1));
  return Float32Array.from({ length: count }, (_, step) => {
    const blocks = levels.slice(step * blocksPerStep, (step + 1) * blocksPerStep).toSorted();
    const level = blocks[Math.floor(blocks.length * floorShare)] ?? 0;
    return Math.max(silenceDecibels, 10 * Math.log10(level + 1e-12));
  });
}
