import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from './project.ts';
import type { Backend } from './start-backend.ts';

/** An account to log in with. */
export interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
  readonly note: string;
}

interface SeedProgram {
  readonly demoAccounts: readonly DemoAccount[];
  seed(backend: Pick<Backend, 'ports'>): Promise<unknown>;
}

/** Fills a fresh backend with demo data and returns the accounts in it. */
export async function addDemoData(backend: Pick<Backend, 'ports'>): Promise<readonly DemoAccount[]> {
  const file = join(projectFolder, 'scripts', 'seed', 'seed.ts');
  if (!existsSync(file)) return [];
  const program = (await import(pathToFileURL(file).href)) as SeedProgram;
  await program.seed(backend);
  return program.demoAccounts;
}
