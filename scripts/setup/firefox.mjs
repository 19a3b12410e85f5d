import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './apt.mjs';

const installAdvice = 'Install Firefox ("apt-get install firefox-esr" on Debian), or set FIREFOX_PATH.';

/**
 * Finds a Firefox for the browser tests, or installs one with apt-get.
 *
 * @throws Error that says what to install
 */
export function ensureFirefox() {
  if (findFirefox()) return;
  installPackage(['firefox-esr', 'firefox'], 'The browser tests need Firefox.', installAdvice);
  if (!findFirefox()) throw new Error(`apt-get installed Firefox, but not on the PATH. ${installAdvice}`);
}

/**
 * @param {Record<string, string | undefined>} environment
 * @returns {string | undefined} the path of the executable
 */
export function findFirefox(environment = process.env) {
  const configuredPath = environment.FIREFOX_PATH;
  if (configuredPath) {
    if (!existsSync(configuredPath))
      throw new Error(`FIREFOX_PATH is ${configuredPath}, which does not exist.`);
    return configuredPath;
  }
  const folders = (environment.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => ['firefox-esr', 'firefox'].map((command) => join(folder, command)))
    .find((path) => existsSync(path));
}
