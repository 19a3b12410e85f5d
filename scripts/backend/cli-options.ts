import { parseArgs } from 'node:util';
import type { BackendOptions } from './start-backend.ts';

/** What `npm start` and `npm run preview` understand after `--`. */
const usage = `Options (after --):
  --official        Google's own engines instead of ours (Java 21 and a download)
  --import <dir>    start from data exported earlier instead of the demo data
  --export <dir>    write the data there when stopped`;

/**
 * @throws Error that lists the options when one is unknown or lacks its value
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
