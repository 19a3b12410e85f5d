import { existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { createServer } from 'node:net';
import { createOfficialEnvironment } from 'firebase-engines/cli/official-engines.ts';
import { createSuiteEnvironment } from 'firebase-engines/cli/suite-environment.ts';
import { startContent } from '#scripts/backend/content/server.ts';
import { getPorts, portNames, type PortName, type Ports, type SuiteName } from '#scripts/backend/ports.ts';
import { startFirebaseProcess } from 'firebase-engines/cli/firebase-process.ts';
import { parseAuthEmail, type AuthEmail } from './auth-emails.ts';
import { getAppEnvironment, getSuiteFolder, host, projectId, projectRoot } from './project.ts';
import { startServices } from './start-services.ts';
import { buildFunction } from '../hosting/build-function.ts';
import { writeFirebaseConfig } from '../hosting/firebase-config.ts';
import { getSuiteOrigins } from '../hosting/origins.ts';

export interface BackendOptions {
  readonly suite: SuiteName;
  /** Use Google's emulators instead of those in emulators/; needs Java 21 and their JARs, or gcloud's for Firestore. */
  readonly official?: boolean;
  /** Also serve `dist` with the Hosting emulator. Build first: the CSP contains hashes of the built pages. */
  readonly hosting?: boolean;
  /** Also keep records of animals, riders, rodeos and herds; without, pages compute their figures. */
  readonly records?: boolean;
  /** Services of Cloud Functions to run as well, for `appAddress`. */
  readonly functions?: readonly FunctionService[];
  /** Folder that the data is read from, if it is there, and written to on exit. */
  readonly keepIn?: string;
  /** Origin for links in emails; by default the development server. */
  readonly appAddress?: string;
  readonly onEmail?: (email: AuthEmail) => void;
  /** Receives warnings at runtime, such as a syntax error in a changed rules file. */
  readonly onWarning?: (line: string) => void;
}

/** Those that can run locally; search sync listens to Firestore instead. */
export type FunctionService = 'link-previews' | 'monitoring';

/** A running local backend. */
export interface Backend {
  readonly ports: Ports;
  /** Resolves with a message when the backend has exited for any reason. */
  readonly exited: Promise<string>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts firebase-tools' emulators with the engines of emulators/ (or Google's), the content server and the search
 * service, and waits until they are ready. The search index is filled in the background.
 *
 * @throws Error that names a busy port, missing Java, or quotes the last output of firebase-tools
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { suite, official = false, hosting = false, functions = [] } = options;
  const ports = getPorts(suite);
  const absent = ['app', ...(hosting ? [] : ['hosting']), ...(functions.length > 0 ? [] : functionPorts)];
  await assertPortsFree(
    ports,
    portNames.filter((name) => !absent.includes(name)),
  );

  const workingDirectory = getSuiteFolder(suite);
  const startedAt = Date.now();
  const logFile = join(workingDirectory, 'backend.log');
  const temporaryFolder = join(workingDirectory, 'tmp');
  // The Storage emulator keeps uploads in TMPDIR and deletes them on exit, so each suite needs its own.
  mkdirSync(temporaryFolder, { recursive: true });

  const appAddress = options.appAddress ?? `http://${host}:${ports.app}`;
  for (const service of functions)
    await buildFunction(service, join(workingDirectory, service), getAppEnvironment(ports, appAddress));
  let isUp = false;
  const firebase = startFirebaseProcess({
    arguments: buildFirebaseArguments(options, writeSuiteConfig(suite, ports, functions)),
    environment: {
      TMPDIR: temporaryFolder,
      // An empty configuration, so that no Google login, prompt or update check is involved.
      XDG_CONFIG_HOME: join(workingDirectory, 'config'),
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
      ...(official
        ? createOfficialEnvironment(join(workingDirectory, 'jars'))
        : createSuiteEnvironment({
            placeholderFolder: join(workingDirectory, 'jars'),
            indexesFile: join(projectRoot, 'firestore.indexes.json'),
          })),
    },
    workingDirectory,
    logFile,
    onLine(line) {
      const email = parseAuthEmail(line, appAddress);
      if (email) options.onEmail?.(email);
      else if (isUp && /⚠|\bERROR\b|Rules updated/.test(line)) options.onWarning?.(line);
    },
  });
  const [content] = await Promise.all([startContent({ host, port: ports.content }), firebase.ready]);
  await protectEmails(ports.auth);
  isUp = true;
  const services = startServices({
    ports,
    records: options.records ?? false,
    onWarning: (line) => options.onWarning?.(line),
  });
  const stop = async () => {
    await services.stop();
    await Promise.all([content.close(), firebase.stop()]);
    if (options.keepIn !== undefined && !wasExportedSince(options.keepIn, startedAt))
      options.onWarning?.(`The data was not saved to ${options.keepIn}. See ${logFile}.`);
  };
  return { ports, exited: firebase.exited, stop };
}

