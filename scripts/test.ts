/**
 * `npm test [-- part … [--official] [-- runner arguments]]`: runs all tests, or the given parts, and prints the totals.
 * `npm test -- changed [commit]`: runs what files changed since a commit can break, by default since the last one.
 * With `--official`, the tests that need a backend run against Google's emulators.
 */
import { getPorts } from './backend/ports.ts';
import { startTestBackend } from './backend/test-backend.ts';
import { describeMissingTools, needsApp, needsBackend, parseArguments, type PartName } from './test/parts.ts';
import { createFailure, type Report } from './test/reports.ts';
import { repeatFailures, runPart } from './test/run-part.ts';
import { formatSummary, listFailures } from './test/summary.ts';
import { describeUnusedIndexes } from './test/unused-indexes.ts';

function readArguments() {
  try {
    return parseArguments(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

const stopping = new AbortController();
const options = { ...readArguments(), signal: stopping.signal };
const { names } = options;
if (options.official) process.env['OFFICIAL_EMULATORS'] = '1';
const reports = new Map<PartName, Report>();

const isWaiting = (name: PartName) => names.includes(name) && !reports.has(name);

/** Fails the parts that are wanted and have no report yet. */
function fail(parts: readonly PartName[], message: string) {
  if (!parts.some(isWaiting)) return;
  console.error(message);
  for (const name of parts.filter(isWaiting))
    reports.set(name, createFailure(message.split('\n')[0] ?? name));
}

/** Runs parts one after the other, those that are wanted and can run. */
async function run(...parts: readonly PartName[]) {
  for (const name of parts.filter(isWaiting)) reports.set(name, await runPart(name, options));
}

let stopBackend = () => Promise.resolve();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    stopping.abort();
    void stopBackend().then(() => process.exit(130));
  });

async function startBackend() {
  const needing = names.filter(needsBackend).filter(isWaiting);
  if (needing.length === 0) return;
  try {
    stopBackend = await startTestBackend(...(needing.some(needsApp) ? (['app'] as const) : []));
  } catch (error) {
    fail(needing, error instanceof Error ? error.message : String(error));
  }
}

// What is missing fails the parts that need it; the other tests still run.
for (const name of names) {
  const problem = describeMissingTools(name);
  if (problem !== undefined) fail([name], problem);
}
// None of these two series keeps two cores busy.
await Promise.all([
  run('media', 'unit', 'scripts', 'emulators'),
  // The check compares the sizes of the build with their ceilings.
  startBackend().then(() => run('check', 'rules', 'app')),
]);
// Firefox and WebKit wait most of the time.
await Promise.all([run('e2e'), run('browsers')]);
for (const [name, report] of reports) reports.set(name, await repeatFailures(name, report, options));
const isWhole = options.changedSince === undefined && options.runnerArguments.length === 0;
if (isWhole && !options.official && names.includes('app') && names.includes('e2e'))
  for (const line of await describeUnusedIndexes(getPorts('test')).catch(() => [])) console.log(line);
await stopBackend();
const inOrder = new Map(names.map((name) => [name, reports.get(name) ?? createFailure(name)]));
console.log(`\n${formatSummary(inOrder)}`);
process.exit(listFailures(inOrder).length > 0 ? 1 : 0);
