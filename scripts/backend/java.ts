import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectFolder } from './project.ts';

const oldestJava = 21;

/**
 * The variables that put our engines in the place of firebase-tools' Java programs: our `java` comes first on
 * PATH, and the three downloads are named as already there.
 *
 * @param folder where the three empty files that stand for the downloads are kept
 */
export function standInVariables(folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  const jar = (engine: string) => {
    const file = join(folder, `${engine}.jar`);
    writeFileSync(file, '');
    return file;
  };
  const node = join(process.execPath, '..');
  return {
    PATH: [join(projectFolder, 'emulators', 'java'), node, process.env['PATH']].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: jar('firestore'),
    DATABASE_EMULATOR_BINARY_PATH: jar('database'),
    STORAGE_EMULATOR_BINARY_PATH: jar('storage'),
    EMULATOR_FIRESTORE_INDEXES: join(projectFolder, 'firestore.indexes.json'),
  };
}

/**
 * Checks that Google's own engines can run here.
 *
 * @throws Error that says what to install
 */
export function demandJava(): void {
  const { stdout, stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const advice = `Google's own engines need Java ${oldestJava} or newer (and a download at first use): install it, or leave --official away.`;
  if (error) throw new Error(`There is no java on this machine. ${advice}`);
  const version = /version "(\d+)/.exec(`${stdout}${stderr}`)?.[1];
  if (version === undefined) throw new Error(`"java -version" did not answer with a version. ${advice}`);
  if (Number(version) < oldestJava) throw new Error(`Java ${version} is too old. ${advice}`);
}
