import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { startChildServer, type ChildServer } from '../testing/child-server.ts';
import { createSuiteEnvironment } from './suite-environment.ts';

const require = createRequire(import.meta.url);

/** One of Google's emulators on this machine. */
interface OfficialEngine {
  readonly jar: string;
  /** Needed for the JAR of gcloud, which names no main class. */
  readonly mainClass?: string;
}

/** Required by firebase-tools since version 15. */
const minimumJavaVersion = 21;

const gcloudJar = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const gcloudMainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** In JAVA_HOME, on the PATH or among those that Debian installs. */
export function findJava(javaHome: string | undefined): string | undefined {
  const homes = existsSync('/usr/lib/jvm') ? readdirSync('/usr/lib/jvm') : [];
  const installed = homes.map((name) => join('/usr/lib/jvm', name, 'bin/java'));
  return [...(javaHome ? [join(javaHome, 'bin/java')] : []), 'java', ...installed].find((program) => {
    const { stdout, stderr } = spawnSync(program, ['-version'], { encoding: 'utf8' });
    return Number(/version "(\d+)/.exec(`${stdout}${stderr}`)?.[1]) >= minimumJavaVersion;
  });
}

/**
 * Finds Java and what is needed to run Google's Firestore emulator, and the Realtime Database's if there is one: the JARs that
 * firebase-tools downloads, or gcloud's component `cloud-firestore-emulator`, which has no other. Downloads nothing.
 *
 * @throws Error that says what Firestore lacks
 */
export function findOfficialEngines(environment = process.env) {
  const home = environment['HOME'] ?? homedir();
  const downloads = require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json') as Readonly<
    Record<'firestore' | 'database', { downloadPathRelativeToCacheDir: string }>
  >;
  const cache = environment['FIREBASE_EMULATORS_PATH'] ?? join(home, '.cache/firebase/emulators');
  const findDownload = (engine: 'firestore' | 'database'): OfficialEngine | undefined => {
    const download = join(cache, downloads[engine].downloadPathRelativeToCacheDir);
    const jar = environment[`${engine.toUpperCase()}_EMULATOR_BINARY_PATH`] ?? download;
    return existsSync(jar) ? { jar } : undefined;
  };
  const installed = ['/usr/lib', '/usr/share', '/opt', '/opt/homebrew/share', home];
  const gcloudFolders = installed.map((folder) => join(folder, 'google-cloud-sdk'));
  const gcloud = [environment['CLOUDSDK_ROOT_DIR'] ?? '', ...gcloudFolders]
    .map((folder) => join(folder, gcloudJar))
    .find((jar) => existsSync(jar));
  const java = findJava(environment['JAVA_HOME']);
  const firestore = findDownload('firestore') ?? (gcloud && { jar: gcloud, mainClass: gcloudMainClass });
  if (java && firestore) return { java, firestore, database: findDownload('database') };
  throw new Error(
    "Google's emulators cannot run here. " +
      (java ? '' : `Install Java ${minimumJavaVersion} or newer, and set JAVA_HOME. `) +
      (firestore
        ? ''
        : 'Download the JARs with "npx firebase setup:emulators:firestore", or install the component ' +
          'cloud-firestore-emulator of gcloud.'),
  );
}

/**
 * Creates the environment variables that make firebase-tools start Google's emulators. Those that gcloud lacks are
 * replaced by the engines of this package.
 *
 * @param placeholderFolder see `createSuiteEnvironment`
 * @throws Error that lists what is missing
 */
export function createOfficialEnvironment(placeholderFolder: string): Record<string, string> {
  const { java, firestore } = findOfficialEngines();
  // firebase-tools starts its own downloads.
  if (firestore.mainClass === undefined)
    return java === 'java' ? {} : { PATH: [dirname(java), process.env['PATH']].join(delimiter) };
  return {
    ...createSuiteEnvironment({ placeholderFolder }),
    // For java/java.
    OFFICIAL_FIRESTORE_JAVA: java,
    OFFICIAL_FIRESTORE_JAR: firestore.jar,
    OFFICIAL_FIRESTORE_CLASS: firestore.mainClass,
  };
}

/** A machine that is busy with tests starts a JVM slowly. */
const javaStartTimeoutMs = 90_000;

/** Starts one of Google's emulators. @param java the program to run it with */
export const startOfficialEngine = (java: string, { jar, mainClass }: OfficialEngine): Promise<ChildServer> =>
  startChildServer((port) => {
    const program = mainClass === undefined ? ['-jar', jar] : ['-cp', jar, mainClass];
    const options = ['-Duser.language=en', ...program, '--host', '127.0.0.1', '--port', String(port)];
    return spawn(java, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  }, javaStartTimeoutMs);
