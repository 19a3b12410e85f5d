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

/** @type {import('./apt.mjs').Tool} */
export const chromium = {
  isInstalled: () => findChromium() !== undefined,
  // Ubuntu has no package for the headless shell.
  packages: [['chromium-headless-shell'], ['chromium']],
  advice:
    'The browser tests need Chromium. Install it ("apt-get install chromium" on Debian and Ubuntu) or Chrome, or set CHROMIUM_PATH.',
};

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
  return listInstalledBrowsers(environment)[0];
}

/**
 * Finds a browser that is not the headless shell, which ends a page at a trap of WebAssembly.
 *
 * @returns {string | undefined}
 */
export function findFullChromium(environment = process.env) {
  return listInstalledBrowsers(environment).find((path) => !path.endsWith('headless-shell'));
}

function listInstalledBrowsers(environment) {
  const onPath = (environment.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => chromiumCommands.map((command) => join(folder, command)));
  return [...wellKnownPaths, ...onPath].filter((path) => existsSync(path));
}
