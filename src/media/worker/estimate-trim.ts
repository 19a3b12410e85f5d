import { partCommand } from '../cut/commands.ts';
import { planSeconds } from '../cut/pace.ts';
import { planCut, type FrameRange, type Part } from '../cut/plan.ts';
import type { SourceVideo } from '../source-video.ts';
import type { TrimEstimate } from '../results.ts';
import { beginsAfresh } from './begins-afresh.ts';
import type { FfmpegCore } from './core-module.ts';
import { runCommand } from './run-command.ts';
import { withInput } from './workbench.ts';

/** Frames that are encoded to see how long it takes; fewer selected ones are not worth a trial. */
const trialFrames = 12;
const worthATrial = 60;

/** Says how a selection would become a file and about how long that takes on this device. */
export async function estimateTrim(
  core: FfmpegCore,
  source: SourceVideo,
  range: FrameRange,
): Promise<TrimEstimate> {
  const plan = planCut(source, range, (frame) => beginsAfresh(source, frame));
  const way = plan.parts.some((part) => part.kind === 'copy') ? 'cut' : 'convert';
  const longest = Math.max(0, ...plan.parts.map((part) => (part.kind === 'encode' ? part.count : 0)));
  const secondsPerFrame = longest < worthATrial ? undefined : await tryEncoding(core, source, range.first);
  const steps = planSeconds(source, plan, secondsPerFrame);
  return { way, seconds: steps.parts.reduce((sum, each) => sum + each, steps.join) };
}

async function tryEncoding(core: FfmpegCore, source: SourceVideo, first: number): Promise<number> {
  const frame = source.video.entries.findLast((entry) => entry <= first) ?? first;
  const part: Part = { kind: 'encode', first: frame, count: trialFrames };
  return withInput(core, source.file, (input) => {
    const began = performance.now();
    const command = partCommand(source, input, { part, path: '-' }, { parts: [part], sound: 'none' });
    runCommand(core, [...command.slice(0, -2), 'null', '-'], { timeout: 60 });
    return (performance.now() - began) / 1000 / trialFrames;
  });
}
