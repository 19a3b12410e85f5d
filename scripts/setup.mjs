// `node scripts/setup.mjs [start.ts]` installs the packages of a fresh clone with only Node and npm, and then runs a
// program of this folder, if one is named.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// First of all: what follows needs a recent version of Node.
const minimumVersion = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < minimumVersion[0] || (major === minimumVersion[0] && minor < minimumVersion[1])) {
  console.error(
    `Node ${minimumVersion.join('.')} or later is required, and 22 recommended; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
if (process.platform === 'win32') {
  console.error('Rodeo Reel runs on Linux and macOS. On Windows, use it in WSL2, which is a Linux.');
  process.exit(1);
}
const projectRoot = join(import.meta.dirname, '..');

/** Installs the packages of package-lock.json if node_modules is missing or differs from it. */
export async function setUp() {
  if (arePackagesInstalled(projectRoot)) return;
  console.log('Installing packages (one or two minutes the first time) …');
  const code = await runNpm(['ci', '--loglevel=error']).catch(String);
  if (code === 0) return;
  console.error(`"npm ci" failed (${code}); see its output above.`);
  process.exit(1);
}

/**
 * Compares what npm noted about its last complete install with the lock file. Optional packages for other platforms may be
 * missing.
 *
 * @param {string} folder the repository's root folder
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

async function runNpm(args) {
  // The npm that runs this script, because PATH may have another.
  const script = process.env.npm_execpath ?? '';
  const [program, ...first] = /npm-cli\.[cm]?js$/.test(script) ? [process.execPath, script] : ['npm'];
  const child = spawn(program, [...first, ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    // Chromium comes from the system (setup/test-tools.mjs).
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', npm_config_update_notifier: 'false' },
  });
  return (await once(child, 'close'))[0];
}

/**
 * Runs a TypeScript file in this process, so that signals reach it directly.
 *
 * @param {string} file in this folder, for example start.ts
 */
export async function runTypeScript(file) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(join(import.meta.dirname, file)).href);
}

if (process.argv[1] === import.meta.filename) {
  const [program] = process.argv.splice(2, 1);
  await setUp();
  if (program) await runTypeScript(program);
}
