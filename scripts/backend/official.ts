import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from './project.ts';

/** What firebase-tools asks for since version 15. */
const OLDEST_JAVA = 21;

/** What the search looks at; tests put another in its place. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** What `<program> -version` prints; undefined when there is no such program. */
  readonly javaVersion: (program: string) => string | undefined;
  readonly exists: (file: string) => boolean;
  /** firebase-tools' list of its downloads, as JSON. */
  readonly downloads: () => string;
}

/** Google's engines as they lie on this machine. */
export interface OfficialEngines {
  /** The program that runs them. */
  readonly java: string;
  readonly firestore: string;
  readonly database: string;
}

const thisMachine: Machine = {
  environment: process.env,
  home: homedir(),
  javaVersion(program) {
    const { stdout, stderr, error } = spawnSync(program, ['-version'], { encoding: 'utf8' });
    return error === undefined ? `${stdout}${stderr}` : undefined;
  },
  exists: existsSync,
  downloads: () =>
    readFileSync(
      join(projectFolder, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'),
      'utf8',
    ),
};

const download = z.object({ version: z.string(), downloadPathRelativeToCacheDir: z.string() });
const downloadsShape = z.object({ firestore: download, database: download });

/**
 * Finds a Java that is new enough, in JAVA_HOME or on the PATH.
 *
 * @throws Error that says which Javas were found instead
 */
export function findJava(machine: Machine = thisMachine): string {
  const javaHome = machine.environment['JAVA_HOME'];
  const candidates = [
    ...(javaHome ? [{ program: join(javaHome, 'bin', 'java'), where: `in JAVA_HOME (${javaHome})` }] : []),
    { program: 'java', where: 'on the PATH' },
  ];
  const found: string[] = [];
  for (const { program, where } of candidates) {
    const said = machine.javaVersion(program);
    const version = said === undefined ? undefined : /version "(\d+)/.exec(said)?.[1];
    if (version !== undefined && Number(version) >= OLDEST_JAVA) return program;
    if (said === undefined) found.push(`there is none ${where}`);
    else
      found.push(
        version === undefined
          ? `the one ${where} tells no version`
          : `the one ${where} is version ${version}`,
      );
  }
  throw new Error(`Java ${OLDEST_JAVA} or newer: ${found.join(', ')}`);
}

/**
 * Finds all that running Google's Firestore and Realtime Database takes. Nothing is downloaded.
 *
 * @throws Error that names everything that is missing, and where it was looked for
 */
export function findOfficial(machine: Machine = thisMachine): OfficialEngines {
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
  const { environment, home } = machine;
  const details = downloadsShape.parse(JSON.parse(machine.downloads()))[engine];
  const cache = environment['FIREBASE_EMULATORS_PATH'] ?? join(home, '.cache', 'firebase', 'emulators');
  const named = environment[`${engine.toUpperCase()}_EMULATOR_BINARY_PATH`];
  const file = named ?? join(cache, details.downloadPathRelativeToCacheDir);
  if (machine.exists(file)) return file;
  const version = named === undefined ? ` ${details.version}` : '';
  throw new Error(
    `the ${engine} emulator${version}: expected at ${file} ("npx firebase setup:emulators:${engine}" downloads it)`,
  );
}
