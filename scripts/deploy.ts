/**
 * `npm run deploy -- --project <id> [other options of "firebase deploy"]`: fills firebase.json in with the
 * addresses of production (from .env or the environment), builds and publishes.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { projectRoot } from './backend/project.ts';
import { writeFirebaseConfig } from './hosting/firebase-config.ts';
import { getProductionOrigins } from './hosting/origins.ts';

function run(program: string, ...args: string[]): void {
  const path = join(projectRoot, 'node_modules', '.bin', program);
  const { status } = spawnSync(path, args, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run('vite', 'build');
const environment = loadEnv('production', projectRoot, 'VITE_');
const config = writeFirebaseConfig(
  projectRoot,
  '.firebase.production.json',
  getProductionOrigins(environment),
  {},
);
run('firebase', 'deploy', '--config', config, ...process.argv.slice(2));
