import { AudioSampleSink, BlobSource, Input, MP4, QTFF } from 'mediabunny';
import type { LoudnessJob } from '../encode/codec-job.ts';

const silenceDecibels = -90;
/** Progress is reported once in so many steps, so that the page does not get a message for each. */
const reportedSteps = 100;

/** The loudness of each step in decibels. @throws Error when the browser cannot decode the sound */
export async function measureLoudness(
  { file, track: index, stepSeconds, count }: LoudnessJob,
  onProgress: (progress: number) => void,
): Promise<Float32Array> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF] });
  const track = (await input.getAudioTracks())[index];
  if (!track || !(await track.canDecode())) throw new Error('The sound cannot be decoded.');
  const squares = new Float64Array(count);
  const counts = new Float64Array(count);
  let reported = 0;
  let buffer = new Float32Array();
  for await (const sample of new AudioSampleSink(track).samples()) {
    const frames = sample.numberOfFrames;
    if (buffer.length < frames) buffer = new Float32Array(frames);
    sample.copyTo(buffer, { planeIndex: 0, format: 'f32-planar' });
    const step = Math.floor(sample.timestamp / stepSeconds);
    sample.close();
    if (step < 0 || step >= count) continue;
    let sum = 0;
    for (let frame = 0; frame < frames; frame += 1) sum += (buffer[frame] ?? 0) ** 2;
    squares[step] = (squares[step] ?? 0) + sum;
    counts[step] = (counts[step] ?? 0) + frames;
    if (step < reported + reportedSteps) continue;
    reported = step;
    onProgress(step / count);
  }
  return Float32Array.from(squares, (sum, step) =>
    Math.max(silenceDecibels, 10 * Math.log10(sum / Math.max(1, counts[step] ?? 1) + 1e-12)),
  );
}
