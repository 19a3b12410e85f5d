/** The parts of `npm test`, in the order they run. */
export const partNames = ['check', 'unit', 'scripts', 'emulators', 'media', 'rules', 'e2e'] as const;
export type PartName = (typeof partNames)[number];

/** The parts that need a browser. */
export const browserParts: readonly PartName[] = ['media', 'e2e'];

/** The parts that need a running backend. */
export const backendParts: readonly PartName[] = ['rules', 'e2e'];

/**
 * @param argv part names; none means all
 * @throws Error that lists the parts when a name is unknown
 */
export function selectParts(argv: readonly string[]): PartName[] {
  const unknown = argv.filter((word) => !partNames.some((name) => name === word));
  if (unknown.length > 0) {
    throw new Error(`There is no part "${unknown.join('", "')}"; the parts are ${partNames.join(', ')}.`);
  }
  return partNames.filter((name) => argv.length === 0 || argv.includes(name));
}
