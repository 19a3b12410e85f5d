import type { Backend } from './start-backend.ts';

/** An account to log in with. */
export interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
  readonly note: string;
}

/** Fills a fresh backend with demo data and returns the accounts in it. */
export async function addDemoData(backend: Pick<Backend, 'ports'>): Promise<readonly DemoAccount[]> {
  // Only when it is needed: the Admin SDK alone takes a second to load.
  const { demoAccounts, seedBackend } = await import('../seed/seed.ts');
  await seedBackend(backend);
  return demoAccounts;
}
