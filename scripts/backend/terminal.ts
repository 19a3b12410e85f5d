import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { alignColumns } from '../align-columns.ts';
import { HelpRequest, InputError, readInput } from '../command-line.ts';
import { getSuiteFolder } from './project.ts';
import type { BackendOptions } from './start-backend.ts';
import type { DemoAccount } from '#tests/support/demo/demo-accounts.ts';
import type { AuthEmail } from './auth-emails.ts';

const usage = `Options (after --):
--official        use Google's emulators (needs Java 21 and their JARs, or gcloud's)
--keep            keep the data, accounts and files until the next start with --keep
--empty           start without demo data
--monitoring      send errors and web vitals to a local function, which logs them`;

/** How to start a local backend. */
export interface StartOptions
  extends Required<Pick<BackendOptions, 'functions'>>, Pick<BackendOptions, 'official' | 'keepIn'> {
  /** Whether to add demo data: not to data from before. */
  readonly withDemoData: boolean;
  /** Whether to serve the production build instead of the development server. */
  readonly isPreview: boolean;
}

/**
 * Parses the options of `npm start` and `npm run preview`.
 *
 * @param suiteFolder where `--keep` keeps the data
 * @throws InputError that lists the options if one is unknown
 */
export function parseCliOptions(argv: readonly string[], suiteFolder = getSuiteFolder('dev')): StartOptions {
  const options = {
    official: { type: 'boolean' },
    keep: { type: 'boolean' },
    empty: { type: 'boolean' },
    monitoring: { type: 'boolean', default: false },
    preview: { type: 'boolean', default: false },
  } as const;
  const { values } = readInput({ args: [...argv], options }, usage);
  // The formats of both kinds of engines differ.
  const keptData = join(suiteFolder, values.official ? 'kept-official' : 'kept');
  return {
    isPreview: values.preview,
    functions: ['link-previews', ...(values.monitoring ? (['monitoring'] as const) : [])],
    withDemoData: !values.empty && !(values.keep && existsSync(keptData)),
    ...(values.official && { official: true }),
    ...(values.keep && { keepIn: keptData }),
  };
}

/** The terminal message once everything is ready. */
export function formatReadyMessage(address: string, accounts: readonly DemoAccount[], seconds: number) {
  const rows = accounts.map(({ role, email, password, note }) => [`    ${role}`, email, password, note]);
  return [
    '',
    `  Rodeo Reel is ready (${seconds.toFixed(1)} s)`,
    '',
    `  Open    ${address}`,
    ...(rows.length > 0 ? ['  Log in as (email, password)', ...alignColumns(rows)] : []),
    '  Emails  are not sent; their links are printed here',
    '  Stop    Ctrl-C',
    '',
  ].join('\n');
}

export const formatEmailNotice = ({ purpose, link }: AuthEmail) => `  Email   ${purpose}:\n          ${link}`;

/**
 * Runs a program until Ctrl-C. Cleanups registered with `onShutdown` run once, in reverse order, on a signal, when
 * `work` rejects, or when it resolves with a message saying why the program ended.
 */
export async function runWithGracefulShutdown(
  work: (onShutdown: (cleanup: () => Promise<unknown>) => void) => Promise<string>,
): Promise<never> {
  const cleanups: (() => Promise<unknown>)[] = [];
  let isStopping = false;
  const shutDown = async (code: number, message: unknown): Promise<never> => {
    // The first call ends the process.
    if (isStopping) return new Promise<never>(() => undefined);
    isStopping = true;
    console.error(message);
    for (const cleanup of cleanups.toReversed()) await cleanup().catch(console.error);
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void shutDown(0, '\nStopping …'));
  // npm ends on a signal, but does not end what it runs.
  const { ppid } = process;
  const isLeft = () => process.env['npm_lifecycle_event'] !== undefined && process.ppid !== ppid;
  setInterval(() => isLeft() && void shutDown(0, '\nStopping …'), 1000).unref();
  try {
    return await shutDown(1, `\n${await work((cleanup) => cleanups.push(cleanup))}`);
  } catch (error) {
    if (error instanceof HelpRequest) return shutDown(0, error.message);
    return shutDown(error instanceof InputError ? 2 : 1, error instanceof Error ? error.message : error);
  }
}
