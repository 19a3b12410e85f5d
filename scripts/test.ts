/**
 * `npm test [-- part … [--official] [-- runner arguments]]`: runs all tests, or the given parts, and prints a summary.
 * `npm test -- changed [commit]`: runs what files changed since a commit can break, by default since the last one.
 * With `--official`, the tests that need a backend run against Google's emulators.
 */
import { getPorts } from '#scripts/backend/ports.ts';
import { clearBackend, addDemoData } from './backend/demo-data.ts';
import { getAppEnvironment, host, getEmulatorEnvironment } from './backend/project.ts';
import { startBackend, type Backend } from './backend/start-backend.ts';
import { runBuild } from './run-build.ts';
import { describeMissingTool, toolsByPart } from './setup/test-tools.mjs';
import {
  createResult,
  formatResult,
  formatSummary,
  listFailures,
  type PartResult,
} from './test/part-result.ts';
import { parseArguments, parts, type PartName } from './test/parts.ts';
import { describeUnusedIndexes } from './test/unused-indexes.ts';
import { retryFailures, runPart } from './test/run-parts.ts';

const ports = getPorts('test');
const { names, official, changedSince, runnerArguments } = parseArguments(process.argv.slice(2));
const backendEnvironment = {
  ...getAppEnvironment(ports),
  ...getEmulatorEnvironment(ports),
  ...(official && { OFFICIAL_EMULATORS: '1' }),
};
const getOptions = (part: PartName) => {
  const environment = parts[part].needs === undefined ? {} : backendEnvironment;
  return { environment, runnerArguments, changedSince };
};
const results: PartResult[] = [];
let backend: Backend | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void (backend?.stop() ?? Promise.resolve()).then(() => process.exit(130)));

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
const isWaiting = (name: PartName) => names.includes(name) && !results.some(({ part }) => part === name);

function add(result: PartResult) {
  results.push(result);
  console.log(formatResult(result));
}

/** Fails those of the parts that are wanted and have no result yet. */
function fail(affected: readonly PartName[], message: string | undefined) {
  if (message === undefined) return;
  for (const part of affected.filter(isWaiting)) add(createResult(part, 0, message));
}

/** Runs parts one after the other, those that are wanted and can run. */
async function run(...wanted: readonly PartName[]) {
  for (const part of wanted.filter(isWaiting)) add(await runPart(part, getOptions(part)));
}

const needing = (...needs: readonly string[]) =>
  names.filter((name) => needs.includes(parts[name].needs ?? ''));

/** First of all, because the check compares the sizes of this build with their ceilings. */
async function build() {
  if (!needing('app').some(isWaiting)) return;
  const error = await runBuild(getAppEnvironment(ports)).then(() => undefined, getMessage);
  fail(needing('app'), error);
}

/** Runs parts side by side on demo data that no other part has changed. */
async function runOnDemoData(running: Backend, ...wanted: readonly PartName[]) {
  if (!wanted.some(isWaiting)) return;
  await clearBackend(ports);
  await addDemoData(running);
  await Promise.all(wanted.map((part) => run(part)));
}

/** @param quiet settles when nothing else keeps a core busy; the browser tests keep both busy */
async function runWithBackend(quiet: Promise<unknown>) {
  const wanted = needing('backend', 'app').filter(isWaiting);
  if (wanted.length === 0) return;
  const appAddress = `http://${host}:${ports.hosting}`;
  const hosting = needing('app').some(isWaiting);
  const functions = hosting ? (['link-previews'] as const) : [];
  backend = await startBackend({ suite: 'test', official, hosting, functions, appAddress });
  await run('rules');
  await runOnDemoData(backend, 'app');
  await quiet;
  // Firefox and WebKit wait most of the time.
  await runOnDemoData(backend, 'e2e', 'browsers');
  if (wanted.includes('e2e') && wanted.includes('app') && !official && runnerArguments.length === 0)
    for (const line of await describeUnusedIndexes(ports)) console.log(line);
}

// What is missing fails the parts that need it; the other tests still run.
for (const part of ['media', 'e2e', 'browsers'] as const)
  fail([part], toolsByPart[part].map(describeMissingTool).find(Boolean));
await build();
await run('check');
// None of these series keeps two cores busy.
const beside = Promise.all([run('media'), run('unit', 'scripts', 'emulators')]);
await runWithBackend(beside).catch((error: unknown) => fail(needing('backend', 'app'), getMessage(error)));
await beside;
for (const [index, result] of results.entries())
  results[index] = await retryFailures(result, getOptions(result.part as PartName));
await backend?.stop();
results.sort((a, b) => names.indexOf(a.part as PartName) - names.indexOf(b.part as PartName));
console.log(`\n${formatSummary(results)}`);
process.exit(listFailures(results).length > 0 ? 1 : 0);
