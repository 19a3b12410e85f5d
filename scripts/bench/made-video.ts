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

/** Makes a video of noise, so that it has its bit rate. @param others further options of the encoder */
export function makeVideo(file: string, { size, rate, bitrate, seconds }: VideoPlan, others: string): void {
  const options = [
    `-f lavfi -i testsrc2=s=${size}:r=${rate},noise=alls=12:allf=t`,
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
