/*
 * npm run requirements [-- --ids GRD,AUTH]: lists the requirements of docs/requirements.md that no test title references,
 * and duplicate and unknown ids.
 */
import { parseArgs } from 'node:util';
import { findWrongIds, readCoverage, getSection } from './requirements/read-coverage.ts';

const { values: options } = parseArgs({ options: { ids: { type: 'string', default: '' } } });

const coverage = readCoverage(options.ids.split(',').filter((section) => section !== ''));
const { total, covered, missing } = coverage;
const wrongIds = findWrongIds(coverage);
for (const line of wrongIds) console.log(line);
if (wrongIds.length > 0) process.exitCode = 1;

for (const section of new Set(missing.map(getSection)))
  console.log(`${section.padEnd(5)} ${missing.filter((id) => getSection(id) === section).join(' ')}`);
console.log(`${covered} of ${total} requirements are referenced by a test, ${missing.length} are not`);
