/*
 * npm run test:emulators [-- names]: the tests of emulators/ by themselves.
 * npm run test:emulators -- --official [names]: what the SDKs see, against Google's engines instead of ours.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startChildServer } from '#emulators/testing/child-server.ts';
import { findOfficial } from './backend/official.ts';

const folder = join(import.meta.dirname, '..');
const official = process.argv.includes('--official');
const named = process.argv.slice(2).filter((argument) => argument !== '--official');

/** What Google's engines can be asked: not how ours starts again, nor what it makes of broken frames. */
const shared = [
  '--no-file-parallelism',
  ...['--exclude', '**/restart*.test.ts', '--exclude', '**/bad-frames.test.ts'],
  ...(named.length > 0 ? named : ['emulators/firestore/sdk', 'emulators/database/sdk']),
];

function vitest(argv: readonly string[], environment: Readonly<Record<string, string>>): Promise<number> {
  const program = join(folder, 'node_modules/.bin/vitest');
  const child = spawn(program, ['run', '--project', 'emulators', ...argv], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

async function againstOfficial(): Promise<number> {
  const { java, ...jars } = findOfficial();
  const start = (jar: string) =>
    startChildServer((port) => {
      const options = ['-Duser.language=en', '-jar', jar, '--host', '127.0.0.1', '--port', String(port)];
      return spawn(java, options, { stdio: ['ignore', 'ignore', 'pipe'] });
    });
  const firestore = await start(jars.firestore);
  const database = await start(jars.database);
  try {
    return await vitest(shared, {
      FIRESTORE_UNDER_TEST: `127.0.0.1:${firestore.port}`,
      DATABASE_UNDER_TEST: `127.0.0.1:${database.port}`,
    });
  } finally {
    await Promise.all([firestore.stop(), database.stop()]);
  }
}

try {
  // Two at a time even on two cores: much of the time an SDK waits to try again.
  process.exitCode = official ? await againstOfficial() : await vitest(['--maxWorkers', '2', ...named], {});
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
