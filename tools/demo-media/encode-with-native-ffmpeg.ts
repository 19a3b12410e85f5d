import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clipFileName, getFrameFileName, posterFileName } from './media-names.ts';

export const framesPerSecond = 30;

/** A clip (MP4) and its poster (PNG, 640 pixels wide, 96 colors). */
export interface EncodedClip {
  clip: Buffer;
  poster: Buffer;
}

/**
 * Arguments for native ffmpeg and @ffmpeg/core. Input: numbered JPEGs and a WAV file. Output: H.264 High and AAC with a
 * keyframe every two seconds and faststart, and one frame as the poster.
 */
export function buildEncodeArguments(posterFrame: number): string[] {
  const filters = [
    '[0:v]split=2[all][one]',
    '[all]scale=out_range=tv:out_color_matrix=bt709,format=yuv420p[clip]',
    `[one]select=eq(n\\,${posterFrame}),scale=640:-2:flags=area,split=2[colors][picture]`,
    '[colors]palettegen=max_colors=96:stats_mode=single[palette]',
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

/** Whether ffmpeg is installed on this machine. */
export function hasNativeFfmpeg(): boolean {
  return spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Encodes frames and sound with native ffmpeg.
 *
 * @param renderFrame returns a frame as a JPEG
 * @throws Error with ffmpeg's output if it fails
 */
export async function encodeWithNativeFfmpeg(
  frameCount: number,
  renderFrame: (index: number) => Promise<Buffer>,
  posterFrame: number,
  sound: Buffer,
): Promise<EncodedClip> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-clip-'));
  try {
    for (let i = 0; i < frameCount; i++)
      writeFileSync(join(folder, getFrameFileName(i)), await renderFrame(i));
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
