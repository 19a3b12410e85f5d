/** The parts of `npm test`, in the order they run. */
export const partNames = [
  'check',
  'unit',
  'scripts',
  'emulators',
  'media',
  'rules',
  'e2e',
  'browsers',
] as const;
export type PartName = (typeof partNames)[number];

/** The parts that need Chromium. */
export const chromiumParts: readonly PartName[] = ['media', 'e2e'];

/** Parts that run next to each other and to `rules`, because none of these series keeps two cores busy. */
export const parallelSeries: readonly (readonly PartName[])[] = [['media'], ['unit', 'scripts', 'emulators']];

/** The parts that need the built app. */
export const appParts: readonly PartName[] = ['e2e', 'browsers'];

/** The parts that need a running backend. */
export const backendParts: readonly PartName[] = ['rules', ...appParts];

/**
 * @param argv part names; all parts if empty
 * @throws Error that lists the parts if a name is unknown
 */
export function selectParts(argv: readonly string[]): PartName[] {
  const unknown = argv.filter((argument) => !partNames.some((name) => name === argument));
  if (unknown.length > 0) {
    throw new Error(`Unknown part "${unknown.join('", "')}". Parts: ${partNames.join(', ')}.`);
  }
  return partNames.filter((name) => argv.length === 0 || argv.includes(name));
}

export interface TestArguments {
  readonly names: readonly string[];
  /** Whether the backend uses Google's emulators. */
  readonly official: boolean;
  readonly runnerArguments: readonly string[];
}

/**
 * Splits `e2e rules --official -- feed.spec.ts` into part names and the arguments for their test runners.
 *
 * @param argv as given to `npm test --`
 */
export function splitArguments(argv: readonly string[]): TestArguments {
  const separator = argv.indexOf('--');
  const own = separator === -1 ? argv : argv.slice(0, separator);
  return {
    names: own.filter((argument) => argument !== '--official'),
    official: own.includes('--official'),
    runnerArguments: separator === -1 ? [] : argv.slice(separator + 1),
  };
}
