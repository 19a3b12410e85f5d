/**
 * `npm test [-- part … [--official] [-- runner arguments]]`: runs all tests, or the given parts, and prints a summary.
 * With `--official`, rules and browser tests run against Google's emulators.
 */
import { getPorts } from '#scripts/backend/ports.ts';
import { clearBackend } from './backend/clear-backend.ts';
import { addDemoData } from './backend/demo-data.ts';
import { getAppEnvironment, host, getEmulatorEnvironment } from './backend/project.ts';
import { startBackend, type Backend } from './backend/start-backend.ts';
import { buildApp } from './build-app.ts';
import { createFailedResult, formatSummary, type PartResult } from './test/part-result.ts';
import {
  appParts,
  backendParts,
  chromiumParts,
  parallelSeries,
  selectParts,
  splitArguments,
  type PartName,
} from './test/parts.ts';
import { describeUnusedIndexes } from './test/unused-indexes.ts';
import { runCheck, runPlaywright, runVitest } from './test/run-parts.ts';

const { names, official, runnerArguments } = splitArguments(process.argv.slice(2));

let backend: Backend | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void (backend?.stop() ?? Promise.resolve()).then(() => process.exit(130)));
}

const ports = getPorts('test');
const environment = {
  ...getAppEnvironment(ports),
  ...getEmulatorEnvironment(ports),
  ...(official && { OFFICIAL_EMULATORS: '1' }),
};

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @param quiet settles when nothing else keeps a core busy; the browser tests need both */
async function runBackendParts(
  parts: readonly PartName[],
  results: PartResult[],
  quiet: Promise<unknown>,
): Promise<void> {
  const withApp = parts.some((part) => appParts.includes(part));
  console.log('\nStarting a backend for the tests …');
  backend = await startBackend({
    suite: 'test',
    official,
    hosting: withApp,
    appAddress: `http://${host}:${ports.hosting}`,
  });
  if (parts.includes('rules')) {
    results.push(await runVitest('rules', environment, runnerArguments));
    await clearBackend(ports);
  }
  await quiet;
  if (withApp) await addDemoData(backend);
  if (parts.includes('e2e')) {
    results.push(await runPlaywright(environment, runnerArguments));
    if (!official && runnerArguments.length === 0)
      for (const line of await describeUnusedIndexes(ports)) console.log(line);
  }
  if (parts.includes('browsers')) results.push(await runVitest('browsers', environment, runnerArguments));
}

async function runSelectedParts(argv: readonly string[]): Promise<PartResult[]> {
  const results: PartResult[] = [];
  /** Adds a failure for each part without a result if the work throws. */
  const attempt = async (parts: readonly PartName[], work: () => Promise<unknown>) => {
    const startedAt = Date.now();
    try {
      await work();
    } catch (error) {
      const missing = parts.filter((part) => !results.some((result) => result.part === part));
      results.push(
        ...missing.map((part) =>
          createFailedResult(part, getMessage(error), (Date.now() - startedAt) / 1000),
        ),
      );
    }
  };

  const failSetUp = (error: string | undefined, affected: readonly PartName[]) => {
    if (error === undefined) return;
    const unrunnable = affected.filter((part) => parts.includes(part));
    results.push(...unrunnable.map((part) => createFailedResult(part, error, 0)));
    parts = parts.filter((part) => !unrunnable.includes(part));
  };
  let parts: readonly PartName[] = selectParts(argv);
  failSetUp(process.env['CHROMIUM_MISSING'], chromiumParts);
  failSetUp(process.env['FIREFOX_MISSING'] ?? process.env['WEBKIT_MISSING'], ['browsers']);
  failSetUp(process.env['FFMPEG_MISSING'], ['media']);
  if (parts.some((part) => appParts.includes(part))) {
    // First of all, because the check compares the sizes of this build with their ceilings.
    console.log('\nBuilding the app …');
    const error = await buildApp(getAppEnvironment(ports)).then(() => undefined, getMessage);
    failSetUp(error, appParts);
  }
  const runPart = async (part: PartName) => {
    console.log(`\n${part}`);
    await attempt([part], async () =>
      results.push(part === 'check' ? await runCheck() : await runVitest(part, {}, runnerArguments)),
    );
  };
  const runSelected = async (...wanted: readonly PartName[]) => {
    for (const part of wanted.filter((name) => parts.includes(name))) await runPart(part);
  };
  await runSelected('check');
  const parallel = Promise.all(parallelSeries.map((series) => runSelected(...series)));
  const withBackend = parts.filter((name) => backendParts.includes(name));
  if (withBackend.length > 0)
    await attempt(withBackend, () => runBackendParts(withBackend, results, parallel));
  await parallel;
  return results;
}

const results = await runSelectedParts(names).catch((error: unknown) => [
  createFailedResult('npm test', getMessage(error), 0),
]);
await backend?.stop();
console.log(`\n${formatSummary(results)}`);
process.exit(results.some((result) => result.failures.length > 0) ? 1 : 0);
