import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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

/** WebKitGTK, the nearest to Safari on Linux. @type {import('./apt.mjs').Tool} */
export const webKit = {
  isInstalled() {
    const folders = (process.env.PATH ?? '').split(delimiter);
    return commands.every((command) => folders.some((folder) => existsSync(join(folder, command))));
  },
  packages: [packages],
  advice: `The browser tests need WebKit. Install WebKitGTK ("apt-get install ${packages.join(' ')}" on Debian and Ubuntu).`,
};
