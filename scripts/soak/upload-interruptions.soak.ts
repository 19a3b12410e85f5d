import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDemoData } from '../backend/demo-data.ts';
import { getPorts } from '../backend/ports.ts';
import { getAppEnvironment, getEmulatorEnvironment, host } from '../backend/project.ts';
import { startBackend, type Backend } from '../backend/start-backend.ts';
import { buildApp } from '../build-app.ts';
import { runPlaywright } from '../test/run-parts.ts';

/* Interrupts an upload in the browser at every point of tests/e2e/support/interruption-table.ts. Takes 15 to 40 minutes. */

const ports = getPorts('test');
const environment = { ...getAppEnvironment(ports), ...getEmulatorEnvironment(ports) };

let backend: Backend | undefined;
beforeAll(async () => {
  await buildApp(getAppEnvironment(ports));
  const appAddress = `http://${host}:${ports.hosting}`;
  backend = await startBackend({ suite: 'test', hosting: true, appAddress });
  await addDemoData(backend);
}, 180_000);
afterAll(() => backend?.stop());

test('an upload survives every interruption', async () => {
  const result = await runPlaywright('e2e', {
    environment: { ...environment, SOAK: '1' },
    runnerArguments: ['upload-interruptions.spec.ts', '--global-timeout=0'],
  });
  expect(result.failures).toEqual([]);
});
