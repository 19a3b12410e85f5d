import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './apt.mjs';

/** Its driver and browser, a screen for it, the bus that GTK expects, and the codecs of our videos. */
const packages = [
  'webkit2gtk-driver',
  'xvfb',
  'dbus',
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
];
const commands = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'];

/**
 * Finds WebKitGTK, the nearest to Safari on Linux, for the browser tests, or installs it with apt-get.
 *
 * @throws Error that says what to install
 */
export function ensureWebKit() {
  if (isInstalled()) return;
  const advice = `Install WebKitGTK ("apt-get install ${packages.join(' ')}" on Debian and Ubuntu).`;
  installPackage([packages], 'The browser tests need WebKit.', advice);
  if (!isInstalled()) throw new Error(`apt-get installed WebKitGTK, but not on the PATH. ${advice}`);
}

function isInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return commands.every((command) => folders.some((folder) => existsSync(join(folder, command))));
}
