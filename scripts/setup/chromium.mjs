import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The headless shell renders the same at half the cost, so it comes first.
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
  'Install Chromium ("apt-get install chromium" on Debian and Ubuntu) or Chrome, or set CHROMIUM_PATH.';

/**
 * Finds a Chromium for the browser tests, or installs one with apt-get.
 *
 * @returns {string} the path of the executable
 * @throws Error that says what to install
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const apt = findAptCommand();
  if (!apt) throw new Error(`The browser tests need Chromium, but none was found. ${installAdvice}`);
  console.log('Installing Chromium with apt-get (a few minutes) …');
  const run = (...args) => {
    const [program, ...programArgs] = apt;
    const { status } = spawnSync(program, [...programArgs, '-q', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return status === 0;
  };
  if (!run('update')) throw new Error(`"apt-get update" failed. ${installAdvice}`);
  // Ubuntu has no package for the headless shell.
  const names = ['chromium-headless-shell', 'chromium'];
  if (!names.some((name) => run('install', '-y', '--no-install-recommends', name)))
    throw new Error(`"apt-get install ${names.join('" and "')}" failed. ${installAdvice}`);
  const installed = findChromium();
  if (!installed)
    throw new Error(`apt-get installed Chromium, but not in a known location. ${installAdvice}`);
  return installed;
}

/**
 * @param {Record<string, string | undefined>} environment
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env) {
  const configuredPath = environment.CHROMIUM_PATH;
  if (configuredPath) {
    if (!existsSync(configuredPath))
      throw new Error(`CHROMIUM_PATH is ${configuredPath}, which does not exist.`);
    return configuredPath;
  }
  const onPath = (environment.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => chromiumCommands.map((command) => join(folder, command)));
  return [...wellKnownPaths, ...onPath].find((path) => existsSync(path));
}

/** The command that runs apt-get with root privileges, if possible. */
function findAptCommand() {
  const canRun = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
  if (!canRun('apt-get', '--version')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return canRun('sudo', '-n', 'true') ? ['sudo', '-n', 'apt-get'] : undefined;
}
