/** Which engine firebase-tools asked for, and its `--name value` options. */
export interface EngineRequest {
  readonly engine: 'firestore' | 'database' | 'storage';
  readonly options: ReadonlyMap<string, string>;
}

/**
 * Reads a java command line as firebase-tools writes it: `-D… -jar <file> [serve] --name value …`.
 *
 * @param argv what follows the program's name
 * @throws Error when there is no `-jar` or its file names none of the engines
 */
export function parseJavaArguments(argv: readonly string[]): EngineRequest {
  const jarAt = argv.indexOf('-jar');
  const jar = jarAt < 0 ? undefined : argv[jarAt + 1];
  if (jar === undefined) throw new Error(`expected -jar <file> in: ${argv.join(' ')}`);

  const name = (jar.split(/[\\/]/).at(-1) ?? '').toLowerCase();
  const engine = (['firestore', 'database', 'storage'] as const).find((known) => name.includes(known));
  if (!engine) throw new Error(`no engine stands in for ${jar}`);

  const options = new Map<string, string>();
  for (let i = jarAt + 2; i < argv.length; i++) {
    const [option, value] = [argv[i], argv[i + 1]];
    if (option?.startsWith('--') && value !== undefined) {
      options.set(option.slice(2), value);
      i++;
    }
  }
  return { engine, options };
}
