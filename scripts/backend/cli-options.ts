import { parseArgs } from 'node:util';
import type { BackendOptions } from './start-backend.ts';

const usage = `Options (after --):
--official        use Google's emulators (needs Java 21 and a download)
--import <dir>    start from an export instead of the demo data
--export <dir>    export the data on exit`;

/**
 * Parses the options of `npm start` and `npm run preview`.
 *
 * @throws Error that lists the options if one is unknown or lacks its value
 */
export function parseCliOptions(
  argv: readonly string[],
): Pick<BackendOptions, 'official' | 'importFrom' | 'exportTo'> {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        official: { type: 'boolean' },
        import: { type: 'string' },
        export: { type: 'string' },
      },
    });
    return {
      ...(values.official && { official: true }),
      ...(values.import !== undefined && { importFrom: values.import }),
      ...(values.export !== undefined && { exportTo: values.export }),
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}
