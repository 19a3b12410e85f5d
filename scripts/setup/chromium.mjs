import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The shell draws the same pages without a browser around them, at half the cost; it is looked for first.
const chromiumCommands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const wellKnownPaths = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const installAdvice =
  'Install Chromium ("apt-get install chromium" on Debian and Ubuntu) or Chrome, or name the program in CHROMIUM_PATH.';

/**
 * Finds a Chromium for the browser tests, and installs one where apt can.
 *
 * @returns {string} the program's path
 * @throws Error that says exactly what to install
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const apt = findAptCommand();
  if (!apt) throw new Error(`The browser tests need Chromium, and none was found. ${installAdvice}`);
  console.log('Installing Chromium with apt-get (a few minutes) …');
  const run = (...args) => {
    const [program, ...before] = apt;
    const { status } = spawnSync(program, [...before, '-q', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return status === 0;
  };
  if (!run('update')) throw new Error(`"apt-get update" failed. ${installAdvice}`);
  // Ubuntu has no package of the shell.
  const names = ['chromium-headless-shell', 'chromium'];
  if (!names.some((name) => run('install', '-y', '--no-install-recommends', name)))
    throw new Error(`"apt-get install ${names.join('" and "')}" failed. ${installAdvice}`);
  const installed = findChromium();
  if (!installed)
    throw new Error(`apt-get installed Chromium, but it is in none of the usual places. ${installAdvice}`);
  return installed;
}

/**
 * @param {Record<string, string | undefined>} environment
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env) {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const onPath = (environment.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => chromiumCommands.map((command) => join(folder, command)));
  return [...wellKnownPaths, ...onPath].find((path) => existsSync(path));
}

/** The words that run apt-get with the right to install, where there are any. */
function findAptCommand() {
  const works = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
  if (!works('apt-get', '--version')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return works('sudo', '-n', 'true') ? ['sudo', '-n', 'apt-get'] : undefined;
}
