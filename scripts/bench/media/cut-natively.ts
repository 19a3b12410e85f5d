import { execFileSync } from 'node:child_process';
import { openAsBlob, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getFrameRange, type Selection } from '#src/domain/trim.ts';
import {
  buildConcatCommand,
  buildConcatList,
  buildCopyCommand,
  buildEncodeCommand,
} from '#src/media/cut/cut-commands.ts';
import { planCut } from '#src/media/cut/plan.ts';
import { findDecodingStart, isRandomAccessPoint } from '#src/media/frame-bytes.ts';
import { readSource } from '#src/media/worker/read-source.ts';

/** Cuts a video with the commands of src/media, by native ffmpeg. @returns the seconds that ffmpeg takes */
export async function cutNatively(video: string, selection: Selection, folder: string): Promise<number> {
  const source = await readSource(new File([await openAsBlob(video)], path.basename(video)));
  const timeline = { frameTimes: source.video.frameTimes, duration: source.duration };
  const range = getFrameRange(timeline, selection);
  const plan = await planCut(source, range, (frame) => isRandomAccessPoint(source, frame));
  const getPath = (name: string) => path.join(folder, name);
  const files = plan.segments.map((segment, index) => ({ segment, path: getPath(`${index}.ts`) }));
  const pictures = getPath('pictures.gray');
  const commands: string[][] = [];
  for (const file of files) {
    const start = await findDecodingStart(source, file.segment.first);
    commands.push(
      file.segment.kind === 'copy'
        ? buildCopyCommand(source, video, file)
        : buildEncodeCommand(source, video, file, plan, { start, pictures }),
    );
  }
  const shown = { ...range, last: range.first + range.count - 1, delay: 0 };
  const [list, output, parameterSets] = [getPath('list.txt'), getPath('cut.mp4'), getPath('sets.h264')];
  writeFileSync(list, buildConcatList(source, shown, files));
  commands.push(buildConcatCommand(source, plan, shown, { input: video, list, output, parameterSets }));
  const startedAt = performance.now();
  for (const command of commands) execFileSync('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...command]);
  return (performance.now() - startedAt) / 1000;
}
