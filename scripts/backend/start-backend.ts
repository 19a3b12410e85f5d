import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { startContent } from '#scripts/backend/content/server.ts';
import { getPorts, type PortName, type Ports, type SuiteName } from '#scripts/backend/ports.ts';
import { startFirebaseProcess } from './firebase-process.ts';
import { assertPortsFree } from './assert-ports-free.ts';
import { createJavaShimEnvironment } from './java-shim.ts';
import { parseAuthEmail, type AuthEmail } from './auth-emails.ts';
import { findJava } from './official-engines.ts';
import { getAppEnvironment, host, projectId, getSuiteFolder } from './project.ts';
import { startSearch } from './start-search.ts';
import { writeSuiteConfig } from './suite-config.ts';

export interface BackendOptions {
  readonly suite: SuiteName;
  /** Google's own engines instead of ours: needs Java 21 and a download. */
  readonly official?: boolean;
  /** Serve `dist` through the Hosting emulator too. Build first: the policy carries the page's hashes. */
  readonly hosting?: boolean;
  /** Folder of an earlier export to start from. */
  readonly importFrom?: string;
  /** Folder to write the data to when the backend stops. */
  readonly exportTo?: string;
  /** Where the links in emails lead; the app's development address when left out. */
  readonly appAddress?: string;
  readonly onEmail?: (mail: AuthEmail) => void;
  /** Warnings of the running backend, such as an error in a rules file that was just saved. */
  readonly onWarning?: (line: string) => void;
}

/** A running local backend. */
export interface Backend {
  readonly ports: Ports;
  /** What the app needs to talk to it (VITE_… variables). */
  readonly env: Record<string, string>;
  /** Resolves with a sentence when it has ended, asked or unasked. */
  readonly exited: Promise<string>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts firebase-tools' emulator suite with our engines (or Google's) and the stand-ins for content and search, and
 * waits until all is ready. The search index follows by itself.
 *
 * @throws Error that names a busy port, a missing Java, a missing import, or quotes what firebase-tools said last
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { suite, official = false, hosting = false } = options;
  const ports = getPorts(suite);
  const needed: PortName[] = [
    'auth',
    'firestore',
    'firestoreWebsocket',
    'database',
    'storage',
    'content',
    'search',
    'hub',
    'logging',
  ];
  if (hosting) needed.push('hosting');
  await assertPortsFree(ports, needed);

  const workingDirectory = getSuiteFolder(suite);
  const temporary = join(workingDirectory, 'tmp');
  // Uploaded files live in TMPDIR, and a stopping suite deletes them: each suite needs its own.
  mkdirSync(temporary, { recursive: true });

  const appAddress = options.appAddress ?? `http://${host}:${ports.app}`;
  let isUp = false;
  const firebase = startFirebaseProcess({
    arguments: buildFirebaseArguments(options, writeSuiteConfig(suite, ports)),
    environment: {
      TMPDIR: temporary,
      // A fresh configuration: nobody's Google login takes part, and nothing is asked or looked up.
      XDG_CONFIG_HOME: join(workingDirectory, 'config'),
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
      ...(official
        ? getOfficialEngineEnvironment()
        : createJavaShimEnvironment(join(workingDirectory, 'jars'))),
    },
    workingDirectory,
    logFile: join(workingDirectory, 'backend.log'),
    onLine(line) {
      const mail = parseAuthEmail(line, appAddress);
      if (mail) options.onEmail?.(mail);
      else if (isUp && /⚠|\bERROR\b|Rules updated/.test(line)) options.onWarning?.(line);
    },
  });
  const [content] = await Promise.all([startContent({ host, port: ports.content }), firebase.ready]);
  isUp = true;
  const search = startSearch(ports, (line) => options.onWarning?.(line));
  const stop = async () => {
    await search.stop();
    await Promise.all([content.close(), firebase.stop()]);
  };
  return { ports, env: getAppEnvironment(ports), exited: firebase.exited, stop };
}

/** firebase-tools runs the `java` that comes first on the PATH. @throws Error when none is new enough */
function getOfficialEngineEnvironment(): Record<string, string> {
  try {
    const java = findJava();
    return java === 'java' ? {} : { PATH: [dirname(java), process.env['PATH']].join(delimiter) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`--official needs ${reason}`, { cause: error });
  }
}

function buildFirebaseArguments(options: BackendOptions, config: string): string[] {
  const only = ['auth', 'firestore', 'database', 'storage', ...(options.hosting ? ['hosting'] : [])];
  const command = ['emulators:start', '--project', projectId, '--config', config, '--only', only.join(',')];
  if (options.importFrom !== undefined) {
    const from = resolve(options.importFrom);
    if (!existsSync(from)) throw new Error(`There is nothing to import at ${from}`);
    command.push('--import', from);
  }
  if (options.exportTo !== undefined) command.push('--export-on-exit', resolve(options.exportTo));
  return command;
}
