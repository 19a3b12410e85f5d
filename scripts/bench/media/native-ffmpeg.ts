import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildConcatCommand, buildSegmentCommand, buildConcatList } from '#src/media/cut/commands.ts';
import type { CutPlan, FrameRange } from '#src/media/cut/plan.ts';
import type { SourceVideo } from '#src/media/source-video.ts';

/** @returns the run time in seconds */
export function runNativeFfmpeg(args: readonly string[]): number {
  const startedAt = performance.now();
  const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`ffmpeg ${args.join(' ')}\n${stderr}`);
  return (performance.now() - startedAt) / 1000;
}

/** Creates the input of the media benchmarks: 1080p, 30 fps, about 15 Mbit/s, rotated by 90 degrees. */
export function createBenchVideo(folder: string, minutes: number): string {
  const minute = path.join(folder, 'minute.mov');
  const ride = path.join(folder, `ride-${minutes}.mov`);
  runNativeFfmpeg([
    ...['-f', 'lavfi', '-i', 'testsrc2=s=1920x1080:r=30:d=60,noise=alls=12:allf=t'],
    ...['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000:duration=60'],
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-profile:v',
      'high',
      '-bf',
      '2',
      '-g',
      '60',
      '-b:v',
      '15M',
    ],
    ...['-maxrate', '15M', '-bufsize', '15M', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '128k', minute],
  ]);
  runNativeFfmpeg([
    ...[
      '-stream_loop',
      String(minutes - 1),
      '-i',
      minute,
      '-c',
      'copy',
      '-metadata:s:v:0',
      'rotate=90',
      ride,
    ],
  ]);
  return ride;
}

/** Makes the same cut with native ffmpeg. @returns the run time in seconds */
export function cutWithNativeFfmpeg(
  source: SourceVideo,
  input: string,
  range: FrameRange,
  plan: CutPlan,
  folder: string,
): number {
  const files = plan.segments.map((segment, index) => ({
    segment,
    path: path.join(folder, `part-${index}.ts`),
  }));
  const list = path.join(folder, 'parts.txt');
  writeFileSync(list, buildConcatList(source, files));
  const segmentSeconds = files.map((file) => runNativeFfmpeg(buildSegmentCommand(source, input, file, plan)));
  const output = path.join(folder, 'cut.mp4');
  return segmentSeconds.reduce(
    (sum, seconds) => sum + seconds,
    runNativeFfmpeg(buildConcatCommand(source, plan, range, { input, list, output })),
  );
}
