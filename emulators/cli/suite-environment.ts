import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

interface SuiteEnvironmentOptions {
  /** Receives three empty files in place of the JARs, which firebase-tools would download otherwise. */
  readonly placeholderFolder: string;
  /** firestore.indexes.json; firebase-tools does not pass it to the Firestore engine. */
  readonly indexesFile?: string;
}

/**
 * Creates the environment variables that make firebase-tools start this package's engines: `java/java` comes first on
 * the PATH, and the JARs count as downloaded.
 */
export function createSuiteEnvironment(options: SuiteEnvironmentOptions): Record<string, string> {
  mkdirSync(options.placeholderFolder, { recursive: true });
  const createPlaceholder = (engine: string) => {
    const file = join(options.placeholderFolder, `${engine}.jar`);
    writeFileSync(file, '');
    return file;
  };
  const javaFolder = join(import.meta.dirname, '../java');
  return {
    PATH: [javaFolder, dirname(process.execPath), process.env['PATH']].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: createPlaceholder('firestore'),
    DATABASE_EMULATOR_BINARY_PATH: createPlaceholder('database'),
    STORAGE_EMULATOR_BINARY_PATH: createPlaceholder('storage'),
    ...(options.indexesFile !== undefined && { EMULATOR_FIRESTORE_INDEXES: options.indexesFile }),
  };
}
