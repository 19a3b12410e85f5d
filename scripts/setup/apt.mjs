import { spawnSync } from 'node:child_process';

/**
 * Installs the first of some Debian packages, or sets of packages, that can be installed with apt-get.
 *
 * @param {readonly (string | readonly string[])[]} choices
 * @param {string} reason why it is needed
 * @param {string} advice how to install it otherwise
 * @throws Error with the reason and the advice
 */
export function installPackage(choices, reason, advice) {
  const apt = findAptCommand();
  if (!apt) throw new Error(`${reason} ${advice}`);
  const names = choices.map((choice) => [choice].flat());
  console.log(`Installing ${names[0].join(', ')} with apt-get (a few minutes) …`);
  const run = (...args) => {
    const [program, ...programArgs] = apt;
    const { status } = spawnSync(program, [...programArgs, '-q', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return status === 0;
  };
  if (!run('update')) throw new Error(`"apt-get update" failed. ${reason} ${advice}`);
  if (!names.some((set) => run('install', '-y', '--no-install-recommends', ...set)))
    throw new Error(
      `"apt-get install ${names.map((set) => set.join(' ')).join('" and "')}" failed. ${reason} ${advice}`,
    );
}

/** The command that runs apt-get with root privileges, if possible. */
function findAptCommand() {
  const canRun = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
  if (!canRun('apt-get', '--version')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return canRun('sudo', '-n', 'true') ? ['sudo', '-n', 'apt-get'] : undefined;
}
