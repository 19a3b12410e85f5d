import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface VideoPlan {
  readonly size: string;
  readonly rate: number;
  readonly bitrate: string;
  readonly seconds: number;
}

export const runFfmpeg = (...args: readonly string[]) =>
  execFileSync('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args]);

/** Makes a video of dirt under a moving camera, with its bit rate. @param others further options of the encoder */
export function makeVideo(file: string, { size, rate, bitrate, seconds }: VideoPlan, others: string): void {
  const camera = `setpts=N/${rate}/TB,fps=${rate},scroll=h=0.003:v=0.001,noise=alls=6:allf=t`;
  const options = [
    `-f lavfi -i color=0x806850:s=${size},format=yuv420p,noise=c0s=100,gblur=sigma=2,eq=contrast=3,loop=-1:1,${camera}`,
    `-f lavfi -i sine=frequency=440:sample_rate=48000 -t ${seconds}`,
    '-c:v libx264 -preset ultrafast -profile:v high -g 60 -pix_fmt yuv420p -c:a aac',
    `-b:v ${bitrate} -maxrate ${bitrate} -bufsize ${bitrate} ${others}`,
  ];
  runFfmpeg(...options.join(' ').split(' '), file);
}

/** Calls work with a folder for its files. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
