import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clipFileName, getFrameFileName, posterFileName } from './file-names.ts';

export const framesPerSecond = 30;

/** A clip (MP4) and the picture that stands for it (PNG, 640 wide, few colours). */
export interface EncodedClip {
  clip: Buffer;
  poster: Buffer;
}

/**
 * What ffmpeg is told, whichever build of it runs: numbered JPEGs and a WAV file become H.264 High and AAC, with a
 * keyframe every two seconds and the index in front; one of the frames becomes the poster.
 */
export function buildEncodeArguments(posterFrame: number): string[] {
  const filters = [
    '[0:v]split=2[all][one]',
    '[all]scale=out_range=tv:out_color_matrix=bt709,format=yuv420p[clip]',
    `[one]select=eq(n\\,${posterFrame}),scale=640:-2:flags=area,split=2[colours][picture]`,
    '[colours]palettegen=max_colors=96:stats_mode=single[palette]',
    '[picture][palette]paletteuse=dither=none[poster]',
  ];
  return [
    ...['-y', '-v', 'error', '-framerate', String(framesPerSecond), '-i', 'f%04d.jpg', '-i', 'sound.wav'],
    ...['-filter_complex', filters.join(';'), '-map', '[clip]', '-map', '1:a'],
    ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow', '-tune', 'animation', '-crf', '33'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...['-g', String(2 * framesPerSecond), '-keyint_min', String(framesPerSecond), '-sc_threshold', '0'],
    ...['-c:a', 'aac', '-b:a', '24k', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact'],
    ...['-movflags', '+faststart', '-shortest', clipFileName],
    ...['-map', '[poster]', '-frames:v', '1', posterFileName],
  ];
}

/** Whether this machine has ffmpeg as a program of its own. */
export function hasNativeFfmpeg(): boolean {
  return spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Encodes with the machine's own ffmpeg.
 *
 * @throws Error with what ffmpeg said when it fails
 */
export async function encodeWithNativeFfmpeg(
  frameCount: number,
  frame: (index: number) => Promise<Buffer>,
  posterFrame: number,
  sound: Buffer,
): Promise<EncodedClip> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-clip-'));
  try {
    for (let i = 0; i < frameCount; i++) writeFileSync(join(folder, getFrameFileName(i)), await frame(i));
    writeFileSync(join(folder, 'sound.wav'), sound);
    const { status, stderr } = spawnSync('ffmpeg', buildEncodeArguments(posterFrame), {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
    return {
      clip: readFileSync(join(folder, clipFileName)),
      poster: readFileSync(join(folder, posterFileName)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
