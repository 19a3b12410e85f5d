import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * A program that tests need.
 *
 * @typedef {object} Tool
 * @property {() => boolean} isInstalled throws if a setting that names the tool is wrong
 * @property {readonly (readonly string[])[]} packages sets of Debian packages, of which the first that exists is enough
 * @property {string} advice why it is needed and how to install it without apt-get
 */

/** @returns {string[]} the existing paths of commands */
const findOnPath = (commands, { PATH = '' } = process.env) =>
  PATH.split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)))
    .filter((path) => existsSync(path));

/** @returns {string | undefined} the path that a variable sets. @throws Error if nothing is there */
function readConfiguredPath(name, environment) {
  const path = environment[name];
  if (path && !existsSync(path)) throw new Error(`${name} is ${path}, which does not exist.`);
  return path || undefined;
}

/** Native ffmpeg. @type {Tool} */
const ffmpeg = {
  isInstalled: () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0,
  packages: [['ffmpeg']],
  advice:
    'The media tests compare with native ffmpeg. Install it ("apt-get install ffmpeg" on Debian and Ubuntu) and put it on the PATH.',
};

/** @returns {string | undefined} the path of the executable */
export const findFirefox = (environment = process.env) =>
  readConfiguredPath('FIREFOX_PATH', environment) ?? findOnPath(['firefox-esr', 'firefox'], environment)[0];

/** @type {Tool} */
const firefox = {
  isInstalled: () => findFirefox() !== undefined,
  packages: [['firefox-esr'], ['firefox']],
  advice:
    'The browser tests need Firefox. Install it ("apt-get install firefox-esr" on Debian), or set FIREFOX_PATH.',
};

/** Its driver and browser, a screen for it, the bus that GTK expects, and the codecs of our videos. */
const webKitPackages = ['webkit2gtk-driver', 'xvfb', 'dbus'].concat(
  ['libav', 'plugins-good', 'plugins-bad'].map((name) => `gstreamer1.0-${name}`),
);

/** WebKitGTK, the nearest to Safari on Linux. @type {Tool} */
const webKit = {
  isInstalled: () =>
    ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'].every((command) => findOnPath([command]).length > 0),
  packages: [webKitPackages],
  advice: `The browser tests need WebKit. Install WebKitGTK ("apt-get install ${webKitPackages.join(' ')}" on Debian and Ubuntu).`,
};

// The headless shell renders the same at half the cost, so it comes first.
const chromiumCommands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Not on every PATH. */
const wellKnownPaths = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const listChromiums = (environment) => [
  ...wellKnownPaths.filter((path) => existsSync(path)),
  ...findOnPath(chromiumCommands, environment),
];

/** @returns {string | undefined} the path of the executable */
export const findChromium = (environment = process.env) =>
  readConfiguredPath('CHROMIUM_PATH', environment) ?? listChromiums(environment)[0];

/** A browser that is not the headless shell, which ends a page at a trap of WebAssembly. @returns {string | undefined} */
export const findFullChromium = (environment = process.env) =>
  listChromiums(environment).find((path) => !path.endsWith('headless-shell'));

/** @type {Tool} */
const chromium = {
  isInstalled: () => findChromium() !== undefined,
  // Ubuntu has no package for the headless shell.
  packages: [['chromium-headless-shell'], ['chromium']],
  advice:
    'The browser tests need Chromium. Install it ("apt-get install chromium" on Debian and Ubuntu) or Chrome, or set CHROMIUM_PATH.',
};

/** What the parts of `npm test` need. Firefox and WebKitGTK are driven as Debian has them. */
export const toolsByPart = {
  media: [chromium, ffmpeg],
  e2e: [chromium, ffmpeg],
  browsers: [firefox, webKit, ffmpeg],
};

/**
 * @param {Tool} tool
 * @returns {string | undefined} the error for the tests that need it
 */
export function describeMissingTool(tool) {
  try {
    return tool.isInstalled() ? undefined : tool.advice;
  } catch (error) {
    return error.message;
  }
}

/**
 * Installs the tools that are missing with apt-get.
 *
 * @param {Iterable<Tool>} tools
 */
export async function installTools(tools) {
  // A wrong setting is an error of its own, which no package mends.
  const missing = [...new Set(tools)].filter((tool) => describeMissingTool(tool) === tool.advice);
  const apt = missing.length > 0 ? findAptCommand() : undefined;
  if (!apt || !(await run(apt, ['update']))) return;
  for (const { packages } of missing)
    for (const set of packages) {
      console.log(`Installing ${set.join(', ')} with apt-get (some minutes) …`);
      if (await run(apt, ['install', ...set])) break;
    }
}

/** Shows only warnings and errors. @returns {Promise<boolean>} whether it succeeded */
function run([program, ...first], [command, ...packages]) {
  const options = ['-qq', '-y', '--no-install-recommends'];
  const child = spawn(program, [...first, command, ...options, ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return once(child, 'close').then(
    ([code]) => code === 0,
    () => false,
  );
}

/** The command that runs apt-get with root privileges, if possible. */
function findAptCommand() {
  const canRun = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
  if (!canRun('apt-get', '--version')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return canRun('sudo', '-n', 'true') ? ['sudo', '-n', 'apt-get'] : undefined;
}
