import { openAsBlob, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getFrameRange, type Selection } from '#src/domain/trim.ts';
import { buildEncodeCommand } from '#src/media/cut/cut-commands.ts';
import { formatSeconds, getFrameTime } from '#src/media/cut/decoded-frames.ts';
import { planCut, type Segment } from '#src/media/cut/plan.ts';
import { findDecodingStart, isRandomAccessPoint } from '#src/media/frame-bytes.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import { readSource } from '#src/media/worker/read-source.ts';
import { runFfmpeg } from '../made-video.ts';

/** Past the keyframe, since ffmpeg seeks by decode timestamps. */
const overshootSeconds = 0.5;
const toStream = ['-c:v', 'copy', '-bsf:v', 'h264_mp4toannexb', '-f', 'mpegts'];

/**
 * Makes the same cut by native ffmpeg alone: encodes the ends, copies what is between them, and joins the three with the
 * sound. @returns the seconds that ffmpeg takes
 */
export async function cutNatively(video: string, selection: Selection, folder: string): Promise<number> {
  const source = await readSource(new File([await openAsBlob(video)], path.basename(video)));
  const timeline = { frameTimes: source.video.frameTimes, duration: source.duration };
  const range = getFrameRange(timeline, selection);
  const plan = await planCut(source, range, (frame) => isRandomAccessPoint(source, frame));
  const getPath = (name: string) => path.join(folder, name);
  const commands: string[][] = [];
  for (const [index, segment] of plan.segments.entries()) {
    const stream = getPath(`${index}.ts`);
    if (segment.kind === 'copy') {
      const count = String(segment.count);
      const start = getFrameTime(source, segment.first) + overshootSeconds;
      commands.push(['-ss', formatSeconds(start), '-i', video, '-frames:v', count, ...toStream, stream]);
      continue;
    }
    const decoding = {
      start: await findDecodingStart(source, segment.first),
      pictures: getPath('pictures.gray'),
    };
    const encoding = buildEncodeCommand(source, video, { segment, path: stream }, plan, decoding);
    const format = encoding.indexOf('-use_editlist');
    commands.push(encoding.toSpliced(format, encoding.indexOf(stream) - format, '-f', 'mpegts'));
  }
  const list = getPath('list.txt');
  writeFileSync(list, buildList(source, plan.segments, getPath));
  const [start, end] = [getFrameTime(source, range.first), getFrameTime(source, range.first + range.count)];
  commands.push([
    ...['-f', 'concat', '-safe', '0', '-i', list],
    ...['-ss', formatSeconds(start), '-t', formatSeconds(end - start), '-i', video],
    ...['-map', '0:v', '-map', '1:a', '-c', 'copy', '-bsf:v', 'filter_units=remove_types=6-8'],
    ...['-f', 'mp4', getPath('cut.mp4')],
  ]);
  const startedAt = performance.now();
  for (const command of commands) runFfmpeg(...command);
  return (performance.now() - startedAt) / 1000;
}

function buildList(
  source: SourceVideo,
  segments: readonly Segment[],
  getPath: (name: string) => string,
): string {
  const lines = segments.map(({ first, count }, index) => {
    const duration = getFrameTime(source, first + count) - getFrameTime(source, first);
    return `file '${getPath(`${index}.ts`)}'\nduration ${formatSeconds(duration)}\n`;
  });
  return `ffconcat version 1.0\n${lines.join('')}`;
}
