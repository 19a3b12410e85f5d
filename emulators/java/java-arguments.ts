/** The engine that firebase-tools starts, and its `--name value` options. */
export interface EngineRequest {
  readonly engine: 'firestore' | 'database' | 'storage';
  readonly options: ReadonlyMap<string, string>;
}

/**
 * Parses a java command line of firebase-tools: `-D… -jar <file> [serve] --name value …`.
 *
 * @param argv the arguments after the program name
 * @throws Error when `-jar` is missing or its file is none of the engines
 */
export function parseJavaArguments(argv: readonly string[]): EngineRequest {
  const jarIndex = argv.indexOf('-jar');
  const jar = jarIndex < 0 ? undefined : argv[jarIndex + 1];
  if (jar === undefined) throw new Error(`Expected -jar <file> in: ${argv.join(' ')}`);

  const name = (jar.split(/[\\/]/).at(-1) ?? '').toLowerCase();
  const engine = (['firestore', 'database', 'storage'] as const).find((known) => name.includes(known));
  if (!engine) throw new Error(`No engine replaces ${jar}`);

  const options = new Map<string, string>();
  for (let i = jarIndex + 2; i < argv.length; i++) {
    const [option, value] = [argv[i], argv[i + 1]];
    if (option?.startsWith('--') && value !== undefined) {
      options.set(option.slice(2), value);
      i++;
    }
  }
  return { engine, options };
}
