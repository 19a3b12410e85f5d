import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { DatabaseOptions } from '../database/server.ts';
import type { FirestoreOptions } from '../firestore/server.ts';
import { parseJavaArguments } from '../java/java-arguments.ts';

/** What one call of the program does. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'version' }
  | ({ readonly name: 'firestore'; readonly options: FirestoreOptions } & Lifetime)
  | ({ readonly name: 'database'; readonly options: DatabaseOptions } & Lifetime)
  | { readonly name: 'storage-rules' }
  | { readonly name: 'suite'; readonly arguments: readonly string[] };

interface Lifetime {
  /** Whether the engine ends with the process that started it: firebase-tools or npx. */
  readonly endsWithParent: boolean;
}

/** A command line that cannot be run. Its message is meant for the terminal. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `Usage: firebase-engines <command> [options]

  firestore              start Firestore: REST, WebChannel and gRPC on one port
    --host <address>       default 127.0.0.1
    --port <number>        default 8080; 0 selects a free port
    --rules <file>         security rules; without them every request is allowed
    --indexes <file>       firestore.indexes.json; queries that need a missing composite index fail
    --import <file>        metadata file of an export to load
    --project <id>         project of imported documents, default demo-project

  database               start the Realtime Database: WebSocket and REST on one port
    --host <address>       default 127.0.0.1
    --port <number>        default 9000; 0 selects a free port

  storage-rules          run the Storage rules runtime over stdin and stdout

  suite [options]        run "firebase emulators:start" of the current project with these engines
  suite exec <script> [options]
                         run "firebase emulators:exec" of the current project with these engines

  --version              print the version
`;

const engineOptions = {
  firestore: ['host', 'port', 'rules', 'indexes', 'import', 'project'],
  database: ['host', 'port'],
  'storage-rules': [],
} as const;

type EngineName = keyof typeof engineOptions;
type OptionValues = Readonly<Partial<Record<(typeof engineOptions)['firestore'][number], string>>>;

const isEngineName = (name: string): name is EngineName => Object.hasOwn(engineOptions, name);

/**
 * Parses a command line: a command of `usage`, or the arguments that firebase-tools passes to `java`.
 *
 * @param argv the arguments after the program's name
 * @param environment `EMULATOR_FIRESTORE_INDEXES` names the indexes file where firebase-tools passes none; npx sets
 *   `npm_command`
 * @throws UsageError for an unknown command or option, an invalid port, or a file that does not exist
 */
export function parseArguments(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Command {
  const [name, ...rest] = argv;
  if (name === undefined) throw new UsageError('Missing command.');
  if (argv.includes('-jar')) return parseJavaCommand(argv, environment);
  if (name === 'suite') return { name, arguments: rest };
  if (name === 'help' || argv.includes('--help') || argv.includes('-h')) return { name: 'help' };
  if (name === '--version' || name === '-v') return { name: 'version' };
  if (!isEngineName(name)) throw new UsageError(`Unknown command "${name}".`);
  // Who ends npx means the engine.
  return createEngineCommand(name, parseOptions(name, rest), environment['npm_command'] === 'exec');
}

function parseOptions(name: EngineName, argv: readonly string[]): OptionValues {
  const options = Object.fromEntries(
    engineOptions[name].map((option) => [option, { type: 'string' as const }]),
  );
  try {
    return parseArgs({ args: [...argv], options, strict: true }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** firebase-tools passes more options than the engines use. */
function parseJavaCommand(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Command {
  const { engine, options } = parseJavaArguments(argv);
  const indexesFile = environment['EMULATOR_FIRESTORE_INDEXES'];
  const values = {
    host: options.get('host'),
    port: options.get('port'),
    rules: options.get('rules'),
    import: options.get('seed_from_export'),
    project: options.get('project_id'),
    indexes: indexesFile !== undefined && existsSync(indexesFile) ? indexesFile : undefined,
  };
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return createEngineCommand(engine === 'storage' ? 'storage-rules' : engine, given, true);
}

function createEngineCommand(name: EngineName, values: OptionValues, endsWithParent: boolean): Command {
  const host = values.host ?? '127.0.0.1';
  if (name === 'storage-rules') return { name };
  if (name === 'database')
    return { name, options: { host, port: parsePort(values.port ?? '9000') }, endsWithParent };
  for (const option of ['rules', 'indexes', 'import'] as const) {
    const file = values[option];
    if (file !== undefined && !existsSync(file)) throw new UsageError(`--${option}: no such file: ${file}`);
  }
  return {
    name,
    endsWithParent,
    options: {
      host,
      port: parsePort(values.port ?? '8080'),
      projectId: values.project ?? 'demo-project',
      ...(values.rules !== undefined && { rulesFile: values.rules }),
      ...(values.indexes !== undefined && { indexesFile: values.indexes }),
      ...(values.import !== undefined && { importFile: values.import }),
    },
  };
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Infinity;
  if (port > 65_535) throw new UsageError(`--port: expected a number from 0 to 65535, got "${text}".`);
  return port;
}
