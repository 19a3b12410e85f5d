import { readFileSync } from 'node:fs';
import { readRepositoryFiles } from '../check/repository-files.ts';
import {
  computeCoverage,
  findReferencedIds,
  getSection,
  parseRequirementIds,
  type Coverage,
} from './requirement-ids.ts';

const requirementsFile = 'docs/requirements.md';

/**
 * Which requirements the titles of tests reference.
 *
 * @param sections sections to include; all if empty
 * @throws Error that names a section that does not exist
 */
export function readCoverage(sections: readonly string[]): Coverage {
  const requirementIds = parseRequirementIds(readFileSync(requirementsFile, 'utf8'));
  const known = new Set(requirementIds.map(getSection));
  const unknown = sections.filter((section) => !known.has(section));
  if (unknown.length > 0) throw new Error(`${requirementsFile} has no section ${unknown.join(', ')}`);
  const references = [...readRepositoryFiles('.')]
    .filter(([path]) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('scripts/'))
    .flatMap(([path, text]) => findReferencedIds(path, text));
  return computeCoverage(requirementIds, references, sections);
}

/** Ids that are wrong in any case. */
export const findWrongIds = ({ duplicates, unknown }: Coverage): string[] => [
  ...duplicates.map((id) => `${requirementsFile}: ${id} is defined twice`),
  ...unknown.map(
    ({ id, file, line }) => `${file}:${line} references ${id}, which ${requirementsFile} does not define`,
  ),
];

/** Every requirement has a test. */
export function checkRequirements(): Promise<string[]> {
  const coverage = readCoverage([]);
  return Promise.resolve([
    ...findWrongIds(coverage),
    ...coverage.missing.map((id) => `${requirementsFile}: no test references ${id}`),
  ]);
}
