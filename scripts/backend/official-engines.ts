import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from './project.ts';

/** What firebase-tools asks for since version 15. */
const minimumJavaVersion = 21;

/** What the search looks at; tests put another in its place. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly homeDirectory: string;
  /** What `<program> -version` prints; undefined when there is no such program. */
  readonly readJavaVersion: (program: string) => string | undefined;
  readonly fileExists: (file: string) => boolean;
  /** firebase-tools' list of its downloads, as JSON. */
  readonly readDownloads: () => string;
}

/** Google's engines as they lie on this machine. */
export interface OfficialEngines {
  /** The program that runs them. */
  readonly java: string;
  readonly firestore: string;
  readonly database: string;
}

const localMachine: Machine = {
  environment: process.env,
  homeDirectory: homedir(),
  readJavaVersion(program) {
    const { stdout, stderr, error } = spawnSync(program, ['-version'], { encoding: 'utf8' });
    return error === undefined ? `${stdout}${stderr}` : undefined;
  },
  fileExists: existsSync,
  readDownloads: () =>
    readFileSync(
      join(projectRoot, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'),
      'utf8',
    ),
};

const downloadSchema = z.object({ version: z.string(), downloadPathRelativeToCacheDir: z.string() });
const downloadsSchema = z.object({ firestore: downloadSchema, database: downloadSchema });

/**
 * Finds a Java that is new enough, in JAVA_HOME or on the PATH.
 *
 * @throws Error that says which Javas were found instead
 */
export function findJava(machine: Machine = localMachine): string {
  const javaHome = machine.environment['JAVA_HOME'];
  const candidates = [
    ...(javaHome ? [{ program: join(javaHome, 'bin', 'java'), where: `in JAVA_HOME (${javaHome})` }] : []),
    { program: 'java', where: 'on the PATH' },
  ];
  const found: string[] = [];
  for (const { program, where } of candidates) {
    const said = machine.readJavaVersion(program);
    const version = said === undefined ? undefined : /version "(\d+)/.exec(said)?.[1];
    if (version !== undefined && Number(version) >= minimumJavaVersion) return program;
    if (said === undefined) found.push(`there is none ${where}`);
    else
      found.push(
        version === undefined
          ? `the one ${where} tells no version`
          : `the one ${where} is version ${version}`,
      );
  }
  throw new Error(`Java ${minimumJavaVersion} or newer: ${found.join(', ')}`);
}

/**
 * Finds all that running Google's Firestore and Realtime Database takes. Nothing is downloaded.
 *
 * @throws Error that names everything that is missing, and where it was looked for
 */
export function findOfficialEngines(machine: Machine = localMachine): OfficialEngines {
  const missing: string[] = [];
  const noted = (find: () => string): string => {
    try {
      return find();
    } catch (error) {
      missing.push(error instanceof Error ? error.message : String(error));
      return '';
    }
  };
  const engines = {
    java: noted(() => findJava(machine)),
    firestore: noted(() => findJar(machine, 'firestore')),
    database: noted(() => findJar(machine, 'database')),
  };
  if (missing.length === 0) return engines;
  const lines = missing.map((what) => `  - ${what}`);
  throw new Error(`Google's own engines cannot run here. What is missing:\n${lines.join('\n')}`);
}

function findJar(machine: Machine, engine: 'firestore' | 'database'): string {
  const { environment, homeDirectory } = machine;
  const details = downloadsSchema.parse(JSON.parse(machine.readDownloads()))[engine];
  const cache =
    environment['FIREBASE_EMULATORS_PATH'] ?? join(homeDirectory, '.cache', 'firebase', 'emulators');
  const named = environment[`${engine.toUpperCase()}_EMULATOR_BINARY_PATH`];
  const file = named ?? join(cache, details.downloadPathRelativeToCacheDir);
  if (machine.fileExists(file)) return file;
  const version = named === undefined ? ` ${details.version}` : '';
  throw new Error(
    `the ${engine} emulator${version}: expected at ${file} ("npx firebase setup:emulators:${engine}" downloads it)`,
  );
}
