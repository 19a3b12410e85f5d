import { spawn, spawnSync } from 'node:child_process';

/**
 * A program that tests need.
 *
 * @typedef {object} Tool
 * @property {() => boolean} isInstalled throws if a setting that names the tool is wrong
 * @property {readonly (readonly string[])[]} packages sets of Debian packages, of which the first that exists is enough
 * @property {string} advice why it is needed and how to install it without apt-get
 */

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
 * Installs the tools that are missing with apt-get, all at once, because each of its runs takes seconds of its own.
 *
 * @param {readonly Tool[]} tools
 */
export async function installTools(tools) {
  // A wrong setting is an error of its own, which no package mends.
  const missing = tools.filter((tool) => describeMissingTool(tool) === tool.advice);
  if (missing.length === 0) return;
  const apt = findAptCommand();
  if (!apt) return;
  const names = missing.flatMap(({ packages }) => packages[0]);
  console.log(`Installing ${names.join(', ')} with apt-get (a few minutes) …`);
  if (!(await run(apt, ['update']))) return;
  if (await run(apt, ['install', ...names])) return;
  // One package that does not exist fails the others.
  for (const { packages } of missing)
    for (const set of packages) if (await run(apt, ['install', ...set])) break;
}

/** Shows only warnings and errors. @returns {Promise<boolean>} whether it succeeded */
function run([program, ...first], [command, ...packages]) {
  const options = ['-qq', '-y', '--no-install-recommends'];
  return new Promise((resolve) => {
    const child = spawn(program, [...first, command, ...options, ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** The command that runs apt-get with root privileges, if possible. */
function findAptCommand() {
  const canRun = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
  if (!canRun('apt-get', '--version')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return canRun('sudo', '-n', 'true') ? ['sudo', '-n', 'apt-get'] : undefined;
}
