/** `npm test [-- part …]`: everything that proves the product, ending with one line. */
import { getPorts } from '#scripts/backend/ports.ts';
import { clearBackend } from './backend/clear-backend.ts';
import { addDemoData } from './backend/demo-data.ts';
import { getAppEnvironment, host, getEmulatorEnvironment } from './backend/project.ts';
import { startBackend, type Backend } from './backend/start-backend.ts';
import { buildApp } from './build-app.ts';
import { createFailedResult, formatSummary, type PartResult } from './test/part-result.ts';
import { backendParts, browserParts, selectParts, type PartName } from './test/parts.ts';
import { runCheck, runPlaywright, runVitest } from './test/run-parts.ts';

let backend: Backend | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void (backend?.stop() ?? Promise.resolve()).then(() => process.exit(130)));
}

const ports = getPorts('test');
const environment = { ...getAppEnvironment(ports), ...getEmulatorEnvironment(ports) };

async function runBackendParts(parts: readonly PartName[], outcomes: PartResult[]): Promise<void> {
  const withBrowser = parts.includes('e2e');
  if (withBrowser) {
    console.log('\nBuilding the app …');
    await buildApp(getAppEnvironment(ports));
  }
  console.log('\nStarting a backend for the tests …');
  backend = await startBackend({
    suite: 'test',
    hosting: withBrowser,
    appAddress: `http://${host}:${ports.hosting}`,
  });
  if (parts.includes('rules')) {
    outcomes.push(await runVitest('rules', environment));
    await clearBackend(ports);
  }
  if (withBrowser) {
    await addDemoData(backend);
    outcomes.push(await runPlaywright(environment));
  }
}

async function runSelectedParts(argv: readonly string[]): Promise<PartResult[]> {
  const outcomes: PartResult[] = [];
  /** When the work throws, each of its parts that has no outcome yet is one failure. */
  const attempt = async (parts: readonly PartName[], work: () => Promise<unknown>) => {
    const started = Date.now();
    try {
      await work();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const missing = parts.filter((part) => !outcomes.some((outcome) => outcome.part === part));
      outcomes.push(
        ...missing.map((part) => createFailedResult(part, message, (Date.now() - started) / 1000)),
      );
    }
  };

  const chosen = selectParts(argv);
  const missing = process.env['CHROMIUM_MISSING'];
  const impossible = missing === undefined ? [] : chosen.filter((part) => browserParts.includes(part));
  outcomes.push(...impossible.map((part) => createFailedResult(part, missing ?? '', 0)));
  const parts = chosen.filter((part) => !impossible.includes(part));
  for (const part of parts.filter((name) => !backendParts.includes(name))) {
    console.log(`\n${part}`);
    await attempt([part], async () =>
      outcomes.push(part === 'check' ? await runCheck() : await runVitest(part, {})),
    );
  }
  const waiting = parts.filter((name) => backendParts.includes(name));
  if (waiting.length > 0) await attempt(waiting, () => runBackendParts(waiting, outcomes));
  return outcomes;
}

const outcomes = await runSelectedParts(process.argv.slice(2)).catch((error: unknown) => [
  createFailedResult('npm test', error instanceof Error ? error.message : String(error), 0),
]);
await backend?.stop();
console.log(`\n${formatSummary(outcomes)}`);
process.exit(outcomes.some((outcome) => outcome.failures.length > 0) ? 1 : 0);