/** As in production, nobody learns which emails have an account (decision D74). */
async function protectEmails(authPort: number): Promise<void> {
  const { ok, status } = await fetch(
    `http://${host}:${authPort}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`,
    {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    },
  );
  if (!ok) throw new Error(`The Auth emulator refused email enumeration protection with status ${status}.`);
}

/** Whether firebase-tools finished an export: it writes this file last. */
function wasExportedSince(folder: string, time: number): boolean {
  const file = statSync(join(folder, 'firebase-export-metadata.json'), { throwIfNoEntry: false });
  return file !== undefined && file.mtimeMs >= time;
}

function buildFirebaseArguments(options: BackendOptions, config: string): string[] {
  const only = ['auth', 'firestore', 'database', 'storage'];
  if (options.hosting) only.push('hosting');
  if (options.functions?.length) only.push('functions');
  const command = ['emulators:start', '--project', projectId, '--config', config, '--only', only.join(',')];
  if (options.keepIn !== undefined) {
    if (existsSync(options.keepIn)) command.push('--import', options.keepIn);
    command.push('--export-on-exit', options.keepIn);
  }
  return command;
}

const isPortFree = (port: number) =>
  new Promise<boolean>((settle) => {
    const probe = createServer().once('error', () => settle(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => settle(true)));
  });

/**
 * Checks that the ports of a suite are free.
 *
 * @throws Error that lists every busy port and its purpose
 */
export async function assertPortsFree(ports: Ports, needed: readonly PortName[]): Promise<void> {
  const free = await Promise.all(needed.map((name) => isPortFree(ports[name])));
  const busy = needed.filter((_, index) => !free[index]).map((name) => `port ${ports[name]} (${name})`);
  const advice = 'If it is a second copy of this project, stop it first, or set PORT_SHIFT=100 to run both.';
  if (busy.length > 0) throw new Error(`Another program is using ${busy.join(', ')}. ${advice}`);
}

/** firebase-tools starts these three together. */
const functionPorts: readonly PortName[] = ['functions', 'eventarc', 'tasks'];

/** Writes a copy of firebase.json with a suite's ports next to it. @returns its path */
function writeSuiteConfig(suite: SuiteName, ports: Ports, services: readonly FunctionService[]): string {
  const at = (port: number) => ({ host, port });
  const programs = ['auth', 'database', 'storage', 'hosting', 'hub', 'logging', ...functionPorts] as const;
  const emulators = {
    ...Object.fromEntries(programs.map((name) => [name, at(ports[name])])),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    ui: { enabled: false },
    singleProjectMode: true,
  };
  const name = `.firebase.${basename(getSuiteFolder(suite))}.json`;
  const folder = relative(projectRoot, getSuiteFolder(suite));
  const functions = services.map((codebase) => ({ codebase, source: join(folder, codebase) }));
  return writeFirebaseConfig(name, getSuiteOrigins(host, ports), {
    emulators,
    ...(functions.length > 0 && { functions }),
  });
}
