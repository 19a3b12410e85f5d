import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startFirebaseProcess } from '../../backend/firebase-process.ts';
import { getPorts, getPortShift, type Ports } from '../../backend/ports.ts';
import { host, projectId, projectRoot } from '../../backend/project.ts';
import { buildApp } from '../../build-app.ts';
import { writeFirebaseConfig } from '../../hosting/firebase-config.ts';
import { getSuiteOrigins } from '../../hosting/origins.ts';

/** The last commit before the first load was made smaller; "half of before" means half of its figures. */
const previousCommit = '78cbcef';

/** Far from the ports of other suites and copies of the project. */
const portDistance = 4000;

const runGit = (...args: string[]) => promisify(execFile)('git', args, { cwd: projectRoot });

/** A build that Hosting serves beside the suite's own. */
export interface ServedBuild {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Shallow clones and archives do not have it. */
async function requirePreviousCommit(): Promise<void> {
  try {
    await runGit('cat-file', '-e', `${previousCommit}^{commit}`);
  } catch (error) {
    throw new Error(`the history has no commit ${previousCommit}`, { cause: error });
  }
}

/**
 * Builds the previous commit in a temporary folder, with the packages of this one, and serves it.
 *
 * @param backend ports of the suite whose data it shows
 * @param environment the VITE_… variables of the build
 * @throws Error if the history does not go back that far; with the output if it cannot be built or served
 */
export async function servePreviousBuild(
  backend: Ports,
  environment: Readonly<Record<string, string>>,
): Promise<ServedBuild> {
  await requirePreviousCommit();
  const parent = mkdtempSync(join(tmpdir(), 'previous-build-'));
  const folder = join(parent, 'product');
  const remove = async () => {
    rmSync(parent, { recursive: true, force: true });
    await runGit('worktree', 'prune');
  };
  try {
    await runGit('worktree', 'add', '--detach', folder, previousCommit);
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
    await buildApp(environment, folder);
    const hosting = await serve(folder, backend);
    const stop = async () => {
      await hosting.stop();
      await remove();
    };
    return { origin: hosting.origin, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function serve(folder: string, backend: Ports): Promise<ServedBuild> {
  const ports = getPorts('test', getPortShift() + portDistance);
  const at = (port: number) => ({ host, port });
  const config = writeFirebaseConfig(folder, '.firebase.bench.json', getSuiteOrigins(host, backend), {
    emulators: {
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: { enabled: false },
    },
  });
  const firebase = startFirebaseProcess({
    arguments: ['emulators:start', '--project', projectId, '--config', config, '--only', 'hosting'],
    environment: { XDG_CONFIG_HOME: join(folder, '.config'), CI: '1', NO_UPDATE_NOTIFIER: '1' },
    workingDirectory: folder,
    logFile: join(folder, 'hosting.log'),
    onLine: () => undefined,
  });
  await firebase.ready;
  return { origin: `http://${host}:${ports.hosting}`, stop: firebase.stop };
}
