import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { startChildServer, type ChildServer } from 'firebase-engines/testing/child-server.ts';
import { projectRoot } from './project.ts';

/** Required by firebase-tools since version 15. */
const minimumJavaVersion = 21;

/** The host's environment and files; replaced in tests. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Output of `<program> -version`; undefined if there is no such program. */
  readonly readJavaVersion: (program: string) => string | undefined;
  readonly fileExists: (file: string) => boolean;
  /** Where Java versions are installed. */
  readonly listJavaHomes: () => readonly string[];
}

/** One of Google's emulators on this machine. */
export interface OfficialEngine {
  readonly jar: string;
  /** For the JAR of gcloud, which names none itself. */
  readonly mainClass: string | undefined;
}

/** Google's emulators on this machine. */
export interface OfficialEngines {
  /** The program to run them with. */
  readonly java: string;
  readonly firestore: OfficialEngine;
  /** Undefined when it is not installed; gcloud has none. */
  readonly database: OfficialEngine | undefined;
}

const listFolders = (folder: string, home = '') =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, home)) : [];

const localMachine: Machine = {
  environment: process.env,
  readJavaVersion(program) {
    const { stdout, stderr, error } = spawnSync(program, ['-version'], { encoding: 'utf8' });
    return error === undefined ? `${stdout}${stderr}` : undefined;
  },
  fileExists: existsSync,
  listJavaHomes: () => [
    ...listFolders('/usr/lib/jvm'),
    ...listFolders('/Library/Java/JavaVirtualMachines', 'Contents/Home'),
  ],
};

/**
 * Finds a recent enough Java in JAVA_HOME, on the PATH or among the installed versions.
 *
 * @throws Error that lists the versions found instead
 */
export function findJava(machine: Machine = localMachine): string {
  const javaHome = machine.environment['JAVA_HOME'];
  const inHome = (home: string, where: string) => ({ program: join(home, 'bin', 'java'), where });
  const candidates = [
    ...(javaHome ? [inHome(javaHome, `in JAVA_HOME (${javaHome})`)] : []),
    { program: 'java', where: 'on the PATH' },
    ...machine.listJavaHomes().map((home) => inHome(home, `in ${home}`)),
  ];
  const found: string[] = [];
  for (const { program, where } of candidates) {
    const output = machine.readJavaVersion(program);
    const version = /version "(\d+)/.exec(output ?? '')?.[1];
    if (version !== undefined && Number(version) >= minimumJavaVersion) return program;
    const name = output === undefined ? 'none' : version ? `version ${version}` : 'an unknown version';
    found.push(`found ${name} ${where}`);
  }
  throw new Error(`Java ${minimumJavaVersion} or newer: ${found.join(', ')}`);
}

/**
 * Finds what is needed to run Google's Firestore emulator, and the Realtime Database's if there is one: the JARs that
 * firebase-tools downloads, or gcloud's component `cloud-firestore-emulator`. Downloads nothing.
 *
 * @throws Error that lists what Firestore lacks, with the expected paths
 */
export function findOfficialEngines(machine: Machine = localMachine): OfficialEngines {
  const missing: string[] = [];
  let java = '';
  try {
    java = findJava(machine);
  } catch (error) {
    missing.push(error instanceof Error ? error.message : String(error));
  }
  const firestore = findDownload(machine, 'firestore') ?? findGcloudEngine(machine);
  if (firestore === undefined)
    missing.push(
      `the firestore emulator: expected at ${getDownloadPath(machine, 'firestore')} ` +
        '("npx firebase setup:emulators:firestore" downloads it), or as gcloud\'s component cloud-firestore-emulator',
    );
  if (firestore !== undefined && missing.length === 0)
    return { java, firestore, database: findDownload(machine, 'database') };
  const lines = missing.map((reason) => `  - ${reason}`);
  throw new Error(`Google's emulators cannot run here. Missing:\n${lines.join('\n')}`);
}

/** The arguments of Java that start an emulator, before its own options. */
export function getLaunchArguments({ jar, mainClass }: OfficialEngine): readonly string[] {
  return ['-Duser.language=en', ...(mainClass === undefined ? ['-jar', jar] : ['-cp', jar, mainClass])];
}

/** gcloud's component, below the usual folders of gcloud. */
function findGcloudEngine({ environment, fileExists }: Machine): OfficialEngine | undefined {
  const folders = [
    ...(environment['CLOUDSDK_ROOT_DIR'] ? [environment['CLOUDSDK_ROOT_DIR']] : []),
    ...['/usr/lib', '/usr/share', '/opt', '/opt/homebrew/share', environment['HOME'] ?? homedir()].map(
      (folder) => join(folder, 'google-cloud-sdk'),
    ),
  ];
  const jar = folders
    .map((folder) => join(folder, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'))
    .find(fileExists);
  return jar ? { jar, mainClass: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore' } : undefined;
}

/** The JAR that firebase-tools uses. */
function getDownloadPath({ environment }: Machine, engine: 'firestore' | 'database'): string {
  const list = 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json';
  const downloads = JSON.parse(readFileSync(join(projectRoot, list), 'utf8')) as Readonly<
    Record<typeof engine, { downloadPathRelativeToCacheDir: string }>
  >;
  const cache =
    environment['FIREBASE_EMULATORS_PATH'] ??
    join(environment['HOME'] ?? homedir(), '.cache', 'firebase', 'emulators');
  return (
    environment[`${engine.toUpperCase()}_EMULATOR_BINARY_PATH`] ??
    join(cache, downloads[engine].downloadPathRelativeToCacheDir)
  );
}

function findDownload(machine: Machine, engine: 'firestore' | 'database'): OfficialEngine | undefined {
  const jar = getDownloadPath(machine, engine);
  return machine.fileExists(jar) ? { jar, mainClass: undefined } : undefined;
}

/** Starts one of Google's emulators. @param java the program to run it with */
export const startOfficialEngine = (java: string, engine: OfficialEngine): Promise<ChildServer> =>
  startChildServer((port) => {
    const options = [...getLaunchArguments(engine), '--host', '127.0.0.1', '--port', String(port)];
    return spawn(java, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  });
