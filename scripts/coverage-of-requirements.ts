/*
 * npm run requirements [-- --ids GRD,AUTH] [--strict]: which lines of docs/requirements.md no test names in its title.
 * A report, unless --strict. --check says only whether document and titles agree on which ids exist.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { repositoryFiles } from './check/repository-files.ts';
import { coverageOf, definedIds, namedIds, sectionOf } from './requirements/requirement-ids.ts';

const { values: options } = parseArgs({
  options: {
    ids: { type: 'string', default: '' },
    strict: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const document = 'docs/requirements.md';
const defined = definedIds(readFileSync(document, 'utf8'));
const named = [...repositoryFiles('.')]
  .filter(([path]) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('scripts/'))
  .flatMap(([path, text]) => namedIds(path, text));

const sections = options.ids.split(',').filter((word) => word !== '');
const noSuch = sections.filter((section) => !defined.some((id) => sectionOf(id) === section));
if (noSuch.length > 0) {
  console.error(`${document} has no section ${noSuch.join(', ')}`);
  process.exit(2);
}

const { total, named: proven, missing, duplicates, unknown } = coverageOf(defined, named, sections);
for (const id of duplicates) console.log(`${document}: ${id} stands on two lines`);
for (const { id, file, line } of unknown)
  console.log(`${file}:${line} names ${id}, which ${document} does not have`);
if (duplicates.length + unknown.length > 0) process.exitCode = 1;

if (!options.check) {
  for (const section of new Set(missing.map(sectionOf)))
    console.log(`${section.padEnd(5)} ${missing.filter((id) => sectionOf(id) === section).join(' ')}`);
  console.log(`${proven} of ${total} requirements are named by a test, ${missing.length} are not`);
  if (options.strict && missing.length > 0) process.exitCode = 1;
}
