import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of package-lock.json if node_modules is missing or differs from it.
 *
 * @param {string} folder the repository's root folder
 */
export async function installPackages(folder) {
  if (arePackagesInstalled(folder)) return;
  console.log('Installing packages (one or two minutes the first time) …');
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const progressTimer = setInterval(() => console.log(`  still installing, ${seconds()} s`), 20_000);
  const code = await runNpm(folder, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  clearInterval(progressTimer);
  if (code !== 0) {
    console.error(`"npm ci" failed (exit code ${code}); see its output above.`);
    process.exit(1);
  }
  console.log(`Packages installed in ${seconds()} s.`);
}

/**
 * Compares npm's record of its last complete install with the lock file. Optional packages for other platforms may be
 * missing.
 *
 * @param {string} folder
 */
export function arePackagesInstalled(folder) {
  const installedFile = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = readPackages(installedFile);
  const locked = readPackages(join(folder, 'package-lock.json'));
  return Object.entries(locked).every(([path, { version, optional, devOptional, link }]) => {
    if (path === '' || link) return true;
    const found = installed[path];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

/** @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>} */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

function runNpm(folder, args) {
  // The npm that runs this script, because PATH may have another.
  const script = process.env.npm_execpath;
  const [program, first] =
    script && /npm-cli\.[cm]?js$/.test(script) ? [process.execPath, [script]] : ['npm', []];
  return new Promise((resolve) => {
    const child = spawn(program, [...first, ...args], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      // Chromium comes from the system (chromium.mjs).
      env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', npm_config_update_notifier: 'false' },
    });
    child.once('error', (error) => {
      console.error(`npm could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('close', resolve);
  });
}
