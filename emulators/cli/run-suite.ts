import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseJsonc, type LocatedValue } from '../database/rules/jsonc.ts';
import { UsageError } from './parse-arguments.ts';
import { createSuiteEnvironment } from './suite-environment.ts';

/**
 * Runs firebase-tools' emulators in this process, with these engines in place of the Java programs.
 *
 * @param argv options of `firebase emulators:start`, or `exec` followed by the arguments of `firebase emulators:exec`
 * @param projectFolder the project whose firebase-tools runs
 * @throws UsageError when firebase-tools is not installed there
 */
export function runSuite(argv: readonly string[], projectFolder: string = process.cwd()): void {
  const require = createRequire(join(projectFolder, 'package.json'));
  const program = findFirebaseProgram(require);
  const placeholderFolder = mkdtempSync(join(tmpdir(), 'firebase-engines-'));
  process.on('exit', () => rmSync(placeholderFolder, { recursive: true, force: true }));
  const indexesFile = process.env['EMULATOR_FIRESTORE_INDEXES'] ?? findIndexesFile(argv, projectFolder);
  Object.assign(
    process.env,
    createSuiteEnvironment({ placeholderFolder, ...(indexesFile !== undefined && { indexesFile }) }),
  );
  if (argv[0] !== 'exec' && !argv.includes('--ui')) leaveOutMissingUi(require);
  const command = argv[0] === 'exec' ? ['emulators:exec', ...argv.slice(1)] : ['emulators:start', ...argv];
  process.argv = [process.execPath, program, ...command];
  require(program);
}

function findFirebaseProgram(require: NodeJS.Require): string {
  try {
    return require.resolve('firebase-tools/lib/bin/firebase.js');
  } catch (error) {
    throw new UsageError(
      'firebase-tools is not installed here. Run "npm install --save-dev firebase-tools".',
      {
        cause: error,
      },
    );
  }
}

interface FirebaseConfig {
  readonly src: { emulators?: { ui?: { enabled?: boolean } } };
}

/**
 * Leaves the Emulator UI out unless it is downloaded: `firebase init` enables it, and without a network the suite would not
 * start. A version of firebase-tools with other modules downloads it.
 */
function leaveOutMissingUi(require: NodeJS.Require): void {
  try {
    const downloads = require('firebase-tools/lib/emulator/downloadableEmulators.js') as {
      getDownloadDetails(emulator: string): { readonly binaryPath?: string; readonly downloadPath: string };
    };
    const { binaryPath, downloadPath } = downloads.getDownloadDetails('ui');
    if (existsSync(binaryPath ?? downloadPath)) return;
    const { Config } = require('firebase-tools/lib/config.js') as {
      readonly Config: { load(...parameters: unknown[]): FirebaseConfig | null };
    };
    const load = Config.load.bind(Config);
    Config.load = (...parameters) => {
      const config = load(...parameters);
      const emulators = config === null ? undefined : (config.src.emulators ??= {});
      if (emulators === undefined || emulators.ui?.enabled === false) return config;
      emulators.ui = { ...emulators.ui, enabled: false };
      console.log('The Emulator UI is left out. "npx firebase setup:emulators:ui" downloads it.');
      return config;
    };
  } catch {
    // Only the UI is affected.
  }
}

/** The indexes file that firebase.json names. firebase-tools reports a firebase.json that is missing or invalid. */
function findIndexesFile(argv: readonly string[], projectFolder: string): string | undefined {
  const optionIndex = argv.findIndex((argument) => argument === '--config' || argument === '-c');
  const named = argv.find((argument) => argument.startsWith('--config='))?.slice('--config='.length);
  const configFile = resolve(
    projectFolder,
    named ?? (optionIndex < 0 ? undefined : argv[optionIndex + 1]) ?? 'firebase.json',
  );
  if (!existsSync(configFile)) return undefined;
  let config: LocatedValue;
  try {
    config = parseJsonc(readFileSync(configFile, 'utf8'));
  } catch {
    return undefined;
  }
  const firestore = config.kind === 'object' ? config.entries.get('firestore') : undefined;
  const indexes = firestore?.kind === 'object' ? firestore.entries.get('indexes') : undefined;
  return indexes?.kind === 'string' ? resolve(dirname(configFile), indexes.value) : undefined;
}
