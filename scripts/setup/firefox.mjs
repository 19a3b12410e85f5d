import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @type {import('./apt.mjs').Tool} */
export const firefox = {
  isInstalled: () => findFirefox() !== undefined,
  packages: [['firefox-esr'], ['firefox']],
  advice:
    'The browser tests need Firefox. Install it ("apt-get install firefox-esr" on Debian), or set FIREFOX_PATH.',
};

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
