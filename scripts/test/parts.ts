/** The parts of `npm test`, in the order they run. */
export const partNames = ['check', 'unit', 'scripts', 'emulators', 'media', 'rules', 'e2e'] as const;
export type PartName = (typeof partNames)[number];

/** The parts that need a browser. */
export const browserParts: readonly PartName[] = ['media', 'e2e'];

/** The parts that need a running backend. */
export const backendParts: readonly PartName[] = ['rules', 'e2e'];

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

/**
 * Splits `e2e rules -- feed.spec.ts` into part names and the arguments for their test runners.
 *
 * @param argv as given to `npm test --`
 */
export function splitArguments(argv: readonly string[]): { names: string[]; runnerArguments: string[] } {
  const separator = argv.indexOf('--');
  if (separator === -1) return { names: [...argv], runnerArguments: [] };
  return { names: argv.slice(0, separator), runnerArguments: argv.slice(separator + 1) };
}
