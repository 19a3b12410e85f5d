import { InputError } from '../command-line.ts';
import type { DeployOptions } from './deploy-options.ts';
import type { Version } from './live-version.ts';

/** What an operator does for a version before its app is deployed. */
export interface UpgradeStep {
  /** For `--done`. */
  readonly name: string;
  /** With its commands. */
  readonly text: string;
}

/** An entry of CHANGELOG.md. */
interface Entry {
  /** `Next`, or a number such as `0.1.1`. */
  readonly version: string;
  readonly steps: readonly UpgradeStep[];
}

/** What runs where a site runs no version that the changelog has. */
export const earlier = 'earlier';

const heading = /^## (Next|\d+\.\d+\.\d+)/;
const stepStart = /^\d+\. \*\*([a-z-]+)\*\*: /;

/** @returns the entries of the changelog, the newest first, each with its numbered steps */
export function readEntries(changelog: string): Entry[] {
  const entries: { version: string; lines: string[] }[] = [];
  for (const line of changelog.split('\n')) {
    const [, version] = heading.exec(line) ?? [];
    if (version !== undefined) entries.push({ version, lines: [] });
    else entries.at(-1)?.lines.push(line);
  }
  return entries.map(({ version, lines }) => {
    const end = lines.findIndex((line) => line.startsWith('### '));
    const steps: { name: string; text: string }[] = [];
    for (const line of lines.slice(0, end === -1 ? undefined : end)) {
      const [start, name] = stepStart.exec(line) ?? [];
      if (start !== undefined && name !== undefined) steps.push({ name, text: line.slice(start.length) });
      else if (line.startsWith('   ')) {
        const last = steps.at(-1);
        if (last) last.text += ` ${line.trim()}`;
      }
    }
    return { version, steps };
  });
}

/**
 * What is to be done between two versions, the oldest first; a step that several versions name once, with what each says
 * of it: the last one alone would not say what is lost without those before.
 *
 * @param from the version that is live; those after it are looked at. What it had done of its `Next` is left out of the entry
 * that this became, not of later ones, whose steps may have the same names
 * @param done the steps that the operator says to have done
 * @throws InputError for a version that the changelog does not know
 */
export function listSteps(
  changelog: string,
  from: Pick<Version, 'version' | 'done'>,
  done: readonly string[] = [],
): UpgradeStep[] {
  const entries = readEntries(changelog);
  const index = entries.findIndex(({ version }) => version === from.version);
  if (index === -1 && from.version !== earlier)
    throw new InputError(
      `CHANGELOG.md has no version "${from.version}". Say what runs with --from: ${describeVersions(changelog)}.`,
    );
  const newer = (index === -1 ? entries : entries.slice(0, index)).toReversed();
  const left = newer.flatMap(({ steps }, age) =>
    age === 0 ? steps.filter(({ name }) => !from.done.includes(name)) : steps,
  );
  const steps = new Map<string, UpgradeStep>();
  for (const { name, text } of left) {
    const before = steps.get(name);
    steps.set(name, { name, text: before ? `${before.text} ${text}` : text });
  }
  return [...steps.values()].filter(({ name }) => !done.includes(name));
}

/** @throws InputError for a name that no version has: its step would be asked for again, and nobody would see why */
export function requireKnownSteps(changelog: string, done: readonly string[]): void {
  const known = new Set(readEntries(changelog).flatMap(({ steps }) => steps.map(({ name }) => name)));
  const unknown = done.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new InputError(
      `CHANGELOG.md has no step "${unknown.join('", "')}". --done takes ${[...known].join(', ')}.`,
    );
}

/** The versions that `--from` takes. */
const describeVersions = (changelog: string): string =>
  [
    ...readEntries(changelog)
      .map(({ version }) => version)
      .filter((version) => version !== 'Next'),
    `${earlier} (a commit before them)`,
  ].join(', ');

/** The names of the steps that the entry "Next" has. */
export const listNextSteps = (changelog: string): string[] =>
  (readEntries(changelog).find(({ version }) => version === 'Next')?.steps ?? []).map(({ name }) => name);

/** What to type, for steps that are left. @param options of the deployment that stopped */
export const formatSteps = (
  steps: readonly UpgradeStep[],
  { project, from, done }: Pick<DeployOptions, 'project' | 'from' | 'done'>,
): string =>
  [
    'Stopped before the app. To be done first, in this order (CHANGELOG.md):',
    ...steps.map(({ name, text }) => `  ${name}: ${text.replaceAll('<project>', project)}`),
    `Then deploy again with ${from === undefined ? '' : `--from ${from} `}--done ${[...done, ...steps.map(({ name }) => name)].join(',')}`,
  ].join('\n');
