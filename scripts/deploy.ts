/**
 * `npm run deploy -- --project <id> [options of "firebase deploy"]`: builds the app, fills in the production origins of
 * firebase.json (from .env or the environment) and deploys.
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
