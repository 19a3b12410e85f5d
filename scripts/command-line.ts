import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A mistake in what was typed or set up: its message says what is wrong, and what to type. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** Somebody asked how a command is called, which the message says. */
export class HelpRequest extends Error {}

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * What was typed, as Node's `parseArgs` reads it.
 *
 * @param usage how the command is called
 * @throws HelpRequest for --help, and InputError with the usage when an option or word is not one of the command
 */
export function readInput<Config extends ParseArgsConfig>(config: Config, usage: string) {
  const isAsked = config.args?.some((word) => word === '--help' || word === '-h');
  if (isAsked && !('help' in (config.options ?? {}))) throw new HelpRequest(usage);
  try {
    return parseArgs(config);
  } catch (error) {
    // Node goes on with advice about arguments that start with a dash.
    const [sentence = ''] = getMessage(error)
      .replace(/^Option '.*(--[\w-]+).*' argument missing/, '$1 needs a value')
      .split(/\. |\n/);
    throw new InputError(`${sentence}.\n${usage}`, { cause: error });
  }
}

/**
 * Runs a command of package.json. With --help it only says how it is called. An error is its message without a stack; the
 * exit code is 2 for a mistake in what was typed, and 1 for another failure.
 *
 * @param work returns the exit code, by default 0
 */
export async function runCommandLine(work: (argv: string[]) => Promise<number | void>): Promise<void> {
  try {
    const exitCode = await work(process.argv.slice(2));
    process.exitCode = exitCode ?? 0;
  } catch (error) {
    if (error instanceof HelpRequest) return console.log(error.message);
    console.error(getMessage(error));
    process.exitCode = error instanceof InputError ? 2 : 1;
  }
}
