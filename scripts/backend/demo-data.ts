import type { DemoAccount } from '../seed/demo-accounts.ts';
import type { Backend } from './start-backend.ts';

/** Seeds a fresh backend. @returns the accounts to log in with */
export async function addDemoData(backend: Pick<Backend, 'ports'>): Promise<readonly DemoAccount[]> {
  // Imported lazily: the Admin SDK takes a second to load.
  const { demoAccounts, seedBackend } = await import('../seed/seed.ts');
  await seedBackend(backend);
  return demoAccounts;
}
