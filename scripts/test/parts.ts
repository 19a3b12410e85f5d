/** A part of `npm test`. */
interface PartDefinition {
  readonly runner: 'check' | 'vitest' | 'playwright';
  /** Of Vitest; by default vitest.config.ts. */
  readonly config?: 'tests/vitest.config.ts';
  /** `app` is the built app behind Hosting. */
  readonly needs?: 'backend' | 'app';
  /** Whether a test that fails is run once more: it depends on the timing of a browser, or of an app that runs in real time. */
  readonly isRetried?: true;
}

const definitions = {
  check: { runner: 'check' },
  unit: { runner: 'vitest' },
  scripts: { runner: 'vitest' },
  emulators: { runner: 'vitest' },
  media: { runner: 'vitest', config: 'tests/vitest.config.ts', isRetried: true },
  rules: { runner: 'vitest', config: 'tests/vitest.config.ts', needs: 'backend' },
  app: { runner: 'vitest', config: 'tests/vitest.config.ts', needs: 'backend', isRetried: true },
  e2e: { runner: 'playwright', needs: 'app', isRetried: true },
  browsers: { runner: 'vitest', config: 'tests/vitest.config.ts', needs: 'app', isRetried: true },
} as const satisfies Record<string, PartDefinition>;

export type PartName = keyof typeof definitions;
export const parts: Readonly<Record<PartName, PartDefinition>> = definitions;

/** In the order they run. */
const partNames = Object.keys(definitions) as PartName[];

/** Firefox and WebKitGTK are driven as Debian has them. */
const everydayParts = partNames.filter((name) => name !== 'browsers');

export interface TestArguments {
  readonly names: readonly PartName[];
  /** The commit since when files have changed, if only what they can break is tested. */
  readonly changedSince: string | undefined;
  /** Whether the backend uses Google's emulators. */
  readonly official: boolean;
  /** For the runners of the parts. */
  readonly runnerArguments: readonly string[];
}

/**
 * Reads `e2e rules --official -- feed.spec.ts`, `changed` or `changed main`.
 *
 * @param argv as given to `npm test --`
 * @throws Error that lists the parts if a name is unknown
 */
export function parseArguments(argv: readonly string[]): TestArguments {
  const separator = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const own = argv.slice(0, separator);
  const words = own.filter((word) => word !== '--official');
  const isChanged = words[0] === 'changed';
  return {
    names: isChanged ? everydayParts : selectParts(words),
    changedSince: isChanged ? (words[1] ?? 'HEAD') : undefined,
    official: own.includes('--official'),
    runnerArguments: argv.slice(separator + 1),
  };
}

function selectParts(words: readonly string[]): readonly PartName[] {
  if (words.length === 0) return process.platform === 'linux' ? partNames : everydayParts;
  const unknown = words.filter((word) => !partNames.some((name) => name === word));
  if (unknown.length > 0)
    throw new Error(`Unknown part "${unknown.join('", "')}". Parts: ${partNames.join(', ')}, or changed.`);
  return partNames.filter((name) => words.includes(name));
}
