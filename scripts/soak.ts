/*
 * npm run soak [names]: runs the long randomized and exhaustive tests (`*.soak.ts`), filtered by path. They take minutes
 * to hours and are not part of npm test. `differential` needs Google's Firestore emulator (see findOfficialEngines).
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startChildServer, type ChildServer } from 'firebase-engines/testing/child-server.ts';
import { findOfficialEngines, getLaunchArguments } from './backend/official-engines.ts';

const projectRoot = join(import.meta.dirname, '..');
const names = process.argv.slice(2);

/** Starts the emulator to compare with. @throws Error that lists what is missing */
function startOracle(): Promise<ChildServer> {
  const { java, firestore } = findOfficialEngines();
  return startChildServer((port) => {
    const options = [...getLaunchArguments(firestore), '--host', '127.0.0.1', '--port', String(port)];
    return spawn(java, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  });
}

function runSoakTests(environment: Readonly<Record<string, string>>): Promise<number> {
  const program = join(projectRoot, 'node_modules/.bin/vitest');
  const child = spawn(program, ['run', '--config', 'scripts/soak/vitest.config.ts', ...names], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

async function runWithOracle(): Promise<number> {
  const oracle = await startOracle();
  try {
    return await runSoakTests({
      FIRESTORE_ORACLE: `127.0.0.1:${oracle.port}`,
      DIFFERENTIAL_RULES: join(projectRoot, 'firestore.rules'),
    });
  } finally {
    await oracle.stop();
  }
}

try {
  const isDifferential = names.some((name) => name.includes('differential'));
  process.exitCode = isDifferential ? await runWithOracle() : await runSoakTests({});
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
