import { spawnSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startChildServer, type ChildServer } from 'firebase-engines/testing/child-server.ts';
import { projectRoot } from './project.ts';

/** Required by firebase-tools since version 15. */
const minimumJavaVersion = 21;

/** The host's environment and files; replaced in tests. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly homeDirectory: string;
  /** Output of `<program> -version`; undefined if there is no such program. */
  readonly readJavaVersion: (program: string) => string | undefined;
  readonly fileExists: (file: string) => boolean;
  /** The names in a folder; none if it is missing. */
  readonly listFolder: (folder: string) => readonly string[];
  /** firebase-tools' downloadableEmulatorInfo.json. */
  readonly readDownloads: () => string;
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

const localMachine: Machine = {
  environment: process.env,
  homeDirectory: homedir(),
  readJavaVersion(program) {
    const { stdout, stderr, error } = spawnSync(program, ['-version'], { encoding: 'utf8' });
    return error === undefined ? `${stdout}${stderr}` : undefined;
  },
  fileExists: existsSync,
  listFolder: (folder) => (existsSync(folder) ? readdirSync(folder).toSorted() : []),
  readDownloads: () =>
    readFileSync(
      join(projectRoot, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'),
      'utf8',
    ),
};

const downloadSchema = z.object({ downloadPathRelativeToCacheDir: z.string() });
const downloadsSchema = z.object({ firestore: downloadSchema, database: downloadSchema });

/** Where installers put the folders of Java versions, and the path from there to their home. */
const javaFolders = [
  { folder: '/usr/lib/jvm', home: '' },
  { folder: '/Library/Java/JavaVirtualMachines', home: 'Contents/Home' },
];

/**
 * Finds a recent enough Java in JAVA_HOME, on the PATH or among the installed versions.
 *
 * @throws Error that lists the versions found instead
 */
export function findJava(machine: Machine = localMachine): string {
  const javaHome = machine.environment['JAVA_HOME'];
  const installed = javaFolders.flatMap(({ folder, home }) =>
    machine.listFolder(folder).map((name) => join(folder, name, home)),
  );
  const candidates = [
    ...(javaHome ? [{ program: join(javaHome, 'bin', 'java'), where: `in JAVA_HOME (${javaHome})` }] : []),
    { program: 'java', where: 'on the PATH' },
    ...installed.map((home) => ({ program: join(home, 'bin', 'java'), where: `in ${home}` })),
  ];
  const found: string[] = [];
  for (const { program, where } of candidates) {
    const versionOutput = machine.readJavaVersion(program);
    const version = versionOutput === undefined ? undefined : /version "(\d+)/.exec(versionOutput)?.[1];
    if (version !== undefined && Number(version) >= minimumJavaVersion) return program;
    if (versionOutput === undefined) found.push(`found none ${where}`);
    else found.push(`found ${version === undefined ? 'an unknown version' : `version ${version}`} ${where}`);
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
  const gcloudJar = getGcloudJars(machine).find(machine.fileExists);
  const firestore =
    findDownload(machine, 'firestore') ??
    (gcloudJar === undefined ? undefined : { jar: gcloudJar, mainClass: gcloudMainClass });
  if (firestore === undefined) missing.push(describeDownload(machine, 'firestore'));
  if (firestore !== undefined && missing.length === 0)
    return { java, firestore, database: findDownload(machine, 'database') };
  const lines = missing.map((reason) => `  - ${reason}`);
  throw new Error(`Google's emulators cannot run here. Missing:\n${lines.join('\n')}`);
}

/** The arguments of Java that start an emulator, before its own options. */
export function getLaunchArguments({ jar, mainClass }: OfficialEngine): readonly string[] {
  const program = mainClass === undefined ? ['-jar', jar] : ['-cp', jar, mainClass];
  return ['-Duser.language=en', ...program];
}

const gcloudMainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Where gcloud's component is below the usual folders of gcloud. */
function getGcloudJars({ environment, homeDirectory }: Machine): readonly string[] {
  const folders = [
    ...(environment['CLOUDSDK_ROOT_DIR'] ? [environment['CLOUDSDK_ROOT_DIR']] : []),
    ...['/usr/lib/google-cloud-sdk', '/usr/share/google-cloud-sdk', '/opt/google-cloud-sdk'],
    ...['/opt/homebrew/share/google-cloud-sdk', join(homeDirectory, 'google-cloud-sdk')],
  ];
  return folders.map((folder) =>
    join(folder, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'),
  );
}

type DownloadedEngine = 'firestore' | 'database';

/** The JAR that firebase-tools uses. */
function getDownloadPath(machine: Machine, engine: DownloadedEngine): string {
  const { environment, homeDirectory } = machine;
  const details = downloadsSchema.parse(JSON.parse(machine.readDownloads()))[engine];
  const cache =
    environment['FIREBASE_EMULATORS_PATH'] ?? join(homeDirectory, '.cache', 'firebase', 'emulators');
  return (
    environment[`${engine.toUpperCase()}_EMULATOR_BINARY_PATH`] ??
    join(cache, details.downloadPathRelativeToCacheDir)
  );
}

function findDownload(machine: Machine, engine: DownloadedEngine): OfficialEngine | undefined {
  const jar = getDownloadPath(machine, engine);
  return machine.fileExists(jar) ? { jar, mainClass: undefined } : undefined;
}

function describeDownload(machine: Machine, engine: DownloadedEngine): string {
  return (
    `the ${engine} emulator: expected at ${getDownloadPath(machine, engine)} ` +
    `("npx firebase setup:emulators:${engine}" downloads it), or as gcloud's component cloud-firestore-emulator`
  );
}

/** Starts one of Google's emulators. @param java the program to run it with */
export const startOfficialEngine = (java: string, engine: OfficialEngine): Promise<ChildServer> =>
  startChildServer((port) => {
    const options = [...getLaunchArguments(engine), '--host', '127.0.0.1', '--port', String(port)];
    return spawn(java, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  });
