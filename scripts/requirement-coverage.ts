/*
 * npm run requirements [-- --ids GRD,AUTH] [--strict]: lists the requirements of docs/requirements.md that no test title
 * references, and duplicate and unknown ids; --strict fails if a requirement has no test.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readRepositoryFiles } from './check/repository-files.ts';
import {
  computeCoverage,
  parseRequirementIds,
  findReferencedIds,
  getSection,
} from './requirements/requirement-ids.ts';

const { values: options } = parseArgs({
  options: {
    ids: { type: 'string', default: '' },
    strict: { type: 'boolean', default: false },
  },
});

const requirementsFile = 'docs/requirements.md';
const requirementIds = parseRequirementIds(readFileSync(requirementsFile, 'utf8'));
const references = [...readRepositoryFiles('.')]
  .filter(([path]) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('scripts/'))
  .flatMap(([path, text]) => findReferencedIds(path, text));

const sections = options.ids.split(',').filter((section) => section !== '');
const unknownSections = sections.filter(
  (section) => !requirementIds.some((id) => getSection(id) === section),
);
if (unknownSections.length > 0) {
  console.error(`${requirementsFile} has no section ${unknownSections.join(', ')}`);
  process.exit(2);
}

const { total, covered, missing, duplicates, unknown } = computeCoverage(
  requirementIds,
  references,
  sections,
);
for (const id of duplicates) console.log(`${requirementsFile}: ${id} is defined twice`);
for (const { id, file, line } of unknown)
  console.log(`${file}:${line} references ${id}, which ${requirementsFile} does not define`);
if (duplicates.length + unknown.length > 0) process.exitCode = 1;

for (const section of new Set(missing.map(getSection)))
  console.log(`${section.padEnd(5)} ${missing.filter((id) => getSection(id) === section).join(' ')}`);
console.log(`${covered} of ${total} requirements are referenced by a test, ${missing.length} are not`);
if (options.strict && missing.length > 0) process.exitCode = 1;
