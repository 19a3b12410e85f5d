import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startChildServer, type ChildServer } from '#testing/child-server.ts';
import { findFreePort, waitForPort } from '#testing/wait-for-port.ts';

const program = join(import.meta.dirname, '../bin/firebase-engines.mjs');

function run(argv: readonly string[], cwd?: string) {
  const result = spawnSync(process.execPath, [program, ...argv], { encoding: 'utf8', cwd });
  return { exitCode: result.status, stdout: result.stdout, stderr: result.stderr };
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firebase-engines-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('shows the usage', () => {
  const { exitCode, stdout } = run(['--help']);
  expect({ exitCode, firstLine: stdout.split('\n')[0] }).toEqual({
    exitCode: 0,
    firstLine: 'Usage: firebase-engines <command> [options]',
  });
});

test('prints its version', () => {
  expect(run(['--version'])).toEqual({
    exitCode: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    stderr: '',
  });
});

test('rejects an invalid command line with exit code 2', () => {
  expect(run(['firestore', '--prot', '1'])).toEqual({
    exitCode: 2,
    stdout: '',
    stderr: `Unknown option '--prot'\nRun "firebase-engines --help" for usage.\n`,
  });
});

describe('an engine', () => {
  const start = (...argv: string[]): Promise<ChildServer> =>
    startChildServer((port) =>
      spawn(process.execPath, [program, ...argv, '--port', String(port)], {
        stdio: ['ignore', 'ignore', 'pipe'],
      }),
    );

  test('firestore applies rules and indexes', async () => {
    const rules = join(folder, 'firestore.rules');
    writeFileSync(
      rules,
      'service cloud.firestore { match /databases/{d}/documents { match /open/{id} { allow read, write; } } }',
    );
    const indexes = join(folder, 'firestore.indexes.json');
    writeFileSync(indexes, '{"indexes":[]}');
    const server = await start('firestore', '--rules', rules, '--indexes', indexes);
    try {
      const documents = `http://127.0.0.1:${server.port}/v1/projects/p/databases/(default)/documents`;
      const post = (path: string, body: object) =>
        fetch(`${documents}${path}`, { method: 'POST', body: JSON.stringify(body) });
      expect((await post('/open', { fields: {} })).status).toBe(200);
      expect((await post('/closed', { fields: {} })).status).toBe(403);
      const order = (fieldPath: string) => ({ field: { fieldPath } });
      const query = { from: [{ collectionId: 'open' }], orderBy: [order('a'), order('b')] };
      const response = await post(':runQuery', { structuredQuery: query });
      expect(await response.text()).toContain('FAILED_PRECONDITION');
    } finally {
      await server.stop();
    }
  });

  test('in the background outlives the shell that started it', async () => {
    const port = await findFreePort();
    const script = `"$0" "$1" database --port ${port} >/dev/null 2>&1 & echo $!`;
    const { npm_command: _, ...env } = process.env;
    const shell = spawnSync('sh', ['-c', script, process.execPath, program], { encoding: 'utf8', env });
    const pid = Number(shell.stdout);
    try {
      await waitForPort(port, AbortSignal.timeout(20_000));
      // An engine that firebase-tools started would end within a second.
      await pause(2000);
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    } finally {
      process.kill(pid, 'SIGTERM');
    }
  });

  test('database stores a value', async () => {
    const server = await start('database');
    try {
      const url = `http://127.0.0.1:${server.port}/a.json?ns=demo`;
      const headers = { authorization: 'Bearer owner' };
      expect((await fetch(url, { method: 'PUT', body: '1', headers })).status).toBe(200);
      expect(await (await fetch(url, { headers })).json()).toBe(1);
    } finally {
      await server.stop();
    }
  });

  test('storage-rules compiles rules from stdin', () => {
    const source = {
      files: [{ name: 'storage.rules', content: 'service firebase.storage { match /b/{b} { allow get; } }' }],
    };
    const request = { id: 1, action: 'load_ruleset', context: { rulesetName: 'a', source } };
    const { stdout } = spawnSync(process.execPath, [program, 'storage-rules'], {
      encoding: 'utf8',
      input: `${JSON.stringify(request)}\n`,
    });
    const responses = stdout.trim().split('\n');
    expect(responses.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { id: -1, status: 'ok' },
      { id: 1, status: 'ok', errors: [] },
    ]);
  });
});

describe('the suite', () => {
  /** A project whose firebase-tools prints how it was started. */
  function createProject(): void {
    const tools = join(folder, 'node_modules/firebase-tools');
    mkdirSync(join(tools, 'lib/bin'), { recursive: true });
    writeFileSync(join(tools, 'package.json'), '{"name":"firebase-tools"}');
    writeFileSync(
      join(tools, 'lib/bin/firebase.js'),
      `const { PATH, EMULATOR_FIRESTORE_INDEXES, FIRESTORE_EMULATOR_BINARY_PATH } = process.env;
       const jarExists = require('node:fs').existsSync(FIRESTORE_EMULATOR_BINARY_PATH);
       const java = require('node:child_process').spawnSync('java', ['-version'], { encoding: 'utf8' }).stderr;
       console.log(JSON.stringify({ argv: process.argv.slice(2), java, jarExists, PATH, EMULATOR_FIRESTORE_INDEXES }));`,
    );
    writeFileSync(
      join(folder, 'firebase.json'),
      '{ /* comment */ "firestore": { "indexes": "firestore.indexes.json" } }',
    );
  }

  test('runs the firebase-tools of the project with these engines', () => {
    createProject();
    const { exitCode, stdout, stderr } = run(['suite', '--only', 'firestore'], folder);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const result = JSON.parse(stdout) as Record<string, unknown>;
    expect(result).toMatchObject({
      argv: ['emulators:start', '--only', 'firestore'],
      java: 'openjdk version "21.0.0" (firebase-engines)\n',
      jarExists: true,
      EMULATOR_FIRESTORE_INDEXES: expect.stringContaining('firestore.indexes.json'),
    });
    expect(String(result['PATH']).split(delimiter)[0]).toBe(join(import.meta.dirname, '../java'));
  });

  test('leaves out a UI that is not downloaded', () => {
    createProject();
    const write = (file: string, source: string) =>
      writeFileSync(join(folder, 'node_modules/firebase-tools/lib', file), source);
    mkdirSync(join(folder, 'node_modules/firebase-tools/lib/emulator'));
    write(
      'emulator/downloadableEmulators.js',
      `exports.getDownloadDetails = () => ({ downloadPath: process.env.UI_FILE });`,
    );
    write('config.js', `exports.Config = class { static load() { return { src: {} }; } };`);
    write('bin/firebase.js', `console.log(JSON.stringify(require('../config.js').Config.load().src));`);
    expect(run(['suite'], folder).stdout).toContain('{"emulators":{"ui":{"enabled":false}}}');
    expect(run(['suite', '--ui'], folder).stdout).toBe('{}\n');
    const withUi = spawnSync(process.execPath, [program, 'suite'], {
      cwd: folder,
      env: { ...process.env, UI_FILE: program },
      encoding: 'utf8',
    });
    expect(withUi.stdout).toBe('{}\n');
  });

  test('runs a script while the emulators are up', () => {
    createProject();
    const { stdout } = run(['suite', 'exec', 'npm test', '--only', 'database'], folder);
    expect(JSON.parse(stdout)).toMatchObject({
      argv: ['emulators:exec', 'npm test', '--only', 'database'],
    });
  });

  test('fails when firebase-tools is not installed', () => {
    const { exitCode, stderr } = run(['suite'], folder);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringContaining('firebase-tools is not installed here'),
    });
  });
});
