import { spawnSync } from 'node:child_process';
import { installPackage } from './apt.mjs';

/**
 * Finds native ffmpeg for the media tests, or installs it with apt-get.
 *
 * @throws Error that says what to install
 */
export function ensureFfmpeg() {
  if (hasFfmpeg()) return;
  installPackage(
    ['ffmpeg'],
    'The media tests compare with native ffmpeg.',
    'Install ffmpeg ("apt-get install ffmpeg" on Debian and Ubuntu) and put it on the PATH.',
  );
}

const hasFfmpeg = () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
