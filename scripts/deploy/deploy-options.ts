/** What a deployment does, of the options of `npm run deploy`. */
export interface DeployOptions {
  /** Targets of firebase-tools besides Hosting. */
  readonly backend: readonly string[];
  readonly hasHosting: boolean;
  /** Whether it ends with the preview channel. */
  readonly isPreview: boolean;
  /** Everything else, for firebase-tools. */
  readonly others: readonly string[];
}

/** In the order in which they are deployed; an index takes minutes, and rules and app may need it. */
const allTargets = ['firestore:indexes', 'firestore:rules', 'storage', 'database', 'hosting'];

/**
 * Reads `--only <targets>` and `--preview`.
 *
 * @param argv without program and script
 * @param functions further targets of a whole deployment
 */
export function parseDeployOptions(argv: readonly string[], functions: readonly string[]): DeployOptions {
  const index = argv.findIndex((argument) => /^--only(=|$)/.test(argument));
  const [name, inline] = argv[index]?.split('=') ?? [];
  const only = inline ?? argv[index + 1];
  const targets =
    name === undefined ? [...functions, ...allTargets] : (only ?? '').split(',').filter(Boolean);
  if (targets.length === 0) throw new Error('--only needs targets, for example hosting or firestore:rules.');
  const length = name === undefined ? 0 : inline === undefined ? 2 : 1;
  const isRest = (_: string, at: number) => name === undefined || at < index || at >= index + length;
  return {
    backend: targets.filter((target) => target !== 'hosting'),
    hasHosting: targets.includes('hosting'),
    isPreview: argv.includes('--preview'),
    others: argv.filter(isRest).filter((argument) => argument !== '--preview'),
  };
}
