import type { Ports } from '#scripts/backend/ports.ts';
import { demoAccounts, type DemoAccount } from '#tests/support/demo/demo-accounts.ts';
import type { Backend } from './start-backend.ts';
import { databaseNamespace, host, projectId } from './project.ts';

/** Seeds a fresh backend. @returns the accounts to log in with */
export async function addDemoData(backend: Pick<Backend, 'ports'>): Promise<readonly DemoAccount[]> {
  // Imported lazily: the Admin SDK takes a second to load.
  const { seedBackend } = await import('./seed.ts');
  await seedBackend(backend.ports);
  return demoAccounts;
}

/** Deletes all accounts, documents, files and counters of a running backend. */
export async function clearBackend(ports: Ports): Promise<void> {
  const requests: [method: string, port: number, path: string][] = [
    ['DELETE', ports.auth, `/emulator/v1/projects/${projectId}/accounts`],
    ['DELETE', ports.firestore, `/emulator/v1/projects/${projectId}/databases/(default)/documents`],
    ['DELETE', ports.database, `/.json?ns=${databaseNamespace}`],
    ['POST', ports.storage, '/internal/reset'],
  ];
  for (const [method, port, path] of requests) {
    const url = `http://${host}:${port}${path}`;
    const { ok, status } = await fetch(url, { method, headers: { authorization: 'Bearer owner' } });
    if (!ok) throw new Error(`${method} ${url} failed with status ${status}`);
  }
}
