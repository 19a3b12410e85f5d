import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getSuiteFolder } from './project.ts';
import type { BackendOptions } from './start-backend.ts';

const usage = `Options (after --):
--official        use Google's emulators (needs Java 21 and their JARs, or gcloud's)
--keep            keep the data, accounts and files until the next start with --keep
--empty           start without demo data
--import <dir>    start from an export instead of the demo data
--export <dir>    export the data on exit`;

/** How to start a local backend. */
export interface StartOptions extends Pick<BackendOptions, 'official' | 'importFrom' | 'exportTo'> {
  /** Whether to add demo data: not to data from before. */
  readonly withDemoData: boolean;
}

/**
 * Parses the options of `npm start` and `npm run preview`.
 *
 * @param suiteFolder where `--keep` keeps the data
 * @throws Error that lists the options if one is unknown, lacks its value or contradicts another
 */
export function parseCliOptions(
  argv: readonly string[],
  suiteFolder: string = getSuiteFolder('dev'),
): StartOptions {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        official: { type: 'boolean' },
        keep: { type: 'boolean' },
        empty: { type: 'boolean' },
        import: { type: 'string' },
        export: { type: 'string' },
      },
    });
    if (values.keep && (values.import ?? values.export) !== undefined)
      throw new Error('--keep reads and writes a folder of its own.');
    // The formats of both kinds of engines differ.
    const keptDataFolder = join(suiteFolder, values.official ? 'kept-official' : 'kept');
    const importFrom = values.keep && existsSync(keptDataFolder) ? keptDataFolder : values.import;
    const exportTo = values.keep ? keptDataFolder : values.export;
    return {
      withDemoData: importFrom === undefined && !values.empty,
      ...(values.official && { official: true }),
      ...(importFrom !== undefined && { importFrom }),
      ...(exportTo !== undefined && { exportTo }),
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}
