/**
 * `npm test [-- part … [--official] [-- runner arguments]]`: runs all tests, or the given parts, and prints the totals.
 * `npm test -- changed [commit]`: runs what files changed since a commit can break, by default since the last one.
 * With `--official`, the tests that need a backend run against Google's emulators.
 */
import { listUnusedIndexes } from 'firebase-engines/testing/list-unused-indexes.ts';
import { addDemoData, clearBackend } from './backend/demo-data.ts';
import { getPorts } from './backend/ports.ts';
import { host, projectId } from './backend/project.ts';
import { startTestBackend } from '#tests/support/test-backend.ts';
import { runCommandLine } from './command-line.ts';
import { describeMissingTool, installTools } from './setup/test-tools.mjs';
import { getTools, needsApp, needsBackend, parseArguments, type PartName } from './test/parts.ts';
import { createFailure, hasStatus, type Result } from './test/results.ts';
import { repeatFailures, runPart } from './test/run-part.ts';
import { formatSummary, judgeFlaky } from './test/summary.ts';

await runCommandLine(async (argv) => {
  const stopping = new AbortController();
  const options = { ...parseArguments(argv), signal: stopping.signal };
  const { names } = options;
  if (argv.length === 0 && !names.includes('browsers'))
    console.log('Without the part browsers: Firefox and WebKit are driven on Linux only.');
  const ports = getPorts('test');
  const results = new Map<PartName, readonly Result[]>();
  const isWaiting = (name: PartName) => names.includes(name) && !results.has(name);

  /** Runs parts one after the other, those that are wanted and can run. */
  async function run(...parts: readonly PartName[]) {
    for (const name of parts.filter(isWaiting)) results.set(name, await runPart(name, options));
  }

  function fail(parts: readonly PartName[], message: string) {
    if (parts.length > 0) console.error(message);
    for (const name of parts) results.set(name, [createFailure(`${name}: ${message.split('\n')[0]}`)]);
  }

  /** Fails what still needs the backend; the other tests still run. */
  const failBackend = (error: unknown) =>
    fail(
      names.filter(needsBackend).filter(isWaiting),
      error instanceof Error ? error.message : String(error),
    );

  let stopBackend = () => Promise.resolve();
  async function startBackend() {
    const waiting = names.filter(needsBackend).filter(isWaiting);
    if (waiting.length === 0) return;
    if (options.official) process.env['OFFICIAL_EMULATORS'] = '1';
    const needs = waiting.some(needsApp) ? (['app'] as const) : [];
    await startTestBackend(...needs).then((stop) => void (stopBackend = stop), failBackend);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      stopping.abort();
      void stopBackend().then(() => process.exit(130));
    });

  // What is missing fails the parts that need it; the other tests still run.
  await installTools(names.flatMap(getTools));
  for (const name of names) {
    const problem = getTools(name).map(describeMissingTool).find(Boolean);
    if (problem !== undefined) fail([name], problem);
  }
  /** The tests of pages are written for demo data that no other part has changed. */
  async function resetDemoData(next: PartName) {
    if (!isWaiting(next)) return;
    await clearBackend(ports)
      .then(() => addDemoData({ ports }))
      .catch(failBackend);
  }

  // None of these two series keeps two cores busy.
  await Promise.all([
    run('media', 'unit', 'scripts', 'emulators'),
    // The check compares the sizes of the build with their ceilings.
    startBackend()
      .then(() => run('check', 'rules'))
      .then(() => resetDemoData('app'))
      .then(() => run('app')),
  ]);
  await resetDemoData('e2e');
  // Firefox and WebKit wait most of the time.
  await Promise.all([run('e2e'), run('browsers')]);
  for (const [name, first] of results) results.set(name, await repeatFailures(name, first, options));
  const isWhole = options.changedSince === undefined && options.runnerArguments.length === 0;
  if (isWhole && !options.official && names.includes('app') && names.includes('e2e'))
    for (const index of await listUnusedIndexes(`${host}:${ports.firestore}`, projectId).catch(() => []))
      console.log(`No test used the index on ${index}.`);
  await stopBackend();
  const judged = judgeFlaky(names.flatMap((name) => results.get(name) ?? []));
  console.log(`\n${formatSummary(judged)}`);
  // Vitest's and Playwright's processes may have left something open.
  process.exit(judged.some(hasStatus('failed')) ? 1 : 0);
});
