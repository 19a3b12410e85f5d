import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectRoot } from './project.ts';

/**
 * The variables that put our engines in the place of firebase-tools' Java programs: our `java` comes first on
 * PATH, and the three downloads are named as already there.
 *
 * @param folder where the three empty files that stand for the downloads are kept
 */
export function createJavaShimEnvironment(folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  const jar = (engine: string) => {
    const file = join(folder, `${engine}.jar`);
    writeFileSync(file, '');
    return file;
  };
  const node = join(process.execPath, '..');
  return {
    PATH: [join(projectRoot, 'emulators', 'java'), node, process.env['PATH']].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: jar('firestore'),
    DATABASE_EMULATOR_BINARY_PATH: jar('database'),
    STORAGE_EMULATOR_BINARY_PATH: jar('storage'),
    EMULATOR_FIRESTORE_INDEXES: join(projectRoot, 'firestore.indexes.json'),
  };
}
