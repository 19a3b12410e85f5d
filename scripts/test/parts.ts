import { InputError, readInput } from '../command-line.ts';
import { toolsByPart } from '../setup/test-tools.mjs';

/** The parts of `npm test`: `npm run check`, the projects of vitest.config.ts, and `e2e`, which Playwright runs. */
const partNames = [
  ...(['check', 'unit', 'scripts', 'emulators', 'media'] as const),
  ...(['rules', 'app', 'e2e', 'browsers'] as const),
];
export type PartName = (typeof partNames)[number];

/** Firefox and WebKitGTK are driven as Debian has them. */
const everydayParts = partNames.filter((name) => name !== 'browsers');

export interface TestArguments {
  readonly names: readonly PartName[];
  /** The commit since when files have changed, if only what they can break is tested. */
  readonly changedSince: string | undefined;
  /** Whether the backend uses Google's emulators. */
  readonly official: boolean;
  /** For Vitest and Playwright. */
  readonly runnerArguments: readonly string[];
}

const usage = `Type npm test, npm test -- changed, or npm test -- with some of: ${partNames.join(' ')}.`;

/**
 * Reads `e2e rules --official -- feed.spec.ts`, `changed` or `changed main`.
 *
 * @param argv as given to `npm test --`
 * @throws InputError that says what to type
 */
export function parseArguments(argv: readonly string[]): TestArguments {
  const separator = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const options = { official: { type: 'boolean', default: false } } as const;
  const { values, positionals: words } = readInput(
    { args: argv.slice(0, separator), allowPositionals: true, options },
    usage,
  );
  const isChanged = words[0] === 'changed';
  return {
    names: isChanged ? everydayParts : selectParts(words),
    changedSince: isChanged ? (words[1] ?? 'HEAD') : undefined,
    official: values.official,
    runnerArguments: argv.slice(separator + 1),
  };
}

function selectParts(words: readonly string[]): readonly PartName[] {
  if (words.length === 0) return process.platform === 'linux' ? partNames : everydayParts;
  const unknown = words.find((word) => !partNames.some((name) => name === word));
  if (unknown !== undefined) throw new InputError(`There is no part "${unknown}". ${usage}`);
  return partNames.filter((name) => words.includes(name));
}

export const needsApp = (name: PartName) => name === 'e2e' || name === 'browsers';
export const needsBackend = (name: PartName) => needsApp(name) || name === 'rules' || name === 'app';

/** Whether what failed is run once more: it depends on the timing of a browser, or of an app that runs in real time. */
export const isTimed = (name: PartName) => needsApp(name) || name === 'app' || name === 'media';

const tools: Partial<Record<PartName, (typeof toolsByPart)['e2e']>> = toolsByPart;

export const getTools = (name: PartName) => tools[name] ?? [];
