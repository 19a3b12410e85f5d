import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of package-lock.json when node_modules is missing or differs from it.
 *
 * @param {string} folder the repository's folder
 */
export async function installPackages(folder) {
  if (arePackagesInstalled(folder)) return;
  console.log('Installing packages (one to three minutes the first time) …');
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const tick = setInterval(() => console.log(`  still installing, ${seconds()} s`), 20_000);
  const code = await runNpm(folder, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  clearInterval(tick);
  if (code !== 0) {
    console.error(`"npm ci" failed (exit code ${code}); its messages stand above.`);
    process.exit(1);
  }
  console.log(`Packages installed in ${seconds()} s.`);
}

/**
 * Whether what npm wrote down after its last complete install is what the lock file asks for. Packages for
 * other platforms are in the lock file and rightly not installed.
 *
 * @param {string} folder
 */
export function arePackagesInstalled(folder) {
  const installedFile = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = readPackages(installedFile);
  const wanted = readPackages(join(folder, 'package-lock.json'));
  return Object.entries(wanted).every(([path, { version, optional, devOptional, link }]) => {
    if (path === '' || link) return true;
    const there = installed[path];
    return there ? there.version === version : Boolean(optional || devOptional);
  });
}

/** @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>} */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

function runNpm(folder, args) {
  // The npm that runs us, where there is one: PATH may hold another.
  const script = process.env.npm_execpath;
  const [program, first] =
    script && /npm-cli\.[cm]?js$/.test(script) ? [process.execPath, [script]] : ['npm', []];
  return new Promise((resolve) => {
    const child = spawn(program, [...first, ...args], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      // The browser comes from the system (chromium.mjs), not from Playwright's own download.
      env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', npm_config_update_notifier: 'false' },
    });
    child.once('error', (error) => {
      console.error(`npm could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('close', resolve);
  });
}
