import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
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
  /** firebase-tools' downloadableEmulatorInfo.json. */
  readonly readDownloads: () => string;
}

/** Paths of Google's emulators on this machine. */
export interface OfficialEngines {
  /** The program to run them with. */
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
 * Finds a recent enough Java in JAVA_HOME or on the PATH.
 *
 * @throws Error that lists the versions found instead
 */
export function findJava(machine: Machine = localMachine): string {
  const javaHome = machine.environment['JAVA_HOME'];
  const candidates = [
    ...(javaHome ? [{ program: join(javaHome, 'bin', 'java'), where: `in JAVA_HOME (${javaHome})` }] : []),
    { program: 'java', where: 'on the PATH' },
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
 * Finds everything needed to run Google's Firestore and Realtime Database emulators. Downloads nothing.
 *
 * @throws Error that lists everything missing with its expected path
 */
export function findOfficialEngines(machine: Machine = localMachine): OfficialEngines {
  const missing: string[] = [];
  const collectMissing = (find: () => string): string => {
    try {
      return find();
    } catch (error) {
      missing.push(error instanceof Error ? error.message : String(error));
      return '';
    }
  };
  const engines = {
    java: collectMissing(() => findJava(machine)),
    firestore: collectMissing(() => findJar(machine, 'firestore')),
    database: collectMissing(() => findJar(machine, 'database')),
  };
  if (missing.length === 0) return engines;
  const lines = missing.map((reason) => `  - ${reason}`);
  throw new Error(`Google's emulators cannot run here. Missing:\n${lines.join('\n')}`);
}

function findJar(machine: Machine, engine: 'firestore' | 'database'): string {
  const { environment, homeDirectory } = machine;
  const details = downloadsSchema.parse(JSON.parse(machine.readDownloads()))[engine];
  const cache =
    environment['FIREBASE_EMULATORS_PATH'] ?? join(homeDirectory, '.cache', 'firebase', 'emulators');
  const configuredFile = environment[`${engine.toUpperCase()}_EMULATOR_BINARY_PATH`];
  const file = configuredFile ?? join(cache, details.downloadPathRelativeToCacheDir);
  if (machine.fileExists(file)) return file;
  const version = configuredFile === undefined ? ` ${details.version}` : '';
  throw new Error(
    `the ${engine} emulator${version}: expected at ${file} ("npx firebase setup:emulators:${engine}" downloads it)`,
  );
}
