import { spawnSync } from 'node:child_process';

/** Native ffmpeg. @type {import('./apt.mjs').Tool} */
export const ffmpeg = {
  isInstalled: () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0,
  packages: [['ffmpeg']],
  advice:
    'The media tests compare with native ffmpeg. Install it ("apt-get install ffmpeg" on Debian and Ubuntu) and put it on the PATH.',
};
